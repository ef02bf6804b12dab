// The text of an identifier is that of an address, and equal for equal objects.

final class Item {}
let item = Item()
let text = String(describing: ObjectIdentifier(item))
print(text.hasPrefix("ObjectIdentifier(0x0000"), text.count, text == "\(ObjectIdentifier(item))")
print(ObjectIdentifier(item).debugDescription == text, text == String(reflecting: ObjectIdentifier(Item.self)))

func clamped(_ value: Int) -> Int { _slowPath(value < 0) ? 0 : value }
print(clamped(-1), clamped(2), _fastPath(true))
