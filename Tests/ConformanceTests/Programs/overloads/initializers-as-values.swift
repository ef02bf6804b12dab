// What is done with the result decides which initializer of a type is passed as a function.
struct Part {
  var last: String
  init?(raw: String) {
    if raw.isEmpty { return nil }
    last = raw
  }
  init(_ text: String) { last = text }
  func count() -> Int { last.count }
}
struct Other {
  var last: String
  init(_ text: String) { last = text }
  init?(raw: String) {
    if raw.isEmpty { return nil }
    last = raw
  }
}
extension Optional {
  func mapped<B>(_ change: (Wrapped) -> B) -> B? { map(change) }
}
func change<A, B>(_ value: A?, _ change: (A) -> B) -> B? { value.map(change) }

let text: String? = "a"
print(text.map(Part.init)?.last as Any)
let known: String? = text.map(Part.init)?.last
print(known as Any)
print(text.map(Part.init)!.last, text.map(Part.init)?.count() as Any)
print(text.mapped(Part.init)?.last as Any, change(text, Part.init)?.last as Any)
print(text.map(Other.init)?.last as Any)
print(["a", "b"].map(Part.init)[1].last)
let made = text.flatMap(Part.init)
print(made?.last as Any)
let perhaps: [Part?] = ["", "c"].map(Part.init)
print(perhaps.map { $0?.last ?? "none" })
