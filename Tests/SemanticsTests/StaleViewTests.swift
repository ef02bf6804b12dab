import Testing

/// Views that show an old value: found by comparing what a body has read with what is true at the end of the turn.
@Suite struct StaleViewTests {
  private func trial(_ declarations: String, body: String, _ inputs: String...) -> Trial {
    Trial([declarations, "struct Page: View { \(body) }"] + inputs)
  }

  // MARK: Each kind of input

  @Test func `a property of a plain class`() {
    let trial = trial(
      "class Item { var done = false }", body: "let item: Item; var body: some View { Text(\"\\(item.done)\") }",
      "let item = Item()", ":mount Page(item: item)", "item.done = true")
    #expect(
      trial.mistakes == [
        "Page shows false, but Item#1.done is true since <input 5>:1: 'done' is in Item, a plain class, so its changes are not observed."
      ])
    #expect(trial.advice == ["<input 1>:1: 'class Item' → '@Observable class Item'"])
    #expect(trial.bodies("Page") == 1)
  }

  @Test func `an ignored property`() {
    let trial = trial(
      "@Observable class Model { var a = 0; @ObservationIgnored var b = 0 }",
      body: "let model: Model; var body: some View { Text(\"\\(model.b)\") }", "let model = Model()",
      ":mount Page(model: model)", "model.b = 7")
    #expect(
      trial.mistakes == [
        "Page shows 0, but Model#1.b is 7 since <input 5>:1: 'b' is '@ObservationIgnored', so its changes are not observed."
      ])
  }

  @Test func `a property of a plain superclass or subclass of an observable class`() {
    let base = trial(
      "class Entity { var name = \"a\" }\n@Observable final class User: Entity { var age = 1 }",
      body: "let user: User; var body: some View { Text(user.name) }", "let user = User()", ":mount Page(user: user)",
      "user.name = \"b\"")
    #expect(
      base.mistakes == [
        "Page shows \"a\", but User#1.name is \"b\" since <input 5>:1: 'name' is in Entity, a plain class, so its changes are not observed."
      ])
    #expect(base.advice == ["<input 1>:1: 'class Entity' → '@Observable class Entity'"])
    let derived = trial(
      "@Observable class Shape { var x = 0 }\nfinal class Circle: Shape { var radius = 1 }",
      body: "let circle: Circle; var body: some View { Text(\"\\(circle.radius)\") }", "let circle = Circle()",
      ":mount Page(circle: circle)", "circle.radius = 2")
    #expect(
      derived.mistakes == [
        "Page shows 1, but Circle#1.radius is 2 since <input 5>:1: 'radius' is in Circle, a subclass without '@Observable', so its changes are not observed."
      ])
  }

  @Test func `a property that is not published`() {
    let trial = trial(
      "class Model: ObservableObject { @Published var a = 0; var b = \"x\" }",
      body: "@ObservedObject var model: Model; var body: some View { Text(model.b) }", "let model = Model()",
      ":mount Page(model: model)", "model.b = \"y\"")
    #expect(
      trial.mistakes == [
        "Page shows \"x\", but Model#1.b is \"y\" since <input 5>:1: 'b' is not '@Published', so its changes are not announced."
      ])
    #expect(trial.advice == ["<input 1>:1: 'var b = \"x\"' → '@Published var b = \"x\"'"])
  }

  @Test func `a global variable`() {
    let trial = trial(
      "var level = 1", body: "var body: some View { Text(\"\\(level)\") }", ":mount Page()", "level = 2")
    #expect(
      trial.mistakes == [
        "Page shows 1, but level is 2 since <input 4>:1: global variables are not observed."
      ])
  }

  @Test func `a static variable`() {
    let trial = trial(
      "enum Settings { static var size = 10 }", body: "var body: some View { Text(\"\\(Settings.size)\") }",
      ":mount Page()", "Settings.size = 20")
    #expect(trial.mistakes.count == 1)
    #expect(trial.mistakes.first?.hasPrefix("Page shows 10, but Settings.size is 20") == true)
  }

  @Test func `a nested object`() {
    let trial = trial(
      "class Inner: ObservableObject { @Published var n = 0 }; class Outer: ObservableObject { let inner = Inner() }",
      body: "@StateObject var outer = Outer(); var body: some View { Text(\"\\(outer.inner.n)\");"
        + " Button(\"Add\") { outer.inner.n += 1 } }", ":mount Page()", ":tap Add")
    #expect(trial.mistakes.count == 1)
    #expect(trial.mistakes.first?.hasPrefix("Page shows 0, but Inner#1.n is 1 since <input 2>:1 (closure in") == true)
    #expect(trial.mistakes.first?.contains("by :tap Add") == true)
  }

  @Test func `a shared object without a wrapper`() {
    let trial = trial(
      "class Store: ObservableObject { static let shared = Store(); @Published var n = 0 }",
      body: "var body: some View { Text(\"\\(Store.shared.n)\") }", ":mount Page()", "Store.shared.n = 3")
    #expect(trial.mistakes.count == 1)
    #expect(trial.mistakes.first?.contains("reads a shared ObservableObject that it does not observe") == true)
  }

  @Test func `the time`() {
    let trial = trial(
      "let start = Date()", body: "var body: some View { Text(\"\\(Date().timeIntervalSince(start))\") }",
      ":mount Page()", ":advance 5s")
    #expect(
      trial.mistakes == [
        "Page still shows the time of its last run, 0 s; it is now 5 s: the passage of time does not update a view."
      ])
  }

  @Test func `what a computed property reads`() {
    let trial = trial(
      "class Tax { var rate = 10 }; @Observable class Cart { var sum = 100; let tax = Tax(); var total: Int { sum + tax.rate } }",
      body: "let cart: Cart; var body: some View { Text(\"\\(cart.total)\") }", "let cart = Cart()",
      ":mount Page(cart: cart)", "cart.tax.rate = 20")
    #expect(trial.mistakes.first?.hasPrefix("Page shows 10, but Tax#1.rate is 20 since <input 5>:1") == true)
  }

  @Test func `what a method reads`() {
    let trial = trial(
      "class Names { var all = [\"a\", \"b\"]; func joined() -> String { all.joined() } }",
      body: "let names: Names; var body: some View { Text(names.joined()) }", "let names = Names()",
      ":mount Page(names: names)", "names.all.append(\"c\")")
    #expect(
      trial.mistakes.first?.hasPrefix("Page shows [\"a\", \"b\"], but Names#1.all is [\"a\", \"b\", \"c\"]") == true)
  }

  @Test func `what a row reads`() {
    let trial = trial(
      "class Item { var done = false }",
      body: "let item: Item; var body: some View { List { ForEach(0..<2) { Text(\"\\($0) \\(item.done)\") } } }",
      "let item = Item()", ":mount Page(item: item)", "item.done = true")
    #expect(trial.mistakes.count == 1)
  }

  @Test func `a bound view`() {
    let trial = Trial("class Item { var n = 0 }", "let item = Item()", ":view Badge item \\.n", "item.n = 1")
    #expect(trial.mistakes.first?.hasPrefix("Badge shows 0, but Item#1.n is 1 since <input 4>:1") == true)
  }

  @Test func `the function that writes`() {
    let trial = trial(
      "class Item { var n = 0\n  func add() {\n    n += 1\n  }\n}",
      body: "let item: Item; var body: some View { Text(\"\\(item.n)\") }", "let item = Item()",
      ":mount Page(item: item)", "item.add()")
    #expect(trial.mistakes.first?.hasPrefix("Page shows 0, but Item#1.n is 1 since <input 1>:3 (Item.add()):") == true)
  }

  // MARK: When it is said

  @Test func `a cause is told once`() {
    let trial = trial(
      "class Item { var n = 0 }", body: "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      "let item = Item()", ":mount Page(item: item)", "item.n = 1", "item.n = 2", "print(1)")
    #expect(trial.mistakes.count == 1)
    #expect(trial.shown[4].contains("mistake"))
    #expect(!trial.shown[5].contains("mistake"))
  }

  @Test func `why knows it`() {
    let trial = trial(
      "class Item { var n = 0 }", body: "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      "let item = Item()", ":mount Page(item: item)", "item.n = 1", ":why Page")
    #expect(
      trial.last
        == "Page has not run since #1 and shows 0, but Item#1.n is 1 since <input 5>:1: 'n' is in Item, a plain class,"
        + " so its changes are not observed.\n")
  }

  @Test func `a comment accepts it`() {
    let trial = trial(
      "class Item {\n  // obsh:allow plain_class_read – on purpose\n  var n = 0\n}",
      body:
        "let item: Item\nvar body: some View {\n  Text(\"\\(item.n)\")  // obsh:allow plain_class_read – on purpose\n}\n",
      "let item = Item()", ":mount Page(item: item)", "item.n = 1")
    #expect(trial.mistakes == [])
  }

  @Test func `a mistake on purpose is ignored`() {
    let trial = trial(
      "class Item { var n = 0 }", body: "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      "let item = Item()", ":mount Page(item: item)", "item.n = 1", ":mistakes ignore 1", "item.n = 2")
    #expect(trial.mistakes == [])
    #expect(trial.shown[5].hasPrefix("Ignored: Page shows 0"))
    #expect(!trial.last.contains("mistake"))
  }

  @Test func `the setting turns it off`() {
    let trial = trial(
      "class Item { var n = 0 }", body: "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      ":set mistakes off",
      "let item = Item()", ":mount Page(item: item)", "item.n = 1")
    #expect(trial.mistakes == [])
  }

  // MARK: What is no mistake

  private static let healthy: [(why: String, declarations: String, body: String, inputs: [String])] = [
    (
      "the value is equal again", "class Item { var n = 0 }",
      "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      ["let item = Item()", ":mount Page(item: item)", "item.n += 0", ":begin", "item.n = 5", "item.n = 0", ":commit"]
    ),
    (
      "another property is written", "class Item { var n = 0; var m = 0 }",
      "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      ["let item = Item()", ":mount Page(item: item)", "item.m = 5"]
    ),
    (
      "another part of the struct is written", "struct C { var x = 0; var y = 0 }; class Item { var c = C() }",
      "let item: Item; var body: some View { Text(\"\\(item.c.x)\") }",
      ["let item = Item()", ":mount Page(item: item)", "item.c.y = 5"]
    ),
    (
      "another element is written", "class Item { var list = [1, 2] }",
      "let item: Item; var body: some View { Text(\"\\(item.list[0])\"); Text(\"\\(item.list.count)\") }",
      ["let item = Item()", ":mount Page(item: item)", "item.list[1] = 5"]
    ),
    (
      "only an action reads", "class Item { var n = 0 }",
      "let item: Item; @State private var k = 0; var body: some View { Text(\"\\(k)\"); Button(\"Go\") { k = item.n } }",
      ["let item = Item()", ":mount Page(item: item)", "item.n = 5", ":tap Go"]
    ),
    (
      "the body counts its runs", "enum Runs { static var count = 0 }",
      "@State private var k = 0; var body: some View { let _ = (Runs.count += 1); Text(\"\\(k)\"); Text(\"\\(Runs.count)\");"
        + " Button(\"Go\") { k += 1 } }", [":mount Page()", ":tap Go", "Runs.count = 0"]
    ),
    (
      "the body fills a cache", "class Cache { var known: [Int: String] = [:] }",
      "let cache: Cache; @State private var k = 0; var body: some View { let _ = (cache.known[k] = \"a\");"
        + " Text(cache.known[k] ?? \"\"); Button(\"Go\") { k += 1 } }",
      ["let cache = Cache()", ":mount Page(cache: cache)", ":tap Go"]
    ),
    (
      "the view runs for another reason", "class Item { var n = 0 }",
      "let item: Item; @State private var k = 0; var body: some View { Text(\"\\(item.n) \\(k)\");"
        + " Button(\"Go\") { item.n += 1; k += 1 } }",
      ["let item = Item()", ":mount Page(item: item)", ":tap Go", ":tap Go"]
    ),
    (
      "the view has left", "class Item { var n = 0 }", "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      ["let item = Item()", ":mount Page(item: item)", ":unmount Page", "item.n = 5"]
    ),
    (
      "a constant", "class Item { let n = 0 }", "let item: Item; var body: some View { Text(\"\\(item.n)\") }",
      ["let item = Item()", ":mount Page(item: item)", "print(item.n)"]
    ),
    (
      "a timeline follows the time", "let start = Date()",
      "var body: some View { TimelineView(.periodic(from: start, by: 1)) { _ in Text(\"\\(Date())\") } }",
      [":mount Page()", ":advance 3s"]
    ),
    (
      "SwiftUI keeps the text up to date", "let start = Date()",
      "var body: some View { Text(Date(), style: .relative) }", [":mount Page()", ":advance 3s"]
    ),
    (
      "a model numbers its instances",
      "@Observable class M { static var next = 0; let id: Int; init() { id = M.next; M.next += 1 } }",
      "@State private var m = M(); @State private var k = 0; var body: some View { Text(\"\\(m.id) \\(k)\");"
        + " Button(\"Go\") { k += 1 } }", [":mount Page()", ":tap Go", "let other = M()"]
    ),
    (
      "the object announces by hand",
      "class Model: ObservableObject { var n = 0 { willSet { objectWillChange.send() } } }",
      "@StateObject private var model = Model(); var body: some View { Text(\"\\(model.n)\");"
        + " Button(\"Go\") { model.n += 1 } }", [":mount Page()", ":tap Go"]
    ),
    (
      "the object forwards its inner one",
      "class Inner: ObservableObject { @Published var n = 0 }; class Outer: ObservableObject { let inner = Inner();"
        + " var link: AnyCancellable?; init() { link = inner.objectWillChange.sink { [weak self] _ in"
        + " self?.objectWillChange.send() } } }",
      "@StateObject private var outer = Outer(); var body: some View { Text(\"\\(outer.inner.n)\");"
        + " Button(\"Go\") { outer.inner.n += 1 } }", [":mount Page()", ":tap Go"]
    ),
    (
      "a random number is deliberate", "let one = 1",
      "@State private var k = 0; var body: some View { Text(\"\\(Int.random(in: 0..<9)) \\(k)\");"
        + " Button(\"Go\") { k += 1 } }", [":mount Page()", ":tap Go", "print(Int.random(in: 0..<9))"]
    ),
  ]

  @Test(arguments: healthy.indices) func `nothing is said`(index: Int) {
    let program = Self.healthy[index]
    let trial = Trial([program.declarations, "struct Page: View { \(program.body) }"] + program.inputs)
    #expect(trial.failure == nil)
    #expect(trial.mistakes == [], "\(program.why)")
  }
}
