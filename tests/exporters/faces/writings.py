"""Sentences in many writings, for tests."""

from typing import Final

SENTENCES: Final = {
    "Cyrillic": "Стрелки движутся быстро.",
    "polytonic Greek": "Μῆνιν ἄειδε θεὰ",
    "Hebrew": "הלוחמים נעים במהירות",
    "Arabic": "المحاربون يتحركون بسرعة",
    "Devanagari": "क्षत्रिय योद्धा तेज़ी से बढ़ते हैं",
    "Thai": "นักรบเคลื่อนที่อย่างรวดเร็ว",
    "Japanese": "戦士たちは素早く移動します。",
    "Chinese": "战士们迅速向目标移动。",
    "Korean": "전사들은 빠르게 이동합니다",
}
"""The warriors move fast, by script; the Greek is the first line of the Iliad."""
