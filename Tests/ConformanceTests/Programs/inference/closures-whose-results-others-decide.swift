// A closure that returns nothing has the result that its context decides, or else no value.

struct Missing: Error {}
func value<T>(_ body: () throws -> T) rethrows -> T { try body() }

let one = try Int("1") ?? { throw Missing() }()
print(one)
do {
  let two = try Int("x") ?? { throw Missing() }()
  print(two)
} catch { print("caught", error) }
let three: Int? = Int("3") ?? { print("not run"); fatalError() }()
print(three as Any)
func find(_ name: String) throws -> String {
  try ["a": "found"][name] ?? (name == "b" ? "other" : { throw Missing() }())
}
print(try find("a"), try find("b"), (try? find("c")) as Any)
let nothing: Void = value { print("first"); print("second") }
print(nothing)
let names: [String] = try [1, 2].map { number in
  guard number < 3 else { throw Missing() }
  return "\(number)"
}
print(names)
let result: Result<Int, any Error> = Result { print("throws"); throw Missing() }
print(result)
let wrapped = Optional(1).map { print("mapped", $0); _ = $0 }
print(wrapped as Any)
