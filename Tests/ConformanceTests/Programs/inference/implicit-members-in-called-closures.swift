// The value of a closure that is called at once is looked up in the type that the context expects, and so are the
// members in its arguments, also where a parameter wraps their type.

enum Icon {
  case custom(id: Int)
  case plain
}

enum Content {
  case link(icon: Icon?, action: (() -> Void)?)
  case other(Int)
}

struct Row {
  var content: Content
  var isVisible: Bool?
}

struct Group {
  var rows = [Row]()
  var title: String?

  static let standard: Group = {
    .init(rows: [
      .init(content: .link(icon: .custom(id: 1)) { print("tapped") }),
      .init(content: .link(icon: .plain, action: nil), isVisible: true),
      .init(content: .other(2)),
    ])
  }()
}

for row in Group.standard.rows {
  guard case .link(let icon, let action) = row.content else {
    print(row.content)
    continue
  }
  print(icon as Any, row.isVisible as Any)
  action?()
}

let one: Row = { .init(content: .link(icon: .custom(id: 3), action: nil)) }()
let wrapped: Row? = { .init(content: .other(4)) }()
let content: Content = { return .link(icon: .custom(id: 5), action: nil) }()
let icon: Icon? = { .custom(id: 6) }()
let icons: [Icon?] = { [.custom(id: 7), nil, .plain] }()
print(one.content, wrapped as Any, content, icon as Any, icons)

func same<T>(_ value: T) -> T { value }
let passed: Icon? = same(.custom(id: 8))
let nested: Row = same(same(.init(content: .link(icon: .custom(id: 9), action: nil))))
print(passed as Any, nested.content)
