import Testing

/// Claims (A1 to A8): who runs when something is written.
@Suite struct ClaimsGranularityTests {
  @Test func `A1: legacy broadcasts to every subscriber`() {
    let legacy = Trial(
      "class Model: ObservableObject { @Published var a = 0; @Published var b = 0 }",
      "struct A: View { @ObservedObject var model: Model; var body: some View { Text(\"\\(model.a)\") } }",
      "struct B: View { @ObservedObject var model: Model; var body: some View { Text(\"\\(model.b)\") } }",
      "struct C: View { @ObservedObject var model: Model; var body: some View { Text(\"nothing\") } }",
      "struct All: View { let model: Model; var body: some View { A(model: model); B(model: model); C(model: model) } }",
      "let model = Model()", ":mount All(model: model)", "model.a = 1")
    #expect(legacy.bodies("All") == 1)
    #expect([legacy.bodies("A"), legacy.bodies("B"), legacy.bodies("C")] == [2, 2, 2])
  }

  @Test func `A1: modern runs only what read it`() {
    let modern = Trial(
      "@Observable class Model { var a = 0; var b = 0 }",
      "struct A: View { let model: Model; var body: some View { Text(\"\\(model.a)\") } }",
      "struct B: View { let model: Model; var body: some View { Text(\"\\(model.b)\") } }",
      "struct C: View { let model: Model; var body: some View { Text(\"nothing\") } }",
      "struct All: View { let model: Model; var body: some View { A(model: model); B(model: model); C(model: model) } }",
      "let model = Model()", ":mount All(model: model)", "model.a = 1")
    #expect(modern.bodies("All") == 1)
    #expect([modern.bodies("A"), modern.bodies("B"), modern.bodies("C")] == [2, 1, 1])
  }

  private static let letters = "abcdefghijklmnopqrst".map(String.init)

  @Test func `A2: twenty properties cost twenty bodies legacy`() {
    let properties = Self.letters.map { "@Published var \($0) = 0" }.joined(separator: "; ")
    let paths = Self.letters.map { "\\.\($0)" }.joined(separator: ", ")
    let trial = Trial(
      "class Panel: ObservableObject { \(properties) }", "let panel = Panel()",
      "let paths: [KeyPath<Panel, Int>] = [\(paths)]",
      """
      struct Cell: View {
        @ObservedObject var panel: Panel
        let path: KeyPath<Panel, Int>
        var body: some View { Text("\\(panel[keyPath: path])") }
      }
      """,
      "struct Board: View { var body: some View { ForEach(0..<20) { Cell(panel: panel, path: paths[$0]) } } }",
      ":mount Board()", "panel.g = 1")
    #expect(trial.cost("Cell") == Trial.Cost(views: 20, bodies: 40, invalidations: 20))
    #expect(trial.bodies("Board") == 1)
  }

  @Test func `A2: twenty properties cost one body modern`() {
    let properties = Self.letters.map { "var \($0) = 0" }.joined(separator: "; ")
    let paths = Self.letters.map { "\\.\($0)" }.joined(separator: ", ")
    let trial = Trial(
      "@Observable class Panel { \(properties) }", "let panel = Panel()",
      "let paths: [KeyPath<Panel, Int>] = [\(paths)]",
      """
      struct Cell: View {
        let panel: Panel
        let path: KeyPath<Panel, Int>
        var body: some View { Text("\\(panel[keyPath: path])") }
      }
      """,
      "struct Board: View { var body: some View { ForEach(0..<20) { Cell(panel: panel, path: paths[$0]) } } }",
      ":mount Board()", "panel.g = 1")
    #expect(trial.cost("Cell") == Trial.Cost(views: 20, bodies: 21, invalidations: 1))
    #expect(trial.bodies("Board") == 1)
  }

  private static let ticking = """
    Task { for _ in 1...100 { try? await Task.sleep(for: .milliseconds(10)); page.progress += 1 } }
    """

  @Test func `A3: a header runs 101 times legacy`() {
    let trial = Trial(
      "class Page: ObservableObject { @Published var name = \"Atlas\"; @Published var progress = 0 }",
      "struct Header: View { @ObservedObject var page: Page; var body: some View { Text(page.name) } }",
      "struct Footer: View { @ObservedObject var page: Page; var body: some View { Text(\"\\(page.progress)\") } }",
      "struct Whole: View { let page: Page; var body: some View { Header(page: page); Footer(page: page) } }",
      "let page = Page()", ":mount Whole(page: page)", Self.ticking, ":advance 1s")
    #expect([trial.bodies("Whole"), trial.bodies("Header"), trial.bodies("Footer")] == [1, 101, 101])
  }

