// `C.SubSequence == C`, where nothing but a later argument or the context decides `C`.
protocol Conversion<Input, Output> {
  associatedtype Input
  associatedtype Output
}
struct Identity<Value>: Conversion {
  typealias Input = Value
  typealias Output = Value
}
struct Skipping<Length, Bytes: Conversion>
where Bytes.Input: Collection, Bytes.Input.SubSequence == Bytes.Input, Bytes.Output == Bytes.Input {
  let length: Length
  func skip(_ input: inout Bytes.Input) { input = input.dropFirst() }
  func count(_ input: Bytes.Input) -> Int { input.count }
}
extension Skipping {
  init<C>(_ step: Int = 1) where Length == PartialRangeFrom<Int>, Bytes == Identity<C> { self.init(0..., step) }
  init<C>(_ length: Length, _ step: Int = 1) where Bytes == Identity<C> { self.length = length }
}

var input = "abc"[...].utf8
Skipping().skip(&input)
print(Substring(input), Skipping().count(input))
let texts: Skipping<PartialRangeFrom<Int>, Identity<Substring>> = Skipping(2)
print(texts.count("four"), texts.length.lowerBound)
var numbers = [1, 2, 3][...]
Skipping(5).skip(&numbers)
print(numbers)
