class Timer { var tick: (() -> Void)?; var n = 0; func start() { tick = { n += 1 } ; tick = { self.n += 1 } ; tick = { [weak self] in self.n += 1 } ; tick = { [weak self] in self?.n += "a" } ; tick = { [unowned self] in n += 1 } ; tick = { [self] in n += 1 } } ; deinit { print(m) } ; func stop() { tick = nil() ; tick?(1) ; tick() ; tick!() ; let x = tick() } }
struct V { var n = 0; func f() -> () -> Void { { n += 1 } } ; mutating func g() { let c = { self.n += 1 }; c() ; h { n += 1 } } ; func h(_ c: @escaping () -> Void) {} }
func counter() -> () -> Int { var c = 0; return { c += 1 } }
func counter2() -> () -> Int { var c = 0; return { c += 1; return c } }
func apply(_ f: (Int) -> Int, _ x: Int) -> Int { return f }
func apply2(_ f: (Int) -> Int, _ x: Int) -> Int { f(x, x) }
func apply3(_ f: (Int) -> Int, _ x: String) -> Int { f(x) }
apply({ $0 * 2 })
apply({ $0 * 2 }, "3")
apply({ x in x.count }, 2)
apply({ (x: String) in 1 }, 2)
apply({ print($0) }, 2)
apply(-, 3)
let add: (Int, Int) -> Int = (+)
let f = { (a: Int, b: Int) in a + b }
f(a: 1, b: 2)
f(1)
f(1, "2")
let g: (Int) -> (Int) -> Int = { a in { b in a + c } }
g(1)(2)(3)
let k = [3, 1].sorted(by: >=, 1)
let p = [1, 2].reduce(0) { a, b, c in a }
let q = [[1]].flatMap { $0.map { $0.x } }
let r = (1...3).map { i in i * "2" }
let t = ["1"].compactMap { Int($0) }.first + 1
