protocol ListStyle {}

struct PlainListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == PlainListStyle {
  static var `plain`: PlainListStyle { PlainListStyle() }
}

struct InsetListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == InsetListStyle {
  static var `inset`: InsetListStyle { InsetListStyle() }
}

struct InsetGroupedListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == InsetGroupedListStyle {
  static var `insetGrouped`: InsetGroupedListStyle { InsetGroupedListStyle() }
}

struct GroupedListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == GroupedListStyle {
  static var `grouped`: GroupedListStyle { GroupedListStyle() }
}

struct SidebarListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == SidebarListStyle {
  static var `sidebar`: SidebarListStyle { SidebarListStyle() }
}

struct DefaultListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == DefaultListStyle {
  static var `automatic`: DefaultListStyle { DefaultListStyle() }
}

struct BorderedListStyle: ListStyle {
  init() {}

}

extension ListStyle where Self == BorderedListStyle {
  static var `bordered`: BorderedListStyle { BorderedListStyle() }
}
