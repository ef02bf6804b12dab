// Of two generic functions that the labels leave, the more specialized one is meant wherever it fits, whatever that
// costs; a number among the arguments, Any or an optional in a declaration lets the solutions decide.
func pair<T>(_ a: T, _ b: T) { print("same", T.self) }
func pair<T, U>(_ a: T, _ b: U) { print("different", T.self, U.self) }
pair([1], [2.5])
pair([1], ["a"])
pair("a", "b")
pair("a", [1])
pair(true, false)
pair({ 1 }, { 2 })
pair([1: 1], [1: 2.5])
pair(1, 2.5)
pair([1], 2)
pair(-1, [1])
func equal<T: Equatable>(to x: T) { print("Equatable", T.self) }
func equal<T: Comparable>(to x: T) { print("Comparable", T.self) }
equal(to: 1)
equal(to: "a")
equal(to: [1])
equal(to: ["a"].first!)
equal(to: true)
func maybe<T>(_ a: T, _ b: T?) { print("maybe", T.self) }
func maybe<T, U>(_ a: T, _ b: U?) { print("maybe", T.self, U.self) }
maybe([1], [2.5])
maybe("a", "b")
struct Pair {
  var text: String
  init<T>(_ a: T, _ b: T) { text = "same \(T.self)" }
  init<T, U>(_ a: T, _ b: U) { text = "different \(T.self) \(U.self)" }
  func with<T>(_ a: T, _ b: T) -> String { "same \(T.self)" }
  func with<T, U>(_ a: T, _ b: U) -> String { "different \(T.self) \(U.self)" }
}
print(Pair([1], [2.5]).text, Pair("a", 1).text, Pair("a", "b").with([1], [2.5]), Pair("a", "b").with(1, 2.5))
