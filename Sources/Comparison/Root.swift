/// The beginning of a walk.
struct Root: Hashable {
  /// Inputs that prepare what will be mounted.
  private(set) var setup: [String] = []
  /// The input that mounts the view; nil if the load of the program has mounted it.
  private(set) var mount: String?
  /// The first input to try, if the root exists only for it.
  private(set) var question: String?

  var isShort: Bool { question != nil }

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

  /// The roots that two programs can both mount.
  static func shared(
    _ old: (previews: [String], views: [String]), _ new: (previews: [String], views: [String])
  ) -> [Root] {
    let previews = old.previews.filter(Set(new.previews).contains)
    if !previews.isEmpty { return previews.map { Root(mount: ":mount \(quoted($0))") } }
    return old.views.filter(Set(new.views).contains).map { Root(mount: ":mount \($0)()") }
  }

  static func of(_ mountable: (previews: [String], views: [String])) -> [Root] { shared(mountable, mountable) }

  private static func quoted(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }
}
