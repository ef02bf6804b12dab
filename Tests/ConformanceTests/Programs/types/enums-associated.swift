// Enums with payloads: construction, matching with and without labels, methods, mutation of self.
enum Barcode {
  case upc(Int, Int)
  case qr(text: String)
  case none

  var summary: String {
    switch self {
    case .upc(let system, let number): return "upc \(system)-\(number)"
    case .qr(text: let text) where text.isEmpty: return "empty qr"
    case .qr(let text): return "qr \(text)"
    case .none: return "none"
    }
  }
  mutating func clear() { self = .none }
}
var code = Barcode.upc(8, 85909)
print(code.summary, code)
code = .qr(text: "HELLO")
print(code.summary, code)
code.clear()
print(code.summary, code)
print(Barcode.qr(text: "").summary)

let makers = ["a", "b"].map(Barcode.qr(text:))
print(makers.map(\.summary))
if case .qr(let text) = makers[0] { print("text", text) }
if case .upc = Barcode.upc(1, 2) { print("is upc") }
for case .qr(text: let t) in makers + [.none] { print("found", t) }
let all: [Barcode] = [.upc(1, 2), .qr(text: "x"), .none]
print(all)

indirect enum Expr {
  case number(Int)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  func value() -> Int {
    switch self {
    case let .number(n): return n
    case let .add(l, r): return l.value() + r.value()
    case let .multiply(l, r): return l.value() * r.value()
    }
  }
}
let expr = Expr.multiply(.add(.number(2), .number(3)), .number(4))
print(expr.value())
print(expr)
