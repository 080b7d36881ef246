// What the editors in the browser keep to; tsc checks their names and types.

import js from "@eslint/js";
import globals from "globals";

const SIMPLE = {
  complexity: ["error", 10],
  "max-lines": ["error", 300],
  "max-lines-per-function": ["error", 40],
  "max-params": ["error", 5],
};
const PLAIN = {
  eqeqeq: "error",
  "no-console": "error",
  "no-duplicate-imports": "error",
  "no-implicit-globals": "error",
  "no-implicit-coercion": "error",
  "no-shadow": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "one-var": ["error", "never"],
  "prefer-const": "error",
  "prefer-template": "error",
};
const NO_MARKUP = {
  selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]",
  message: "Text of a pack becomes text, never markup: use el and svg.",
};

export default [
  { ignores: ["studio/browser/built/", ".venv/", "tests/studio/browser/"] },
  js.configs.recommended,
  {
    files: ["studio/browser/src/**/*.js"],
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { ...SIMPLE, ...PLAIN, "no-restricted-syntax": ["error", NO_MARKUP] },
  },
  { files: ["tests/studio/modules/*.js"], languageOptions: { globals: globals.nodeBuiltin }, rules: PLAIN },
  { files: ["studio/browser/src/bundle.js"], languageOptions: { globals: globals.node } },
];
