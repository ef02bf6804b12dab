import Testing

/// State lives with the identity of its view: place, branch, id (4.8).
@Suite struct IdentityTests {
  // Apple's documentation ("Demystify SwiftUI"): branches of a condition are different views.
  @Test func `4.8 each branch of an if is an identity of its own: state is gone when it comes again`() {
    check(
      #"""
      > struct Counter: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View { Text("\(name) \(n)"); Button("Add \(name)") { n += 1 } }
      . }
      > struct Screen: View {
      .   @State var isFirst = true
      .   var body: some View {
      .     if isFirst { Counter(name: "a") } else { Counter(name: "b") }
      .     Button("Switch") { isFirst.toggle() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :tap "Add a"
        body     Counter  #2  because Counter.n
      > :tap Switch
        body     Screen  #2  because Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :tap Switch
        body     Screen  #3  because Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :render
      * Screen  #3
      *   Counter  #1
            Text  "a 0"
            Button  "Add a"
          Button  "Switch"
      """#)
  }

  @Test func `4.8 a ternary in an argument keeps the identity, and the state`() {
    check(
      #"""
      > struct Counter: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View { Text("\(name) \(n)"); Button("Add") { n += 1 } }
      . }
      > struct Screen: View {
      .   @State var isFirst = true
      .   var body: some View { Counter(name: isFirst ? "a" : "b"); Button("Switch") { isFirst.toggle() } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :tap Add
        body     Counter  #2  because Counter.n
      > :tap Switch
        body     Screen  #2  because Screen.isFirst
        body     Counter  #3  because its name changed
      > :render
      * Screen  #2
      *   Counter  #3
            Text  "b 1"
            Button  "Add"
          Button  "Switch"
      """#)
  }

  @Test func `4.8 each case of a switch is an identity of its own`() {
    check(
      #"""
      > enum Tab { case one, two, three }
      > struct Page: View { let n: Int; @State var seen = 0; var body: some View { Text("page \(n), seen \(seen)").onAppear { seen += 1 } } }
      > struct Screen: View {
      .   @State var tab = Tab.one
      .   var body: some View {
      .     switch tab {
      .     case .one: Page(n: 1)
      .     case .two: Page(n: 2)
      .     case .three: Page(n: 3)
      .     }
      .     Button("Two") { tab = .two }
      .     Button("Three") { tab = .three }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.tab
        body     Page  #1  reads Page.seen
        body     Page  #2  because Page.seen
      > :tap Two
        body     Screen  #2  because Screen.tab
        body     Page  #1  reads Page.seen
        body     Page  #2  because Page.seen
      > :tap Three
        body     Screen  #3  because Screen.tab
        body     Page  #1  reads Page.seen
        body     Page  #2  because Page.seen
      > :render
      * Screen  #3
      *   Page  #2
            Text  "page 3, seen 1"
          Button  "Two"
          Button  "Three"
      """#)
  }

  @Test func `4.8 an if without else takes its view away, and what comes behind keeps its place`() {
    check(
      #"""
      > struct Counter: View { let name: String; @State var n = 0; var body: some View { Text("\(name) \(n)"); Button("Add \(name)") { n += 1 } } }
      > struct Screen: View {
      .   @State var isShown = true
      .   var body: some View {
      .     if isShown { Counter(name: "a") }
      .     Counter(name: "b")
      .     Button("Toggle") { isShown.toggle() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown
        body     Counter  #1  reads Counter.n
        body     Counter[2]  #1  reads Counter[2].n
      > :tap "Add a"
        body     Counter  #2  because Counter.n
      > :tap "Add b"
        body     Counter[2]  #2  because Counter[2].n
      > :tap Toggle
        body     Screen  #2  because Screen.isShown
      > :tap Toggle
        body     Screen  #3  because Screen.isShown
        body     Counter  #1  reads Counter.n
      > :render
      * Screen  #3
      *   Counter  #1
            Text  "a 0"
            Button  "Add a"
          Counter[2]  #2
            Text  "b 1"
            Button  "Add b"
          Button  "Toggle"
      """#)
  }

  // OpenSwiftUI's compatibility test of .id with onAppear and onDisappear, which is run against Apple's: A, then A D.
  @Test
  func `4.8 another value of .id() is another identity: fresh state, and the new view appears before the old goes`() {
    check(
      #"""
      > struct Counter: View { @State var n = 0; var body: some View { Text("\(n)"); Button("Add") { n += 1 } } }
      > struct Screen: View {
      .   @State var key = 0
      .   var body: some View {
      .     Counter().onAppear { print("A") }.onDisappear { print("D") }.id(key)
      .     Button("Renew") { key += 1 }
      .     Button("Same") { key = key }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.key
        body     Counter  #1  reads Counter.n
      A
      > :tap Add
        body     Counter  #2  because Counter.n
      > :tap Same
      > :tap Renew
        body     Screen  #2  because Screen.key
        body     Counter  #1  reads Counter.n
      A
      D
      > :render
      * Screen  #2
      *   Counter  #1
            Text  "0"
            Button  "Add"
          Button  "Renew"
          Button  "Same"
      """#)
  }

  // OpenSwiftUI's compatibility test idBeforeOnAppear.
  // OpenSwiftUI: AppearanceActionModifierCompatibilityTests, which has the transition on the view behind `.id(_:)`.
  @Test func `4.21 with the identity transition the old one disappears before the new one appears`() {
    let trial = Trial(
      """
      struct Row: View {
        let n: Int
        var body: some View { Text("").onAppear { print("A", n) }.onDisappear { print("D", n) } }
      }
      """,
      """
      struct Screen: View {
        @State var n = 0
        var body: some View { Row(n: n).transition(.identity).id(n); Button("Next") { n += 1 } }
      }
      """, ":mount Screen()", ":tap Next", level: .off)
    #expect(trial.last == "D 0\nA 1\n")
  }

  @Test func `4.8 onAppear behind .id() is not called again when the id changes`() {
    check(
      """
      > struct Screen: View {
      .   @State var key = 0
      .   var body: some View {
      .     Text("a").onAppear { print("inner") }.id(key).onAppear { print("outer") }
      .     Button("Renew") { key += 1 }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.key
      inner
      outer
      > :tap Renew
        body     Screen  #2  because Screen.key
      inner
      """)
  }

  @Test func `4.8 AnyView of another type is another identity, of the same type the same`() {
    check(
      #"""
      > struct A: View { let n: Int; @State var seen = 0; var body: some View { Text("A \(n) \(seen)").onAppear { seen += 1 } } }
      > struct B: View { var body: some View { Text("B") } }
      > struct Screen: View {
      .   @State var n = 0
      .   var content: AnyView { n == 2 ? AnyView(B()) : AnyView(A(n: n)) }
      .   var body: some View { content; Button("Next") { n += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
        body     A  #1  reads A.seen
        body     A  #2  because A.seen
      > :tap Next
        body     Screen  #2  because Screen.n
        body     A  #3  because its n changed
      > :tap Next
        body     Screen  #3  because Screen.n
        body     B  #1  reads nothing
      > :tap Next
        body     Screen  #4  because Screen.n
        body     A  #1  reads A.seen
        body     A  #2  because A.seen
      > :render
      * Screen  #4
      *   A  #2
            Text  "A 3 1"
          Button  "Next"
      """#)
  }

  @Test func `4.8 state, tasks and what they held are gone with the identity`() {
    check(
      #"""
      > @Observable class Model { var n = 0; deinit { print("model gone") } }
      > struct Child: View {
      .   @State var model = Model()
      .   var body: some View { Text("\(model.n)").task { print("loads"); try? await Task.sleep(for: .seconds(5)); print(Task.isCancelled ? "cancelled" : "loaded") } }
      . }
      > struct Screen: View {
      .   @State var isShown = true
      .   var body: some View { if isShown { Child() }; Button("Hide") { isShown = false } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown
        body     Child  #1  reads Model#1.n, Child.model
      loads
      > :tap Hide
        body     Screen  #2  because Screen.isShown
      model gone
      cancelled
      > :objects
      No instance is alive.
      """#)
  }
}
