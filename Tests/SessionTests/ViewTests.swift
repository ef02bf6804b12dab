import Testing

/// Bound views: what they read, when they run, and when they do not.
@Suite struct ViewTests {
  private let counter = """
    > @Observable class Counter { var count = 0; var step = 1; @ObservationIgnored var note = "" }
    > let counter = Counter()
    counter: Counter = Counter#1
    """

  @Test func `an equal change in place runs the body and an equal assignment does not`() {
    check(
      """
      \(counter)
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > counter.count = 0
        equal    Counter#1.count  0 → 0  nobody is told
      > counter.count += 0
        willSet  Counter#1.count  0 → 0
                 invalidates Badge
        didSet   Counter#1.count  0 → 0
        body     Badge  #2  because Counter#1.count
      """)
  }

  @Test func `a computed property depends on what it reads`() {
    check(
      """
      > @Observable class Cart { var prices = [1, 2]; var coupon = ""; var total: Int { prices.reduce(0, +) } }
      > let cart = Cart()
      cart: Cart = Cart#1
      > :view Total cart \\.total
        body     Total  #1  reads Cart#1.prices
      > cart.prices.append(3)
        willSet  Cart#1.prices  [1, 2] → [1, 2, 3]
                 invalidates Total
        didSet   Cart#1.prices  [1, 2] → [1, 2, 3]
        body     Total  #2  because Cart#1.prices
      > :why Total
      Total ran in the last turn (#2): Cart#1.prices was changed in place, which the computed Cart.total reads for \\.total.
      > cart.coupon = "X"
        willSet  Cart#1.coupon  "" → "X"
        didSet   Cart#1.coupon  "" → "X"
      """)
  }

  @Test func `a chain depends on each of its links and a replaced link no longer`() {
    check(
      """
      > @Observable class Author { var name = "Ann" }
      > @Observable class Book { var author: Author? = Author() }
      > let book = Book()
      book: Book = Book#1
      > let first = book.author!
      first: Author = Author#1
      > :view Card book \\.author?.name
        body     Card  #1  reads Book#1.author, Author#1.name
      > book.author = nil
        willSet  Book#1.author  Author#1 → nil
                 invalidates Card
        didSet   Book#1.author  Author#1 → nil
        body     Card  #2  because Book#1.author
      > first.name = "Bea"
        willSet  Author#1.name  "Ann" → "Bea"
        didSet   Author#1.name  "Ann" → "Bea"
      > :why Card
      Card has not run since #2:
        \\.author?.name ends at Book#1.author, which is nil, so nothing after it was read
        the last turn wrote Author#1.name, which it does not read; it reads Book#1.author
      """)
  }

  @Test func `elements of arrays are read by their index`() {
    check(
      """
      > @Observable class Row { var title: String; init(_ title: String) { self.title = title } }
      > @Observable class List { var rows = [Row("a"), Row("b")] }
      > let list = List()
      list: List = List#1
      > :view First list \\.rows[0].title
        body     First  #1  reads List#1.rows, Row#1.title
      > list.rows[1].title = "B"
        willSet  Row#2.title  "b" → "B"
        didSet   Row#2.title  "b" → "B"
      > list.rows[0].title = "A"
        willSet  Row#1.title  "a" → "A"
                 invalidates First
        didSet   Row#1.title  "a" → "A"
        body     First  #2  because Row#1.title
      """)
  }

  @Test func `several paths are one body`() {
    check(
      """
      \(counter)
      > :view "Both of it" counter \\.count \\.step
        body     Both of it  #1  reads Counter#1.count, Counter#1.step
      > counter.count = 1; counter.step = 2
        willSet  Counter#1.count  0 → 1
                 invalidates Both of it
        didSet   Counter#1.count  0 → 1
        body     Both of it  #2  because Counter#1.count
        willSet  Counter#1.step  1 → 2
                 invalidates Both of it
        didSet   Counter#1.step  1 → 2
        body     Both of it  #3  because Counter#1.step
      """)
  }

  @Test func `the expression is evaluated once and its value kept`() {
    check(
      """
      > @Observable class Model { var n = 0; init() { print("made") }; deinit { print("gone") } }
      > :view One Model() \\.n \\.n
      made
        body     One  #1  reads Model#1.n
      > :unmount One
      gone
        unmount  One
      """)
  }

  @Test func `a name given again replaces the view`() {
    check(
      """
      \(counter)
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > :view Badge counter \\.step
        unmount  Badge
        body     Badge  #1  reads Counter#1.step
      > counter.count = 4
        willSet  Counter#1.count  0 → 4
        didSet   Counter#1.count  0 → 4
      > :views
      Badge  counter \\.step  #1  reads Counter#1.step
      """)
  }

  @Test func `errors stand-in the command as it was typed`() {
    let played = play([
      "@Observable class Counter { var count = 0 }", "let counter = Counter()", ":view Badge counter \\.cuont",
      ":view Badge conter \\.count", ":views",
    ])
    #expect(played[2].outcome == .failed(.source))
    #expect(played[2].lines.first == "<input 3>:1:23: error: value of type 'Counter' has no member 'cuont'")
    #expect(played[3].outcome == .failed(.source))
    #expect(played[3].lines.first?.hasPrefix("<input 4>:1:13: error: cannot find 'conter' in scope") == true)
    #expect(
      played[4].lines == [
        "There are no views. '#Preview { … }' or ':mount VIEW' mounts one; ':view NAME EXPR KEYPATH…' binds one."
      ])
  }

  @Test func `what is no modifier modifies nothing`() {
    let words = "struct 'ViewBuilder' requires that 'Text' conform to 'ViewModifier'"
    let played = play([
      "struct Page: View { var body: some View { Text(\"a\").modifier(Text(\"b\")) } }",
      "struct Page: View { var body: some View { VStack { Text(\"a\").modifier(Text(\"b\")); Text(\"c\") } } }",
    ])
    #expect(played[0].lines.first == "<input 1>:1:43: error: \(words)")
    #expect(played[1].lines.first == "<input 2>:1:52: error: \(words)")
  }
}