  @Test func `A3: a header runs once modern`() {
    let trial = Trial(
      "@Observable class Page { var name = \"Atlas\"; var progress = 0 }",
      "struct Header: View { let page: Page; var body: some View { Text(page.name) } }",
      "struct Footer: View { let page: Page; var body: some View { Text(\"\\(page.progress)\") } }",
      "struct Whole: View { let page: Page; var body: some View { Header(page: page); Footer(page: page) } }",
      "let page = Page()", ":mount Whole(page: page)", Self.ticking, ":advance 1s")
    #expect([trial.bodies("Whole"), trial.bodies("Header"), trial.bodies("Footer")] == [1, 1, 101])
  }

  /// Ten updates in a virtual second, each of one asset.
  private static func ticker(_ update: String) -> String {
    """
    Task { for tick in 0..<10 { try? await Task.sleep(for: .milliseconds(100)); market.\(update) += 1 } }
    """
  }

  @Test func `A4: the ticker costs 500 bodies legacy`() {
    let trial = Trial(
      "class Market: ObservableObject { @Published var prices = Array(repeating: 100, count: 50) }",
      """
      struct Row: View {
        @ObservedObject var market: Market
        let index: Int
        var body: some View { Text("\\(market.prices[index])") }
      }
      """,
      """
      struct Ticker: View {
        let market: Market
        var body: some View { List(0..<50, id: \\.self) { Row(market: market, index: $0) } }
      }
      """,
      "let market = Market()", ":mount Ticker(market: market)", Self.ticker("prices[tick * 7 % 50]"), ":advance 1s")
    #expect(trial.cost("Row") == Trial.Cost(views: 50, bodies: 50 + 500, invalidations: 500))
    #expect(trial.bodies("Ticker") == 1)
  }

  @Test func `A4: the ticker costs 10 bodies modern`() {
    let trial = Trial(
      "@Observable class Asset: Identifiable { let id: Int; var price = 100; init(id: Int) { self.id = id } }",
      "@Observable class Market { var assets = (0..<50).map { Asset(id: $0) } }",
      "struct Row: View { let asset: Asset; var body: some View { Text(\"\\(asset.price)\") } }",
      "struct Ticker: View { let market: Market; var body: some View { List(market.assets) { Row(asset: $0) } } }",
      "let market = Market()", ":mount Ticker(market: market)", Self.ticker("assets[tick * 7 % 50].price"),
      ":advance 1s")
    #expect(trial.cost("Row") == Trial.Cost(views: 50, bodies: 50 + 10, invalidations: 10))
    #expect(trial.bodies("Ticker") == 1)
  }

  @Test(arguments: [(isLegacy: true, bodies: 10), (isLegacy: false, bodies: 1)])
  func `A5: a keystroke in a form of ten fields`(_ world: (isLegacy: Bool, bodies: Int)) {
    let trial = Trial(Form(isLegacy: world.isLegacy, toggles: 0, fields: 10).inputs + [":type \"Field 3\" x"])
    #expect(trial.cost("Field") == Trial.Cost(views: 10, bodies: 10 + world.bodies, invalidations: world.bodies))
    #expect(trial.bodies("Whole") == 1)
  }

  @Test(arguments: [(isLegacy: true, bodies: 20), (isLegacy: false, bodies: 1)])
  func `A5: a screen of fifteen toggles and five fields`(_ world: (isLegacy: Bool, bodies: Int)) {
    let form = Form(isLegacy: world.isLegacy, toggles: 15, fields: 5).inputs
    let toggled = Trial(form + [":toggle \"Switch 7\""])
    #expect(toggled.bodies("Switch") + toggled.bodies("Field") == 20 + world.bodies)
    let typed = Trial(form + [":type \"Field 2\" x"])
    #expect(typed.bodies("Switch") + typed.bodies("Field") == 20 + world.bodies)
    #expect(typed.bodies("Whole") == 1)
  }

