// How Foundation's collections of objects describe themselves: one element a line, collections in them indented.

/// - Parameter level: The number of collections around this one.
func _objectLines(
  _ opening: String, _ closing: String, _ lines: [String], _ separator: String, _ level: Int
) -> String {
  let indent = String(repeating: "    ", count: level)
  let inner = lines.map { indent + "    " + $0 }.joined(separator: separator + "\n")
  return indent + opening + "\n" + (lines.isEmpty ? "" : inner + "\n") + indent + closing
}

func _arrayText(_ elements: [Any], _ level: Int) -> String {
  _objectLines("(", ")", elements.map { _objectText($0, level, quotes: true) }, ",", level)
}

func _dictionaryText(_ pairs: [AnyHashable: Any], _ level: Int) -> String {
  _objectLines(
    "{", "}", pairs.map { "\($0.key) = \(_objectText($0.value, level, quotes: false));" }, "", level)
}

/// - Parameter quotes: True if a text that is not one word is shown in quotes.
func _objectText(_ value: Any, _ level: Int, quotes: Bool) -> String {
  if let text = value as? String {
    let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber }
    return quotes && !isWord ? "\"\(text)\"" : text
  }
  if let array = value as? NSArray { return _arrayText(array._value, level + 1) }
  if let dictionary = value as? NSDictionary { return _dictionaryText(dictionary._value, level + 1) }
  if let array = value as? [Any] { return _arrayText(array, level + 1) }
  if let dictionary = value as? [AnyHashable: Any] { return _dictionaryText(dictionary, level + 1) }
  return "\(value)"
}
