protocol FormStyle {}

struct DefaultFormStyle: FormStyle {
  init() {}

}

extension FormStyle where Self == DefaultFormStyle {
  static var `automatic`: DefaultFormStyle { DefaultFormStyle() }
}

struct GroupedFormStyle: FormStyle {
  init() {}

}

extension FormStyle where Self == GroupedFormStyle {
  static var `grouped`: GroupedFormStyle { GroupedFormStyle() }
}

struct ColumnsFormStyle: FormStyle {
  init() {}

}

extension FormStyle where Self == ColumnsFormStyle {
  static var `columns`: ColumnsFormStyle { ColumnsFormStyle() }
}
