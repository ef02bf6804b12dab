import Session
import Testing

/// ObservableObject and `@Published`, section 3 of the semantics: the legacy world runs on OpenCombine.
@Suite struct LegacyTests {
  private static let store = """
    > class Store: ObservableObject {
    .   @Published var name = "a"
    .   @Published var count = 0
    .   var plain = 1
    . }
    > let store = Store()
    store: Store = Store#1
    """

  @Test func `3.1: objectWillChange, then subscribers of the property with the new value, then the store`() {
    check(
      """
      \(Self.store)
      > let a = store.objectWillChange.sink { print("will change", store.name) }
      a: AnyCancellable = AnyCancellable#1
      > let b = store.$name.sink { print("new", $0, "old", store.name) }
      new a old a
      b: AnyCancellable = AnyCancellable#2
      > store.name = "b"
        publish  Store#1.name  "a" → "b"
      will change a
      new b old a
      > store.name
      String = "b"
      """)
  }

  @Test func `3.2: an equal value is published as well, a property without @Published is silent`() {
    check(
      """
      \(Self.store)
      > :view Header store \\.plain
        body     Header  #1  reads Store#1.objectWillChange
      > store.name = "a"
        publish  Store#1.name  "a" → "a"
                 invalidates Header
        body     Header  #2  because Store#1.name
      > store.plain = 2
        mistake  Header shows 1, but Store#1.plain is 2 since <input 5>:1: 'plain' is
                 not '@Published', so its changes are not announced.
                 <input 1>:4: 'var plain = 1' → '@Published var plain = 1'
      > :why Header
      Header has not run since #2 and shows 1, but Store#1.plain is 2 since <input 5>:1: 'plain' is not '@Published', so its changes are not announced.
      """)
  }

  @Test func `3.3: a nested object's changes are not forwarded but by hand`() {
    check(
      """
      > class Child: ObservableObject { @Published var n = 0 }
      > class Parent: ObservableObject {
      .   @Published var child = Child()
      .   var link: AnyCancellable?
      . }
      > let parent = Parent()
      parent: Parent = Parent#1
      > :view Nested parent \\.child.n
        body     Nested  #1  reads Parent#1.objectWillChange
      > parent.child.n = 1
        publish  Child#1.n  0 → 1
        mistake  Nested shows 0, but Child#1.n is 1 since <input 5>:1: the view does
                 not observe Child#1, and no other object forwards its changes.
                 pass the Child to a view that has it as '@ObservedObject', or send
                 its changes on with 'objectWillChange'
      > :why Nested
      Nested has not run since #1 and shows 0, but Child#1.n is 1 since <input 5>:1: the view does not observe Child#1, and no other object forwards its changes.
      > parent.link = parent.child.objectWillChange.sink { [weak parent] _ in parent?.objectWillChange.send() }
      > parent.child.n = 2
        publish  Child#1.n  1 → 2
        publish  Parent#1  objectWillChange.send()
                 invalidates Nested
        body     Nested  #2  because Parent#1
      """)
  }

  @Test func `3.4: every view that subscribes to the object is invalidated, whatever it reads`() {
    check(
      """
      \(Self.store)
      > :view Header store \\.name
        body     Header  #1  reads Store#1.objectWillChange
      > :view Footer store \\.count
        body     Footer  #1  reads Store#1.objectWillChange
      > store.count += 1
        publish  Store#1.count  0 → 1
                 invalidates Header, Footer
        body     Header  #2  because Store#1.count
        body     Footer  #2  because Store#1.count
      > :why Header
      Header ran in the last turn (#2): Store#1, to which it subscribes, announced a change (count).
      > :deps
      Header  →  Store#1.objectWillChange
      Footer  →  Store#1.objectWillChange
      > :unmount Header
        unmount  Header
      > store.name = "b"
        publish  Store#1.name  "a" → "b"
                 invalidates Footer
        body     Footer  #3  because Store#1.name
      """)
  }

  @Test func `an object's own objectWillChange is the one that views subscribe to`() {
    check(
      """
      > class Own: ObservableObject {
      .   let objectWillChange = PassthroughSubject<Void, Never>()
      .   @Published var silent = 0
      .   var loud = 0 { willSet { objectWillChange.send() } }
      . }
      > let own = Own()
      own: Own = Own#1
      > :view Badge own \\.loud
        body     Badge  #1  reads Own#1.objectWillChange
      > own.silent = 1
      > own.loud = 1
        publish  Own#1  objectWillChange.send()
                 invalidates Badge
        body     Badge  #2  because Own#1
      """)
  }

  @Test func `without @Published properties, what is sent by hand is heard`() {
    check(
      """
      > class Manual: ObservableObject {
      .   var n = 0 { willSet { objectWillChange.send() } }
      . }
      > let manual = Manual()
      manual: Manual = Manual#1
      > :view Badge manual \\.n
        body     Badge  #1  reads Manual#1.objectWillChange
      > manual.n = 1
        publish  Manual#1  objectWillChange.send()
                 invalidates Badge
        body     Badge  #2  because Manual#1
      """)
  }

  @Test func `a trap in a subscriber's closure is the program's, and what comes after goes on`() {
    check(
      """
      > let numbers = CurrentValueSubject<Int, Never>(0)
      numbers: CurrentValueSubject<Int, Never> = CurrentValueSubject<Int, Never>#1
      > let list = [10, 20]
      list: [Int] = [10, 20]
      > let sink = numbers.map { list[$0] }.sink { print($0) }
      10
      sink: AnyCancellable = AnyCancellable#1
      > numbers.send(5)
      <input 3>:1:31: Fatal error: Index out of range
      1 | let sink = numbers.map { list[$0] }.sink { print($0) }
        |                               ^
      Changes made up to that point are kept.
      > let sum = numbers.scan(0) { $0 + list[$1] }.sink { print("sum", $0) }
      <input 5>:1:39: Fatal error: Index out of range
      1 | let sum = numbers.scan(0) { $0 + list[$1] }.sink { print("sum", $0) }
        |                                       ^
      Changes made up to that point are kept.
      > numbers.value
      Int = 5
      > numbers.send(1)
      20
      """)
  }

  @Test func `what subscriptions hold is found, and those of the library are not listed`() {
    check(
      """
      \(Self.store)
      > class Item {}
      > var bag: Set<AnyCancellable> = []
      bag: Set<AnyCancellable> = []
      > do { let item = Item(); store.objectWillChange.sink { _ = item }.store(in: &bag) }
      > class Box: ObservableObject { @Published var item: Item? = Item() }
      > let box = Box()
      box: Box = Box#1
      > :objects
      Box#1    held by box
      Item#1   held by bag
      Item#2   held by Box#1._item
      Store#1  held by store
      """)
  }
}
