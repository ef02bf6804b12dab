/// The beginning of a walk.
struct Root: Hashable {
  /// Inputs that prepare what will be mounted.
  private(set) var setup: [String] = []
  /// The input that mounts the view; nil if the load of the program has mounted it.
  private(set) var mount: String?
  /// The first input to try, if the root exists only for it.
  private(set) var question: String?
  /// The model whose properties are written, if no view is mounted.
  private(set) var model: String?

  var isShort: Bool { question != nil || model != nil }

  /// The views that the load mounts.
  static let load = Root()

  private init() {}

  init(mount: String) { self.mount = mount }

  /// A parent that can pass a different model to a view: a view that keeps the first one shows outdated values.
  init(_ view: FedView) {
    let (first, second) = ("first\(view.model)", "second\(view.model)")
    let made = view.arguments.replacing("%", with: "isOther ? \(second) : \(first)")
    setup.append("let \(first) = \(view.making), \(second) = \(view.making)")
    setup.append(
      "struct Feeding\(view.name): View { @State private var isOther = false; var body: some View { "
        + "Button(\"Another \(view.model)\") { isOther.toggle() }; \(view.name)(\(made)) } }")
    mount = ":mount Feeding\(view.name)()"
    question = ":tap \"Another \(view.model)\""
  }

  /// A view that needs no arguments, in an environment with models. They are made before, as an app does it.
  private init(view: String, in environment: [(type: String, making: String)]) {
    setup = environment.map { "let explored\($0.type) = \($0.making)" }
    mount = ":mount \(view)()" + environment.map { ".environmentObject(explored\($0.type))" }.joined()
  }

  /// An instance of a model, whose properties are written although no view shows them.
  private init(model: String, making: String) {
    setup = ["let explored\(model) = \(making)"]
    self.model = model
  }

  /// The models of which both programs can give an instance.
  static func models(_ old: ComparedProgram, _ new: ComparedProgram) -> [Root] {
    old.models.sorted { $0.key < $1.key }.filter { new.models[$0.key] == $0.value }.map(Root.init(model:making:))
  }

  /// The roots that two programs can both mount.
  static func shared(_ old: Side, _ new: Side) -> [Root] {
    let (mine, theirs) = (old.session.mountable, new.session.mountable)
    let previews = mine.previews.filter(Set(theirs.previews).contains)
    // An app makes the environment of its views.
    let names = old.program.apps.filter(Set(new.program.apps).contains)
    let apps = names.map { Root(mount: ":mount \($0)()") }
    if !previews.isEmpty { return previews.map { Root(mount: ":mount \(quoted($0))") } + apps }
    return apps
      + mine.views.filter { !names.contains($0) }.filter(Set(theirs.views).contains).map { view in
        let needed = old.program.environment(of: view).union(new.program.environment(of: view)).sorted()
        let models = needed.compactMap { type in
          old.program.models[type].flatMap { $0 == new.program.models[type] ? (type, $0) : nil }
        }
        return Root(view: view, in: models)
      }
  }

  static func of(_ side: Side) -> [Root] { shared(side, side) }

  /// The inputs that mount the views on the screen again, if these need no arguments.
  static func returns(_ side: Side) -> [String] {
    let views = Set(side.session.mountable.views)
    return side.session.screen.map(\.tree).filter(views.contains).map { ":mount \($0)()" }
  }

  private static func quoted(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }
}
