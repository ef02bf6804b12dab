import Testing

/// What happens when a view comes, changes and goes: onAppear, onChange, task (4.13, 4.17).
@Suite struct LifecycleTests {
  // Apple's documentation; OpenSwiftUI: AppearanceEffect remembers that it is visible.
  @Test func `4.17 onAppear is once for each identity, however often the body runs`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { Text("\(n)").onAppear { print("appears") }; Button("Go") { n += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
      appears
      > :tap Go
        body     Screen  #2  because Screen.n
      > :tap Go
        body     Screen  #3  because Screen.n
      """#)
  }

  @Test func `4.8 what a view's state holds goes with the view, however it was written last`() {
    check(
      #"""
      > final class Line {
      .   let name: String
      .   init(_ name: String) { self.name = name }
      .   deinit { print("closed", name) }
      . }
      > struct First: View {
      .   @State var line: Line?
      .   var body: some View { Text(line?.name ?? "none").onAppear { line = Line("a") } }
      . }
      > struct Second: View {
      .   @State var line: Line?
      .   var body: some View { Button("Open") { line = Line("b") } }
      . }
      > :trace off
      > :mount First()
      > :unmount First
      closed a
      > :mount Second()
      > :tap Open
      > :unmount Second
      closed b
      """#)
  }

  @Test func `4.17 what onAppear and onChange(initial:) write is settled in the turn that mounts`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var n = 0
      .   @State var log: [String] = []
      .   var body: some View {
      .     Text("\(n)").onAppear { n = 1 }
      .       .onChange(of: n, initial: true) { old, new in print("n", old, new) }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
      n 0 0
        body     Screen  #2  because Screen.n
      n 0 1
      > :render
      * Screen  #2
          Text  "1"
      """#)
  }

  // A published experiment that prints onAppear, onChange(initial:) and task of three nested views in all orders.
  @Test
  func `4.17 inner views appear before those around them, modifiers in the order written, tasks at the end`() {
    check(
      """
      > struct Screen: View {
      .   var body: some View {
      .     Group {
      .       VStack {
      .         Text("hello")
      .           .task { print("text task") }
      .           .onChange(of: true, initial: true) { print("text change") }
      .           .onAppear { print("text appears") }
      .       }
      .       .task { print("stack task") }
      .       .onAppear { print("stack appears") }
      .       .onChange(of: true, initial: true) { print("stack change") }
      .     }
      .     .task { print("group task") }
      .     .onAppear { print("group appears") }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      text change
      text appears
      stack appears
      stack change
      group appears
      text task
      stack task
      group task
      """)
  }

  @Test func `4.17 views side by side appear in their order, children of views before the views`() {
    check(
      """
      > struct Leaf: View { let name: String; var body: some View { Text(name).onAppear { print(name) } } }
      > struct Pair: View { let name: String; var body: some View { HStack { Leaf(name: name + "1"); Leaf(name: name + "2") }.onAppear { print(name) } } }
      > struct Screen: View { var body: some View { Pair(name: "a"); Pair(name: "b") } }
      > :mount Screen().onAppear { print("screen") }
        body     Screen  #1  reads nothing
        body     Pair  #1  reads nothing
        body     Leaf ×4  reads nothing
        body     Pair[2]  #1  reads nothing
      a1
      a2
      a
      b1
      b2
      b
      screen
      """)
  }

  @Test func `4.17 a view that is taken away disappears once, inner views first, and comes again as new`() {
    check(
      """
      > struct Child: View { var body: some View { Text("child").onAppear { print("inner appears") }.onDisappear { print("inner goes") } } }
      > struct Screen: View {
      .   @State var isShown = true
      .   var body: some View {
      .     if isShown { Child().onDisappear { print("outer goes") } }
      .     Button("Toggle") { isShown.toggle() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown
        body     Child  #1  reads nothing
      inner appears
      > :tap Toggle
        body     Screen  #2  because Screen.isShown
      inner goes
      outer goes
      > :tap Toggle
        body     Screen  #3  because Screen.isShown
        body     Child  #1  reads nothing
      inner appears
      > :unmount Screen
        unmount  Screen
      inner goes
      outer goes
      """)
  }

  // OpenSwiftUI: ValueActionDispatcher; compatibility tests with 0, 1 and 2 parameters.
  @Test func `4.13 onChange compares the value and acts after the bodies; all three forms`() {
    check(
      #"""
      > struct Child: View { let n: Int; var body: some View { let _ = print("child body"); Text("\(n)") } }
      > struct Screen: View {
      .   @State var n = 0
      .   @State var other = 0
      .   var body: some View {
      .     let _ = print("body")
      .     Child(n: n)
      .       .onChange(of: n) { print("without") }
      .       .onChange(of: n) { new in print("new", new) }
      .       .onChange(of: n) { old, new in print("old and new", old, new) }
      .     Text("\(other)")
      .     Button("Go") { n += 1 }
      .     Button("Other") { other += 1 }
      .   }
      . }
      > :mount Screen()
      body
        body     Screen  #1  reads Screen.n, Screen.other
      child body
        body     Child  #1  reads nothing
      > :tap Go
      body
        body     Screen  #2  because Screen.n
      child body
        body     Child  #2  because its n changed
      without
      new 1
      old and new 0 1
      > :tap Other
      body
        body     Screen  #3  because Screen.other
      """#)
  }

  @Test func `4.13 initial: true runs it first as (0, 0), once`() {
    check(
      """
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View {
      .     Button("Go") { n += 1 }
      .       .onChange(of: n, initial: true) { old, new in print("pair", old, new) }
      .       .onChange(of: n, initial: true) { print("none", n) }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
      pair 0 0
      none 0
      > :tap Go
        body     Screen  #2  because Screen.n
      pair 0 1
      none 1
      """)
  }

  // Apple's documentation of onChange(of:perform:): what it has captured is the old state.
  @Test func `4.13 the deprecated form runs the closure of the run before, the others that of the new one`() {
    check(
      #"""
      > struct Child: View {
      .   let n: Int
      .   var body: some View {
      .     Text("\(n)")
      .       .onChange(of: n) { new in print("deprecated: captured", n, "new", new) }
      .       .onChange(of: n) { old, new in print("two: captured", n, "old", old, "new", new) }
      .   }
      . }
      > struct Screen: View { @State var n = 0; var body: some View { Child(n: n); Button("Go") { n += 1 } } }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
        body     Child  #1  reads nothing
      > :tap Go
        body     Screen  #2  because Screen.n
        body     Child  #2  because its n changed
      deprecated: captured 0 new 1
      two: captured 1 old 0 new 1
      > :tap Go
        body     Screen  #3  because Screen.n
        body     Child  #3  because its n changed
      deprecated: captured 1 new 2
      two: captured 2 old 1 new 2
      """#)
  }

  @Test func `4.13 onChange of an object compares identity: it does not see its properties`() {
    check(
      #"""
      > @Observable class Model: Equatable { var n = 0; static func == (a: Model, b: Model) -> Bool { a === b } }
      > struct Screen: View {
      .   @State var model = Model()
      .   var body: some View {
      .     Text("\(model.n)")
      .       .onChange(of: model) { print("object") }
      .       .onChange(of: model.n) { print("n") }
      .     Button("Write") { model.n += 1 }
      .     Button("Replace") { model = Model() }
      .   }
      . }
      > :set mistakes off
      > :mount Screen()
        body     Screen  #1  reads Model#1.n, Screen.model
      > :tap Write
        body     Screen  #2  because Model#1.n
      n
      > :tap Replace
        body     Screen  #3  because Screen.model
      object
      n
      """#)
  }

  @Test func `4.13 a change that onChange makes itself comes to rest`() {
    check(
      """
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { Button("Go") { n = 4 }.onChange(of: n) { if n > 3 { n -= 1 }; print("n", n) } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
      > :tap Go
        body     Screen  #2  because Screen.n
      n 3
        body     Screen  #3  because Screen.n
      n 3
      """)
  }

  // Apple's documentation of task(id:priority:_:).
  @Test func `4.13 task(id:) is cancelled and started again when its id changes, and not otherwise`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var id = 1
      .   @State var other = 0
      .   var body: some View {
      .     Text("\(other)").task(id: id) {
      .       print("starts", id)
      .       do { try await Task.sleep(for: .seconds(2)); print("done", id) } catch { print("cancelled") }
      .     }
      .     Button("Next") { id += 1 }
      .     Button("Same") { id = id }
      .     Button("Other") { other += 1 }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.other, Screen.id
      starts 1
      > :advance 1s
      > :tap Other
        body     Screen  #2  because Screen.other
      > :tap Same
      > :tap Next
        body     Screen  #3  because Screen.id
      cancelled
      starts 2
      > :advance 3s
      done 2
      > :unmount Screen
        unmount  Screen
      """#)
  }

  @Test func `4.13 a task is cancelled when its view goes`() {
    check(
      """
      > struct Screen: View {
      .   @State var isShown = true
      .   var body: some View {
      .     if isShown { Text("a").task { do { try await Task.sleep(for: .seconds(9)); print("done") } catch { print("cancelled") } } }
      .     Button("Hide") { isShown = false }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown
      > :tap Hide
        body     Screen  #2  because Screen.isShown
      cancelled
      > :advance 10s
      """)
  }

  @Test func `4.13 ten keystrokes, one search: task(id:) with a sleep is a debounce`() {
    check(
      """
      > struct Search: View {
      .   @State var text = ""
      .   var body: some View {
      .     TextField("Search", text: $text).task(id: text) {
      .       try? await Task.sleep(for: .milliseconds(300))
      .       if !Task.isCancelled { print("search", text) }
      .     }
      .   }
      . }
      > :trace off
      > :mount Search()
      > :type Search "observable"
      > :advance 1s
      search observable
      """)
  }

  // Documented: the content is made anew at each date of the schedule.
  @Test func `the content of a TimelineView runs as time goes on, and the view around it does not`() {
    check(
      """
      > struct Clock: View {
      .   var body: some View {
      .     TimelineView(.periodic(from: .now, by: 1)) { Text("\\($0.date.timeIntervalSince1970)") }
      .   }
      . }
      > :mount Clock()
        body     Clock  #1  reads nothing
      > :advance 2s
        body     Clock.TimelineView  #2  because its context.date changed
        body     Clock.TimelineView  #3  because its context.date changed
      """)
  }
}
