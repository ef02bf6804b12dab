enum L10n {
  enum header { static let title = "t" }; struct item { var a = 1; static func make() -> item { item(a: 3) } };
  enum outer { enum inner { static let x = 5 } }
}
enum lower { case a, b; static let k = 2 }
extension L10n { enum later { static let y = 8 } }
print(
  L10n.header.title, L10n.item.make().a, L10n.item(a: 2).a, L10n.outer.inner.x, lower.a, lower.k, L10n.later.y,
  L10n.item.self)
