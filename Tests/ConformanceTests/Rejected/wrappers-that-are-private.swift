struct Model {
  @propertyWrapper private struct Stored<Value> { var wrappedValue: Value }
  @Stored var list: [Int] = []
  @Stored private var own: [Int] = []
  @Stored fileprivate var file: [Int] = []
  @Stored var inferred = [1]
}
@propertyWrapper private struct Whole { var wrappedValue: Int }
struct Other {
  @Whole var a = 1
  @Whole var b: Int
  @Whole static var c: Int = 1
  @Whole private var d: Int = 3
}
private struct Hidden { @Whole var a: Int }
func local() { @Whole var x: Int = 1; x += 1 }
