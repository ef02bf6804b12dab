struct Spacer: View {
  typealias Body = Never
  init(minLength: CGFloat? = nil) {}
}

struct Divider: View {
  typealias Body = Never
  init() {}
}
