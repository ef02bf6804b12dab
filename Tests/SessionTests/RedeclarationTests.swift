import Testing

/// A type that is declared again: what is of the one before can be told from what is of the new one.
@Suite struct RedeclarationTests {
  @Test func `instances go on counting`() {
    check(
      """
      > class Store {}
      > let a = Store()
      a: Store = Store#1
      > func make() -> Store { Store() }
      > class Store { var n = 1 }
      > let b = Store()
      b: Store = Store#2
      > let c = make()
      c: Store = Store#3
      > let d = Store()
      d: Store = Store#4
      """)
  }

  @Test func `an error says which of two types of one name is meant`() {
    check(
      """
      > @Observable class Store { var n = 1 }
      > struct Page: View { let store: Store; var body: some View { Text("\\(store.n)") } }
      > :trace off
      > :mount Page(store: Store())
      > @Observable class Store { var n = 2 }
      Page keeps the old Store.
      > let store = Store()
      store: Store = Store#2
      > :mount Page(store: store)
      <input 7>:1:20: error: cannot convert value of type 'Store' to expected argument type 'Store'; this 'Store' was declared in <input 5>, the one expected in <input 1>
      1 | :mount Page(store: store)
        |                    ^
      """)
  }

  @Test func `a view that keeps the old class does not take an instance of the new one from the environment`() {
    check(
      """
      > @Observable class Account { var name = "Ann" }
      > struct Greeting: View {
      .   @Environment(Account.self) private var account: Account?
      .   var body: some View { Text(account?.name ?? "stranger") }
      . }
      > class Account: ObservableObject { @Published var visits = 0; @Published var name = "Ann" }
      > :trace off
      > :mount Greeting().environmentObject(Account())
      > :render
      * Greeting  #1
          Text  "stranger"
      """)
  }

  /// What a command has mounted is not shown as text that nobody has written.
  @Test func `a preview that does not fit says why`() {
    let played = play([
      "@Observable class Store { var n = 1 }", "let store = Store()",
      "struct Page: View { let store: Store; var body: some View { Text(\"\\(store.n)\") } }", ":trace off",
      ":mount Page(store: store)", "@Observable class Store { var n = 2 }",
      "struct Page: View { let store: Store; var body: some View { Text(\"n \\(store.n)\") } }",
    ])
    #expect(
      played[6].lines == [
        "Page still shows the old Page: its preview does not compile with the new one: cannot convert value of type 'Store'"
          + " to expected argument type 'Store'; this 'Store' was declared in <input 1>, the one expected"
          + " in <input 6>"
      ])
  }

  @Test func `a row that is declared again goes on counting its runs`() {
    check(
      """
      > struct Row: View { var body: some View { Text("a") } }
      > struct Page: View { var body: some View { ForEach(0..<2) { _ in Row() } } }
      > :mount Page()
        body     Page  #1  reads nothing
        body     Row[0]  #1  reads nothing
        body     Row[1]  #1  reads nothing
      > struct Row: View { var body: some View { Text("b") } }
        body     Page  #2  because Row was redeclared
        body     Row[0]  #2  because Row was redeclared
        body     Row[1]  #2  because Row was redeclared
      """)
  }
}
