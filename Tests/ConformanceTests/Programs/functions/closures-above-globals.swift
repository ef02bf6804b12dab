// Closures of a file use its globals above their declarations, as functions do.

import Foundation

let handler = { print(later) }
let later = 3
handler()
var callbacks: [() -> Void] = []
callbacks.append { total += 1; print("total", total) }
var total = 10
callbacks[0]()
class M { var onChange: (() -> Void)? }
let m = M()
m.onChange = { [weak m] in print(m === other) }
let other = m
m.onChange?()
struct S { static let x = base + 1 }
let base = 4
print(S.x)

var log: [String] = []
let work = DispatchWorkItem { log.append("ran \(count)"); count += 1 }
var count = 5
work.perform()
print(log, count)
let table: [String: () -> Int] = ["a": { ten * 2 }, "b": { offset + ten }]
let ten = 10, offset = ten / 5
print(table["a"]!(), table["b"]!())
struct Shape { let area: () -> Double }
let square = Shape { side * side }
let side = 3.0
print(square.area())
func run(_ f: () -> Void) { f() }
let show = { (x: Int) in print(x, total(x)) }
func total(_ x: Int) -> Int { x + extra }
let extra = 100
show(1)

let fib: (Int) -> Int = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(10))
var even: (Int) -> Bool = { $0 == 0 || odd($0 - 1) }
var odd: (Int) -> Bool = { $0 != 0 && even($0 - 1) }
print(even(10), odd(7))
