// A type is declared once.
struct Item {}
class Item {}
