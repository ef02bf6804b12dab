import Testing

/// What is covered cannot be touched, as on a phone.
@Suite struct CoveringTests {
  private let sheet = """
    struct Page: View {
      @State private var isOpen = false
      @State private var taps = 0
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        Button("Tap") { taps += 1 }
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { CONTENT }
      }
    }
    """

  @Test func `what a sheet covers is out of reach`() {
    let page = sheet.replacing("CONTENT", with: "Button(\"Close\") { isOpen = false }")
    let trial = Trial(page, ":mount Page()", ":tap Open", ":tap Tap")
    #expect(
      trial.last == "error: 'Tap' is covered by the sheet that Page presents; ':tap Dismiss' leaves it\n")
    #expect(Trial(page, ":mount Page()", ":tap Open", ":type Name a").last.contains("'Name' is covered"))
    #expect(Trial(page, ":mount Page()", ":tap Open", ":toggle On").last.contains("'On' is covered"))
    #expect(Trial(page, ":mount Page()", ":tap Open", ":tap Close", ":tap Tap").failure == nil)
    #expect(Trial(page, ":mount Page()", ":tap Open", ":tap Dismiss", ":tap Tap").failure == nil)
  }

  @Test func `a sheet that may not be swiped away has to be closed`() {
    let page = sheet.replacing(
      "CONTENT", with: "Button(\"Close\") { isOpen = false }.interactiveDismissDisabled()")
    let trial = Trial(page, ":mount Page()", ":tap Open", ":tap Dismiss")
    #expect(trial.last == "error: there is no button 'Dismiss' on the screen; there is only 'Close'\n")
    #expect(
      Trial(page, ":mount Page()", ":tap Open", ":tap Tap").last
        == "error: 'Tap' is covered by the sheet that Page presents\n")
    let free = page.replacing("Disabled()", with: "Disabled(isOn)")
    #expect(Trial(free, ":mount Page()", ":tap Open", ":tap Dismiss").failure == nil)
  }

  @Test func `an alert covers the sheet it stands on`() {
    let page = sheet.replacing(
      "CONTENT",
      with: "Button(\"Ask\") { isOn = true }.alert(\"Sure?\", isPresented: $isOn) { Button(\"Yes\") { taps = 7 } }")
    let trial = Trial(page, ":mount Page()", ":tap Open", ":tap Ask", ":tap Ask")
    #expect(trial.last == "error: 'Ask' is covered by the alert that Page presents\n")
    #expect(Trial(page, ":mount Page()", ":tap Open", ":tap Ask", ":tap Yes", ":tap Ask").failure == nil)
  }

  private let stack = """
    struct Root: View {
      @State private var path: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Button("Next") { path.append(1) }
              .navigationDestination(for: Int.self) { number in
                Text("Page \\(number)")
                Button("Next") { path.append(number + 1) }
                Button("Home") { path = [] }
              }
          }
          .tabItem { Text("First") }
          Text("Other").tabItem { Text("Second") }
        }
      }
    }
    """

  @Test func `only the top page of a stack is in reach`() {
    let trial = Trial(stack, ":mount Root()", ":tap Next", ":tap Next", ":tap Next", ":render")
    #expect(trial.failure == nil)
    #expect(trial.last.contains("Page 3"))
    let home = Trial(stack, ":mount Root()", ":tap Next", ":tap Next", ":tap Home", ":tap Home")
    #expect(
      home.last == "error: there is no button 'Home' on the screen; the buttons are 'First', 'Second' and 'Next'\n")
  }

  @Test func `back leaves a page`() {
    let trial = Trial(stack, ":mount Root()", ":tap Next", ":tap Next", ":tap Back", ":render")
    #expect(trial.last.contains("Page 1"))
    #expect(!trial.last.contains("Page 2"))
    #expect(Trial(stack, ":mount Root()", ":tap Back").failure == ":tap Back")
  }

  @Test func `the bar of tabs stays in reach above a page`() {
    #expect(Trial(stack, ":mount Root()", ":tap Next", ":tap Second").failure == nil)
  }

  @Test func `a page covers the one that pushed it`() {
    let trial = Trial(
      """
      struct Root: View {
        @State private var taps = 0
        var body: some View {
          NavigationStack {
            Button("Tap") { taps += 1 }
            NavigationLink("Details") { Text("Here"); Button("Back") { taps = 9 } }
          }
        }
      }
      """, ":mount Root()", ":tap Details", ":tap Tap")
    #expect(
      trial.last == "error: 'Tap' is covered by a page that Root has pushed; ':tap Back' leaves it\n")
  }

  @Test func `the columns of a split view stand side by side`() {
    let trial = Trial(
      """
      struct Root: View {
        @State private var taps = 0
        var body: some View {
          NavigationSplitView {
            Button("Tap") { taps += 1 }
            NavigationLink("Details") { Text("Here") }
          } detail: {
            Text("\\(taps)")
          }
        }
      }
      """, ":mount Root()", ":tap Details", ":tap Tap")
    #expect(trial.failure == nil)
  }
}
