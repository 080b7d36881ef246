// Keeps in `window.answered` whether the studio has answered everything that the page asked of it: a run of its
// script that began after the last question and was not broken off for another one has come to its end. What is done
// with mouse and keys becomes a question only some turns of the page later; until then nothing counts as answered.
(() => {
  const RERUN = (11 << 3) | 2; // the first byte of a question: field 11 of Streamlit's BackMsg
  const BEGUN = 4; // fields of Streamlit's ForwardMsg
  const ENDED = 6;
  const BROKEN_OFF = 2;
  const DRAWN_MS = 50; // that the page has to draw what came
  const ASKED_MS = 20; // of a turn of the page
  const TURNS = 3; // after which what was done has been asked
  const DEEDS = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input", "change", "focusout"];

  // Returns the number of the first field after hash and metadata, and the byte behind it.
  function first(bytes) {
    let place = 0;
    const number = () => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[place++];
        value += (byte & 127) * 2 ** shift;
        if (byte < 128) return value;
      }
    };
    while (place < bytes.length) {
      const tag = number();
      if (tag >> 3 > 2) return [tag >> 3, bytes[place]];
      const size = number();
      place += size;
    }
    return [0, 0];
  }

  let asked = 0;
  let begun = 0;
  let ended = 0;
  let done = 0; // what was done and may not have been asked yet
  Object.defineProperty(window, "answered", { get: () => done === 0 && asked > 0 && ended === asked });

  for (const deed of DEEDS) {
    window.addEventListener(
      deed,
      () => {
        done += 1;
        later(TURNS);
      },
      { capture: true },
    );
  }

  function later(turns) {
    if (turns) setTimeout(later, ASKED_MS, turns - 1);
    else done -= 1;
  }

  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (data[0] === RERUN) asked += 1;
    this.listened ??= this.addEventListener("message", hear) ?? true;
    send.call(this, data);
  };

  function hear({ data }) {
    const [field, status] = first(new Uint8Array(data));
    if (field === BEGUN) begun = asked;
    if (field === ENDED && status !== BROKEN_OFF) setTimeout(drawn, DRAWN_MS, begun);
  }

  function drawn(question) {
    ended = question;
  }
})();
