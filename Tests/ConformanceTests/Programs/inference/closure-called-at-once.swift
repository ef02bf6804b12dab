print(({ $0.count })("four"))
print({ $0 + 1 }(2), { $0 + $1 }(1, 2.5), { "\($0)" }(1))
let x = { (a: Int) in a * 2 }(4)
let y = { return 5 }()
let z: String = {
  let parts = ["a", "b"]
  return parts.joined(separator: "-")
}()
print(x, y, z, { [1, 2] }().count, { $0 }(7))
print((({ $0 })({ $0 * 2 } as (Int) -> Int))(4))
