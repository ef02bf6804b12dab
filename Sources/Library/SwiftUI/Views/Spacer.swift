struct Spacer: View {
  typealias Body = Never
  init(minLength: Double? = nil) {}
}

struct Divider: View {
  typealias Body = Never
  init() {}
}
