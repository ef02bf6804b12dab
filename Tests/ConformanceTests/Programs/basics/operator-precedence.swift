// Precedence and associativity of the standard operators, ternary chains and short circuits.
// swift-format-ignore-file: NeverUseForceTry
print(1 + 2 * 3, (1 + 2) * 3, 10 - 4 - 3, 2 * 3 % 4, 20 / 2 * 5, -2 * 3, 1 + -1)
print(1 << 2 * 3, 1 | 2 ^ 3 & 1, 6 & 3 == 2, 1 + 2 << 1, ~1 + 1, 5 % 3 * 2)
let yes = [true][0], no = [false][0]
print(yes || no && no, (yes || no) && no, !yes || yes, !(yes && no))
print(1 < 2 && 2 < 3, 1 + 1 == 2 && 3 > 2, yes == no ? "yes" : "no")
let n = 15
print(n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n % 3 == 0 ? "Fizz" : "\(n)")
print(n > 10 ? n > 20 ? "big" : "medium" : "small")
let none: Int? = nil
print(none ?? 1 + 2, (none ?? 1) + 2, none ?? 3 > 2 ? "a" : "b")
print(1...3 ~= 2, (1..<3).contains(1 + 1), 0..<n / 5, n - 5..<n + 5)
var log: [String] = []
func t(_ name: String) -> Bool {
  log.append(name)
  return true
}
func f(_ name: String) -> Bool {
  log.append(name)
  return false
}
_ = f("a") && t("b") || t("c")
_ = t("d") || f("e") && f("f")
_ = f("g") ? t("h") : t("i")
_ = t("j") && (f("k") || t("l")) && t("m")
print(log)
var x = 2
x += 3 * 2
x *= x + 1
print(x)
x -= x > 50 ? 2 : 1
print(x, x as Int? as Any, 7 as Double / 2)
let text = "a" + "b" + "c" == "abc" ? "equal" : "not"
print(text, ("a" < "b") == true, !"".isEmpty == false, -n.signum(), -(n), +n)
print([1, 2] + [3] == [1, 2, 3], 2 + 3 as Double, try! 1 + half(4), (1, 2) == (1, 2) && true)
func half(_ n: Int) throws -> Int { n / 2 }
