struct Box<T> { var value: T }
protocol Holder {
  associatedtype Held
  var held: Held { get }
}
extension Box: Holder where T: BinaryInteger { var held: T { value } }
extension Holder { func get() -> Held { held } }
func take<H: Holder>(_ holder: H) -> H.Held { holder.held }
func elements<S: Sequence>(_ sequence: S) -> [S.Element] { Array(sequence) }

let number: Int = take(Box(value: 1)) + Box(value: 2).get()
let taken: Double = take(Box(value: 1))
let got: Double = Box(value: 1).get()
let all: [Double] = elements(1..<3)
