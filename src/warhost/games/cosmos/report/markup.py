"""Text as it stands safely between and within tags."""

UNSAFE = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
SAFE = str.maketrans(UNSAFE)


def escape(text: str) -> str:
    return text.translate(SAFE)
