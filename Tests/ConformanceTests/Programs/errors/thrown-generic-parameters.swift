// A generic parameter that a signature throws conforms to Error without saying so.
enum ParseError: Error { case bad(Character, at: Int) }
func digits(_ text: String) throws(ParseError) -> [Int] {
  var result: [Int] = []
  for (index, character) in text.enumerated() {
    guard let digit = character.wholeNumberValue else { throw .bad(character, at: index) }
    result.append(digit)
  }
  return result
}
func mapAll<T, U, E>(_ values: [T], _ transform: (T) throws(E) -> U) throws(E) -> [U] {
  var result: [U] = []
  for value in values { result.append(try transform(value)) }
  return result
}
struct Box<Value> {
  var value: Value
  func map<U, Failure>(_ transform: (Value) throws(Failure) -> U) throws(Failure) -> Box<U> {
    Box<U>(value: try transform(value))
  }
}
do { print(try mapAll(["1", "22"], digits)) } catch { print(error) }
do throws(ParseError) {
  print(try mapAll(["1", "2q"], digits))
} catch {
  switch error {
  case .bad(let character, at: let index): print(character, index)
  }
}
print(mapAll([1, 2]) { $0 * 2 }, Box(value: 3).map { "\($0)" })
do { print(try Box(value: "4x").map(digits)) } catch { print("box", error) }
func ignore<E>(_ error: E.Type, _ work: () throws(E) -> Void) -> String {
  do { try work() } catch { return "\(error)" }
  return "done"
}
print(ignore(ParseError.self) { () throws(ParseError) in throw .bad("z", at: 9) })