  @Test(arguments: [500, 10_000]) func `A6: one title of a list is one row`(_ count: Int) {
    let trial = Trial(
      """
      @Observable class Note: Identifiable {
        let id: Int
        var title = "note"
        init(id: Int) { self.id = id }
      }
      """,
      "@Observable class Book { var notes = (0..<\(count)).map { Note(id: $0) } }",
      "struct Row: View { let note: Note; var body: some View { Text(note.title) } }",
      "struct Whole: View { let book: Book; var body: some View { List(book.notes) { Row(note: $0) } } }",
      "let book = Book()", ":mount Whole(book: book)", "book.notes[\(count / 2)].title = \"changed\"")
    #expect(trial.cost("Row") == Trial.Cost(views: count, bodies: count + 1, invalidations: 1))
    #expect(trial.bodies("Whole") == 1)
    #expect(trial.last == "  body     Row[\(count / 2)]  #2  because Note#\(count / 2 + 1).title\n")
  }

  @Test func `A7: a computed property depends on all it reads and on nothing else`() {
    let letters = Self.letters.prefix(10)
    let model = [
      """
      @Observable class Survey {
        \(letters.map { "var \($0) = 1" }.joined(separator: "; "))
        var other = 1
        var score: Int { \(letters.joined(separator: " + ")) }
      }
      """,
      "struct Score: View { let survey: Survey; var body: some View { Text(\"\\(survey.score)\") } }",
      "let survey = Survey()", ":mount Score(survey: survey)",
    ]
    #expect(Trial(model + letters.map { "survey.\($0) = 2" }).bodies("Score") == 11)
    #expect(Trial(model + ["survey.other = 2"]).bodies("Score") == 1)
  }

  @Test func `A8: what is ignored is neither read nor written`() {
    let trial = Trial(
      "@Observable class Player { var song = \"Intro\"; @ObservationIgnored var plays = 0 }",
      "struct Plays: View { let player: Player; var body: some View { Text(\"\\(player.plays)\") } }",
      "let player = Player()", ":mount Plays(player: player)", "player.plays = 1", "player.song = \"Waltz\"", ":deps")
    #expect(trial.bodies("Plays") == 1)
    #expect(trial.last == "Plays  →  nothing tracked\n")
  }
}

/// A form in which each control is a view of its own, which shows what it changes.
private struct Form {
  let isLegacy: Bool
  let toggles: Int
  let fields: Int

  var inputs: [String] {
    let published = isLegacy ? "@Published " : ""
    let wrapper = isLegacy ? "@ObservedObject" : "@Bindable"
    let properties =
      (0..<toggles).map { "\(published)var t\($0) = false" } + (0..<fields).map { "\(published)var f\($0) = \"\"" }
    func paths(_ letter: String, _ count: Int) -> String {
      (0..<count).map { "\\.\(letter)\($0)" }.joined(separator: ", ")
    }
    return [
      "\(isLegacy ? "" : "@Observable ")class Model\(isLegacy ? ": ObservableObject" : "") {"
        + " \(properties.joined(separator: "; ")) }",
      """
      struct Switch: View {
        \(wrapper) var model: Model
        let title: String
        let isOn: ReferenceWritableKeyPath<Model, Bool>
        var body: some View {
          Toggle(title, isOn: $model[dynamicMember: isOn])
          Text(model[keyPath: isOn] ? "on" : "off")
        }
      }
      """,
      """
      struct Field: View {
        \(wrapper) var model: Model
        let title: String
        let text: ReferenceWritableKeyPath<Model, String>
        var body: some View {
          TextField(title, text: $model[dynamicMember: text])
          if model[keyPath: text].isEmpty { Text("required") }
        }
      }
      """,
      """
      struct Whole: View {
        let model: Model
        let switches: [ReferenceWritableKeyPath<Model, Bool>] = [\(paths("t", toggles))]
        let texts: [ReferenceWritableKeyPath<Model, String>] = [\(paths("f", fields))]
        var body: some View {
          ForEach(0..<\(toggles)) { Switch(model: model, title: "Switch \\($0)", isOn: switches[$0]) }
          ForEach(0..<\(fields)) { Field(model: model, title: "Field \\($0)", text: texts[$0]) }
        }
      }
      """,
      "let model = Model()", ":mount Whole(model: model)",
    ]
  }
}
