import Testing

/// Which writes run which bodies together (4.3, 4.4, 4.16).
@Suite struct BatchingTests {
  // Apple's documentation: SwiftUI gathers changes and updates once at the end of the event.
  @Test func `4.3 three writes in one action are one body, with the final value`() {
    check(
      """
      > struct Screen: View {
      .   @State var n = 0
      .   @State var name = "a"
      .   var body: some View { let _ = print("sees", n, name); Button("Go") { n = 1; name = "b"; n = 2 } }
      . }
      > :mount Screen()
      sees 0 a
        body     Screen  #1  reads Screen.n, Screen.name
      > :tap Go
      sees 2 b
        body     Screen  #2  because Screen.n, Screen.name
      """)
  }

  @Test func `4.3 writes to several properties of a model in one action are one body`() {
    check(
      """
      > @Observable class Model { var a = 0; var b = 0 }
      > struct Screen: View {
      .   @State var model = Model()
      .   var body: some View { let _ = print("sees", model.a, model.b); Button("Go") { model.a = 1; model.b = 1; model.a = 2 } }
      . }
      > :mount Screen()
      sees 0 0
        body     Screen  #1  reads Model#1.a, Model#1.b, Screen.model
      > :tap Go
      sees 2 1
        body     Screen  #2  because Model#1.a, Model#1.b
      """)
  }

  // OpenSwiftUI: GraphHost queues mutations by transaction and runs them in order when the event ends, so the action's
  // own print comes first; StoredLocation keeps the value that each batch is to see; actions run after all bodies.
  @Test func `4.3 withAnimation splits the batch: bodies with 0, 2 and 4, then the changes (0, 2) and (2, 4)`() {
    check(
      """
      > struct Screen: View {
      .   @State var value = 0
      .   var body: some View {
      .     let _ = print("body with", value)
      .     Button("Go") {
      .       value = 1
      .       value = 2
      .       withAnimation { value = 3; value = 4 }
      .       print("end of the action:", value)
      .     }
      .     .onChange(of: value) { old, new in print("changed", old, new) }
      .   }
      . }
      > :mount Screen()
      body with 0
        body     Screen  #1  reads Screen.value
      > :tap Go
      end of the action: 4
      body with 2
        body     Screen  #2  because Screen.value
      body with 4
        body     Screen  #3  because Screen.value
      changed 0 2
      changed 2 4
      """)
  }

  @Test func `4.3 writes after withAnimation are a batch of their own`() {
    check(
      """
      > struct Screen: View {
      .   @State var value = 0
      .   var body: some View {
      .     let _ = print("body with", value)
      .     Button("Go") { value = 1; withAnimation { value = 2 }; value = 3 }
      .   }
      . }
      > :mount Screen()
      body with 0
        body     Screen  #1  reads Screen.value
      > :tap Go
      body with 1
        body     Screen  #2  because Screen.value
      body with 2
        body     Screen  #3  because Screen.value
      body with 3
        body     Screen  #4  because Screen.value
      """)
  }

  // OpenSwiftUI: a transaction joins the one before it unless it may not be equal to it.
  @Test func `4.3 two animations that are equal are one batch, different ones are two`() {
    check(
      """
      > struct Screen: View {
      .   @State var value = 0
      .   var body: some View {
      .     let _ = print("body with", value)
      .     Button("Same") { withAnimation { value = 1 }; withAnimation { value = 2 } }
      .     Button("Different") { withAnimation(.linear) { value = 3 }; withAnimation(.spring) { value = 4 } }
      .   }
      . }
      > :mount Screen()
      body with 0
        body     Screen  #1  reads Screen.value
      > :tap Same
      body with 2
        body     Screen  #2  because Screen.value
      > :tap Different
      body with 3
        body     Screen  #3  because Screen.value
      body with 4
        body     Screen  #4  because Screen.value
      """)
  }

  @Test func `4.3 an empty transaction splits nothing, one that disables animations does`() {
    check(
      """
      > struct Screen: View {
      .   @State var value = 0
      .   var body: some View {
      .     let _ = print("body with", value)
      .     Button("Empty") { value = 1; withTransaction(Transaction()) { value = 2 } }
      .     Button("Disabled") {
      .       var transaction = Transaction()
      .       transaction.disablesAnimations = true
      .       value = 3
      .       withTransaction(transaction) { value = 4 }
      .     }
      .     Button("None") { value = 5; withAnimation(nil) { value = 6 } }
      .   }
      . }
      > :mount Screen()
      body with 0
        body     Screen  #1  reads Screen.value
      > :tap Empty
      body with 2
        body     Screen  #2  because Screen.value
      > :tap Disabled
      body with 3
        body     Screen  #3  because Screen.value
      body with 4
        body     Screen  #4  because Screen.value
      > :tap None
      body with 5
        body     Screen  #5  because Screen.value
      body with 6
        body     Screen  #6  because Screen.value
      """)
  }

