import Testing

/// `:wrapper` and `:compare`, which answer by the facts of the session.
@Suite struct AdviceCommandTests {
  private static let program = #"""
    > @Observable final class Profile { var name = "Ann" }
    > struct NameField: View {
    .   @Bindable var profile: Profile
    .   var body: some View { TextField("Name", text: $profile.name) }
    . }
    > struct Greeting: View {
    .   @Environment(Profile.self) private var profile
    .   var body: some View { Text("Hello, \(profile.name)") }
    . }
    > struct Page: View {
    .   @State private var profile = Profile()
    .   var body: some View {
    .     NameField(profile: profile)
    .     Greeting().environment(profile)
    .   }
    . }
    > :trace off
    > :mount Page()
    """#

  @Test func `a view that makes bindings to a model of its parent needs Bindable`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper profile in NameField
        @Bindable var profile: Profile
          Profile is @Observable: views follow what their bodies read.
          NameField is given Profile#1 from the body of Page (<input 2>:2); Page.profile keeps it.
          It makes bindings: <input 2>:3: TextField("Name", text: $profile.name)
          Its last body read name.
          not @State: it keeps the first instance that it receives
          not @Environment: nothing above NameField puts Profile#1 into it
          not let: '$profile' needs a wrapper
          not @StateObject or @ObservedObject: Profile is not an ObservableObject
        """#)
  }

  @Test func `who makes a model keeps it in State, and who finds it reads the environment`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper Profile#1 in Page
        @State private var profile = Profile(…)
          Profile is @Observable: views follow what their bodies read.
          Page creates Profile#1 itself (<input 4>:2), and must keep it from run to run.
          It makes no bindings to it.
          not @Environment: nothing above Page puts Profile#1 into it
          not let: a new Profile replaces it each time Page is created
          not @Bindable: it keeps nothing, and '$profile' of a '@State' works without it
          not @StateObject or @ObservedObject: Profile is not an ObservableObject
        > :wrapper profile in Greeting
        @Environment(Profile.self) private var profile
          Profile is @Observable: views follow what their bodies read.
          The environment of Greeting contains Profile#1 (<input 3>:2).
          It makes no bindings to it.
          Its last body read name.
          not @State: it keeps the first instance that it receives
          not @Bindable: it does not read the environment
          not @StateObject or @ObservedObject: Profile is not an ObservableObject
        > :wrapper profile in Footer
        error: there is no view 'Footer'; the views are 'Page', 'NameField' and 'Greeting'
        """#)
  }

  @Test func `two mounted views are compared by what they show and by what they cost`() {
    check(
      #"""
      > final class OldModel: ObservableObject { @Published var count = 0 }
      > struct OldTitle: View {
      .   @ObservedObject var model: OldModel
      .   var body: some View { Text("Cart") }
      . }
      > struct OldPage: View {
      .   @StateObject private var model = OldModel()
      .   var body: some View {
      .     OldTitle(model: model)
      .     Text("\(model.count)")
      .     Button("Add") { model.count += 1 }
      .   }
      . }
      > @Observable final class NewModel { var count = 0 }
      > struct NewTitle: View {
      .   let model: NewModel
      .   var body: some View { Text("Cart") }
      . }
      > struct NewPage: View {
      .   @State private var model = NewModel()
      .   var body: some View {
      .     NewTitle(model: model)
      .     Text("\(model.count)")
      .     Button("Add") { model.count += 1 }
      .   }
      . }
      > :trace off
      > :mount OldPage()
      > :mount NewPage()
      > :tap Add OldPage
      > :tap Add NewPage
      > :compare OldPage NewPage
      bodies              OldPage  NewPage
      OldPage   NewPage         2        2
      OldTitle  NewTitle        2        1
      in all                    4        3
      Both views show the same.
      > :tap Add NewPage
      > :compare OldPage NewPage
      bodies              OldPage  NewPage
      OldPage   NewPage         2        3
      OldTitle  NewTitle        2        1
      in all                    4        4
      They show:
        only NewPage: Text  "2"
        only OldPage: Text  "1"
      """#)
  }

  @Test func `a view bound by hand has no wrapper`() {
    let played = play([
      "@Observable final class Cart { var count = 0 }", "let cart = Cart()", ":view Badge cart \\.count",
      ":wrapper cart in Badge",
    ])
    #expect(played[3].lines.first?.contains("'Badge' is bound by ':view' and has no properties") == true)
  }

  @Test func `a view that is declared but not mounted is no unknown name`() {
    check(
      """
      > struct Row: View { let title: String; var body: some View { Text(title) } }
      > struct Page: View { var body: some View { Row(title: "a") } }
      > :wrapper title in Page
      error: no Page is mounted; ':mount Page(…)' mounts one
      > :why Row
      error: no Row is mounted; ':mount Row(…)' mounts one
      > :mount Page()
        body     Page  #1  reads nothing
        body     Row  #1  reads nothing
      > :render Row
      error: Row is part of another view; there is only 'Page'
      > :unmount Row
      error: Row is part of another view; there is only 'Page'
      """)
  }
}
