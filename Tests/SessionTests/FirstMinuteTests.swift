import Testing

/// What a person sees first.
@Suite struct FirstMinuteTests {
  @Test func `a counter and two views`() {
    check(
      """
      > @Observable class Counter {
      .   var count = 0
      .   var label = "Taps"
      . }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > :view Title counter \\.label
        body     Title  #1  reads Counter#1.label
      > counter.count += 1
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
        didSet   Counter#1.count  0 → 1
        body     Badge  #2  because Counter#1.count
      > counter.label = "Taps"
        equal    Counter#1.label  "Taps" → "Taps"  nobody is told
      > :why Title
      Title has not run since #1: it reads Counter#1.label, whose last write was equal ("Taps").
      """)
  }

  @Test func `values are shown with their types`() {
    check(
      """
      > let sum = 1 + 2
      sum: Int = 3
      > sum * 2
      Int = 6
      > "a" + "b"
      String = "ab"
      > var name: String? = nil
      name: String? = nil
      > name = "Ann"
      > name
      String? = "Ann"
      > let (a, b) = (1, "x")
      a: Int = 1
      b: String = "x"
      > [1: "one"]
      [Int : String] = [1: "one"]
      > struct Point { var x = 1; var y = 2.5 }
      > Point()
      Point = Point(x: 1, y: 2.5)
      > func nothing() {}
      > nothing()
      > print("printed")
      printed
      """)
  }

  @Test func `instances inside values have their names`() {
    check(
      """
      > class Node { var next: Node? }
      > let nodes = [Node(), Node()]
      nodes: [Node] = [Node#1, Node#2]
      > struct Pair { let left: Node; let right: Node? }
      > Pair(left: nodes[0], right: nil)
      Pair = Pair(left: Node#1, right: nil)
      > nodes[1].next = nodes[0]
      > nodes[1].next
      Node? = Node#1
        next: Node? = nil
      """)
  }

  @Test func `what a program prints stands where it printed it`() {
    check(
      """
      > @Observable class Light { var isOn = false { didSet { print("switched") } } }
      > let light = Light()
      light: Light = Light#1
      > light.isOn = true
        willSet  Light#1.isOn  false → true
      switched
        didSet   Light#1.isOn  false → true
      > print("no line end", terminator: "")
      no line end
      > light.isOn
      Bool = true
      """)
  }

  @Test func `a paste may hold several inputs`() {
    let played = play(["@Observable class C { var n = 0 }\nlet c = C()\n:view V c \\.n\nc.n = 1\n:views"])
    #expect(
      played[0].lines == [
        "c: C = C#1", "  body     V  #1  reads C#1.n", "  willSet  C#1.n  0 → 1", "           invalidates V",
        "  didSet   C#1.n  0 → 1", "  body     V  #2  because C#1.n", "V  c \\.n  #2  reads C#1.n",
      ])
  }
}