  @Test func `4.3 only views that read what a later batch wrote run in it`() {
    check(
      #"""
      > struct Child: View { let n: Int; var body: some View { Text("\(n)") } }
      > struct Other: View { @Binding var n: Int; var body: some View { let _ = print("other sees", n); Text("\(n)") } }
      > struct Screen: View {
      .   @State var a = 0
      .   @State var b = 0
      .   var body: some View { Child(n: a); Other(n: $b); Button("Go") { a = 1; withAnimation { b = 1 } } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.a
        body     Child  #1  reads nothing
      other sees 0
        body     Other  #1  reads Screen.b
      > :tap Go
        body     Screen  #2  because Screen.a
        body     Child  #2  because its n changed
      other sees 1
        body     Other  #2  because Screen.b
      """#)
  }

  // OpenSwiftUI: ObservationUtils invalidates at once on the main thread, and that flushes what waits.
  @Test func `4.3 a model cannot remember: the waiting bodies run when it announces a change in another transaction`() {
    check(
      """
      > @Observable class Model { var value = 0 }
      > struct Screen: View {
      .   @State var model = Model()
      .   var body: some View {
      .     let _ = print("body with", model.value)
      .     Button("Go") {
      .       model.value = 1
      .       model.value = 2
      .       withAnimation { model.value = 3; model.value = 4 }
      .       print("end of the action:", model.value)
      .     }
      .   }
      . }
      > :mount Screen()
      body with 0
        body     Screen  #1  reads Model#1.value, Screen.model
      > :tap Go
      body with 2
        body     Screen  #2  because Model#1.value
      end of the action: 4
      body with 4
        body     Screen  #3  because Model#1.value
      """)
  }

  @Test func `4.3 without a split a model's body runs after the action, too`() {
    check(
      """
      > @Observable class Model { var value = 0 }
      > struct Screen: View {
      .   @State var model = Model()
      .   var body: some View {
      .     let _ = print("body with", model.value)
      .     Button("Go") { withAnimation { model.value = 3; model.value = 4 }; print("end of the action:", model.value) }
      .   }
      . }
      > :mount Screen()
      body with 0
        body     Screen  #1  reads Model#1.value, Screen.model
      > :tap Go
      end of the action: 4
      body with 4
        body     Screen  #2  because Model#1.value
      """)
  }

  @Test func `4.3 what onChange writes is another round of the same turn`() {
    check(
      """
      > struct Screen: View {
      .   @State var n = 0
      .   @State var twice = 0
      .   var body: some View {
      .     let _ = print("body with", n, twice)
      .     Button("Go") { n += 1 }.onChange(of: n) { twice = n * 2 }
      .   }
      . }
      > :mount Screen()
      body with 0 0
        body     Screen  #1  reads Screen.n, Screen.twice
      > :tap Go
      body with 1 0
        body     Screen  #2  because Screen.n
      body with 1 2
        body     Screen  #3  because Screen.twice
      """)
  }

  // OpenSwiftUI: StoredLocation.set compares with the current value and drops what is equal.
  @Test func `4.4 a state that is written an equal value runs nothing`() {
    check(
      """
      > struct Screen: View {
      .   @State var name = "a"
      .   @State var names = ["a"]
      .   var body: some View { Text(name + names[0]); Button("Same") { name = "a"; names = ["a"]; names[0] = "a" } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.name, Screen.names
      > :tap Same
      > :why Screen
      Screen has not run since #1:
        Screen.name was written, but with an equal value
        Screen.names was written, but with an equal value
      """)
  }

  // OpenSwiftUI: `GraphHost.asyncTransaction` takes the last transaction out, flushes the others, and puts it back.
  @Test func `4.18 a model written in the last transaction flushes the ones before it, inside the action`() {
    let trial = Trial(
      "@Observable class Model { var v = 0 }", "let model = Model()",
      """
      struct Screen: View {
        @State var state = 0
        var body: some View {
          let _ = print("body", state, model.v)
          Button("Go") { state = 1; withAnimation { state = 2; print("before"); model.v = 1; print("after") } }
        }
      }
      """, ":mount Screen()", ":tap Go", level: .off)
    #expect(trial.last == "before\nbody 1 0\nafter\nbody 2 1\n")
  }

  @Test func `4.18 without an earlier transaction the model waits with the state`() {
    let trial = Trial(
      "@Observable class Model { var v = 0 }", "let model = Model()",
      """
      struct Screen: View {
        @State var state = 0
        var body: some View {
          let _ = print("body", state, model.v)
          Button("Go") { withAnimation { state = 2; model.v = 1; print("after") } }
        }
      }
      """, ":mount Screen()", ":tap Go", level: .off)
    #expect(trial.last == "after\nbody 2 1\n")
  }

  // The type's `==` decides, for plain data as well; "bits first" is the rule for the values of views (4.2).
  @Test func `4.4 an own '==' of plain data decides whether a state is written`() {
    let trial = Trial(
      "struct Pair: Equatable { var a = 0, b = 0; static func == (l: Pair, r: Pair) -> Bool { l.a == r.a } }",
      """
      struct Screen: View {
        @State var pair = Pair()
        var body: some View { Text("\\(pair.a)"); Button("B") { pair.b += 1 }; Button("A") { pair.a += 1 } }
      }
      """, ":mount Screen()", ":tap B", ":tap A")
    #expect(trial.bodies("Screen") == 2)
  }

  @Test func `4.4 a state of -0.0 equals 0.0, and NaN equals nothing`() {
    let trial = Trial(
      """
      struct Screen: View {
        @State var x = 0.0
        var body: some View { Text("\\(x)"); Button("Zero") { x = -0.0 }; Button("NaN") { x = .nan } }
      }
      """, ":mount Screen()", ":tap Zero", ":tap NaN", ":tap NaN")
    #expect(trial.bodies("Screen") == 3)
  }

  @Test func `4.4 an own '==' of plain data decides whether a value of the environment is another`() {
    let trial = Trial(
      "struct Pair: Equatable { var a = 0, b = 0; static func == (l: Pair, r: Pair) -> Bool { l.a == r.a } }",
      "extension EnvironmentValues { @Entry var pair: Pair = Pair() }",
      "struct Child: View { @Environment(\\.pair) var pair; var body: some View { Text(\"\\(pair.a)\") } }",
      """
      struct Screen: View {
        @State var n = 0
        var body: some View { Child().environment(\\.pair, Pair(a: n / 2, b: n)); Button("Add") { n += 1 } }
      }
      """, ":mount Screen()", ":tap Add", ":tap Add")
    #expect(trial.bodies("Child") == 2)
  }

  @Test func `4.4 a value that cannot be compared is never equal, an object is by identity`() {
    check(
      """
      > struct Tag { var text: String }
      > class Box { var n = 0 }
      > struct Screen: View {
      .   @State var action: () -> Void = {}
      .   @State var tags = [Tag(text: "a")]
      .   @State var box = Box()
      .   var body: some View {
      .     let _ = (action, tags, box)
      .     Button("Closure") { action = action }
      .     Button("Tags") { tags = [Tag(text: "a")] }
      .     Button("Box") { box = box; box.n += 1 }
      .     Button("New box") { box = Box() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.action, Screen.tags, Screen.box
      > :tap Closure
        body     Screen  #2  because Screen.action
      > :tap Tags
        body     Screen  #3  because Screen.tags
      > :tap Box
      > :tap "New box"
        body     Screen  #4  because Screen.box
      """)
  }

  @Test func `4.4 there and back within one action is a change, and one body`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { Text("\(n)"); Button("Go") { n = 1; n = 0 }.onChange(of: n) { print("changed") } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
      > :tap Go
        body     Screen  #2  because Screen.n
      """#)
  }

  // OpenSwiftUI: a location remembers whether it was read while the graph updated.
  @Test func `4.16 a state that no body has read runs nothing`() {
    check(
      """
      > struct Screen: View {
      .   @State var taps = 0
      .   var body: some View { Button("Tap") { taps += 1; print("taps", taps) } }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Tap
      taps 1
      > :tap Tap
      taps 2
      > :why Screen
      Screen has not run since #1: Screen.taps was written, but no body has read it.
      """)
  }

  // OpenSwiftUI: `wasRead` is never taken back while the identity lives.
  @Test func `4.16 a state that a body has read once runs it from then on`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var isShown = true
      .   @State var n = 0
      .   var body: some View {
      .     if isShown { Text("\(n)") }
      .     Button("Hide") { isShown = false }
      .     Button("Add") { n += 1 }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown, Screen.n
      > :tap Hide
        body     Screen  #2  because Screen.isShown
      > :tap Add
        body     Screen  #3  because Screen.n
      """#)
  }

  // A published experiment (a text field and a child with $text, a breakpoint in each body): the owner's is hit once.
  @Test func `4.16 a parent that only passes a binding on is not run: the child that reads it is`() {
    check(
      """
      > struct Mirror: View { @Binding var text: String; var body: some View { Text(text) } }
      > struct Eraser: View { @Binding var text: String; var body: some View { Button("Erase") { text = "" } } }
      > struct Screen: View {
      .   @State var text = ""
      .   var body: some View { TextField("Text", text: $text); Mirror(text: $text); Eraser(text: $text) }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
        body     Mirror  #1  reads Screen.text
        body     Eraser  #1  reads nothing
      > :type Text "ab"
        body     Mirror  #2  because Screen.text
        body     Mirror  #3  because Screen.text
      > :tap Erase
        body     Mirror  #4  because Screen.text
      """)
  }

  @Test func `4.16 a part of a state that a child reads through a binding runs it when that part changes`() {
    check(
      #"""
      > struct Profile { var name = "Ann"; var age = 30 }
      > struct Name: View { @Binding var name: String; var body: some View { Text(name) } }
      > struct Age: View { @Binding var age: Int; var body: some View { Stepper("Age", value: $age); Text("\(age)") } }
      > struct Screen: View {
      .   @State var profile = Profile()
      .   var body: some View { Name(name: $profile.name); Age(age: $profile.age); Button("Birthday") { profile.age += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
        body     Name  #1  reads Screen.profile
        body     Age  #1  reads Screen.profile
      > :tap Birthday
        body     Age  #2  because Screen.profile
      """#)
  }
}
