"""Prints tables in Markdown."""


def show(title, headings, rows, explanation=""):
    """Prints a table; every column but the first holds numbers."""
    print(f"\n### {title}\n")
    if explanation:
        print(f"{explanation}\n")
    print(f"| {' | '.join(headings)} |")
    print(f"|---|{'---:|' * (len(headings) - 1)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    print(flush=True)


def seconds(value):
    return f"{value:.2f} s"


def megabytes(value):
    return f"{value / 1e6:.0f} MB"


def ratio(value, baseline):
    return f"{value / baseline:.2f}"


def reached(value, aim):
    return "yes" if value <= aim else "**no**"
