import Testing

/// `:deps`, `:stats`, `:objects`, `:views`.
@Suite struct QuestionTests {
  @Test func `who depends on what`() {
    check(
      """
      > :deps
      There are no dependencies.
      > @Observable class Counter { var count = 0; var label = "" }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > :view Title counter \\.label
        body     Title  #1  reads Counter#1.label
      > withObservationTracking { _ = counter.count } onChange: {}
      > :deps
      Badge      →  Counter#1.count
      Title      →  Counter#1.label
      tracker#1  →  Counter#1.count
      > :deps Title
      Title  →  Counter#1.label
      > :deps Counter#1.count
      Badge      →  Counter#1.count
      tracker#1  →  Counter#1.count
      > :deps Counter#2
      error: there is no instance 'Counter#2'; ':objects' lists all
      > counter.count = 1
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
        fired    tracker#1  because Counter#1.count
        didSet   Counter#1.count  0 → 1
        body     Badge  #2  because Counter#1.count
      > :deps Counter#1
      Badge  →  Counter#1.count
      Title  →  Counter#1.label
      """)
  }

  @Test func `how often what happened`() {
    check(
      """
      > :stats
      0 turns, 0 writes (0 in place), 0 equal writes
      > @Observable class Counter { var count = 0; var label = "" }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :trace off
      > :view Badge counter \\.count
      > :view Title counter \\.label
      > counter.count += 1
      > counter.count = 1
      > :stats
      view   bodies  invalidations
      Badge       2              1
      Title       1              0
      all 2       3              1
      5 turns, 1 write (1 in place), 1 equal write
      """)
  }

  @Test func `who holds what`() {
    check(
      """
      > :objects
      No instance is alive.
      > @Observable class Item { var name = "" }
      > @Observable class Store { var items = [Item(), Item()]; var last: Item? }
      > let store = Store()
      store: Store = Store#1
      > store.last = store.items[1]
        willSet  Store#1.last  nil → Item#2
        didSet   Store#1.last  nil → Item#2
      > :view First store.items[0] \\.name
        body     First  #1  reads Item#1.name
      > :objects
      Item#1   held by view First, Store#1.items
      Item#2   held by Store#1.items, Store#1.last
      Store#1  held by store
      """)
  }

  @Test func `a cycle that nobody reaches is a leak`() {
    check(
      """
      > class Node { var other: Node? }
      > var node: Node? = Node()
      node: Node? = Node#1
      > node!.other = Node(); node!.other!.other = node
      > node = nil
      > :objects
      Node#1  leaked: held only by Node#2.other
      Node#2  leaked: held only by Node#1.other
      """)
  }
}
