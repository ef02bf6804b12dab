import Dispatch
class C { var n = 0
  func go() { DispatchQueue.main.async { self.n += 1 } }
}
func one() async -> Int { 1 }
func plus(_ n: Int) -> Int { n }
func f() async {
  var n = 1
  async let a = n + 1
  n = 2
  print(await a, n)
}
func g() async {
  var n = 1
  async let a = plus(n)
  n += 2
  print(await a, n)
}
func h() async {
  var n = 1
  async let a = n
  n += 2
  print(await a, n)
}
func i() async {
  var n = [1]
  async let a = n.count
  n.append(1)
  print(await a, n)
}
func k() async {
  var n = 1
  n += 1
  async let a = n
  print(await a, n)
}
