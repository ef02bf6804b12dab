protocol Source<Element> { associatedtype Element; func put(_ e: Element) -> String }
struct Count: Source { func put(_ e: Int) -> String { "p\(e)" } }
let a: any Source<String> = Count()
let b: any Source<Int> = Count()
let c: any Source<String> = b
let d: any Source = b
b.put("x")
d.put(1)
func f(_ s: any Collection<String>) {}
f([1])
f(["a"])
func g() -> any Sequence<Int> { ["a"] }
let l: [any Source<String>] = [Count()]
let m: any Source<Int, Int> = Count()
protocol NoPrimary { associatedtype X }
let n: any NoPrimary<Int>
func h(_ s: some Source<String>) {}
h(Count())
protocol Same { func same(_ o: Self) -> Bool; func make() -> Self; var me: Self { get } }
struct Z: Same { func same(_ o: Z) -> Bool { true }; func make() -> Z { self }; var me: Z { self } }
let same: any Same = Z()
same.same(Z())
_ = same.make()
_ = same.me
let fn = same.same
func i(_ e: any Same, _ z: Z) { _ = e.make().make(); e.make().same(z) }
