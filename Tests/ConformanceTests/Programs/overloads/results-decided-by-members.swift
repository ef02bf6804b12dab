struct A { var name = "A"; func f() -> Int { 1 } }
struct B { var title = "B"; static func == (a: B, b: Int) -> Bool { true } }
func make() -> A { A() }
func make() -> B { B() }
func make() -> String? { "text" }
print(make().name, make().title, make().f())
print(make()?.count ?? 0, make() == 3, make()!.uppercased())
func id<T>(_ x: T) -> T { x }
print(id(make()) as String? ?? "none", (make() as A).name)
let list: [B] = [make(), make()]
let table: [String: A] = ["a": make()]
print(list.count, table.count, [1].map { _ in make() as A }.count)
func take(_ a: A, _ b: B) { print("A and B") }
take(make(), make())
func optional(_ x: Int) -> A? { nil }
func optional(_ x: Int) -> B? { B() }
print((optional(1) ?? make()).title, optional(1)?.name ?? "no name")
