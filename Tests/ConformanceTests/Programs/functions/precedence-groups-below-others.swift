// Precedence groups that are declared below others of the library and of the program.
precedencegroup Pipe {
  associativity: left
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
}
precedencegroup Compose {
  associativity: left
  lowerThan: NilCoalescingPrecedence
  higherThan: Pipe
}
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator |>: Pipe
infix operator >>>: Compose
infix operator **: Power
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ** (a: Int, b: Int) -> Int { b == 0 ? 1 : a * (a ** (b - 1)) }
let increment = { (x: Int) in x + 1 }
print(1 + 2 |> increment)
print(2 ** 3 * 2 |> increment >>> increment)
print(1 ..< 4 |> { $0.count })
print(3 |> { $0 + 1 } as (Int) -> Int)
let chosen = 2 > 1 ? 5 : 6 |> increment
print(chosen)
var result = 0
result = Int?.none ?? 4 |> increment >>> { "\($0)!" } |> { $0.count }
print(result)
