import SwiftUI
struct Flow: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: bounds.minX + CGFloat(index), y: bounds.minY), anchor: .center, proposal: ProposedViewSize(width: 1, height: nil))
    }
  }
}
struct Radial: Layout {
  struct Cache { var total = 0.0 }
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let p = CGPoint(x: 0, y: -2).applying(CGAffineTransform(rotationAngle: 1))
    subviews.first?.place(at: p, proposal: .unspecified)
  }
}
class Field { var text = ""; init() { print("make") } }
struct Wrapped: UIViewRepresentable {
  @Binding var text: String
  class Coordinator { var parent: Wrapped; init(_ p: Wrapped) { parent = p } }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> Field { Field() }
  func updateUIView(_ view: Field, context: Context) { view.text = text; context.coordinator.parent = self; print("update", text, context.environment.colorScheme) }
  static func dismantleUIView(_ view: Field, coordinator: Coordinator) { print("dismantle", view.text) }
}
struct Plain: NSViewRepresentable {
  let n: Int
  func makeNSView(context: Context) -> Field { Field() }
  func updateNSView(_ view: Field, context: Context) { print("plain", n) }
}
struct Rotate: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase.isIdentity ? 1 : 0)
  }
}
extension Transition where Self == Rotate { static var rotate: Rotate { Rotate() } }
struct Values { var scale = 1.0; var y = 0.0 }
struct Wave: Shape {
  var a: Double; var b: Double
  var animatableData: AnimatablePair<Double, Double> { get { AnimatablePair(a, b) } set { a = newValue.first; b = newValue.second } }
  func path(in rect: CGRect) -> Path { var p = Path(); p.move(to: rect.origin); return p }
}
struct Shake: GeometryEffect {
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData), y: 0)) }
}
struct Root: View {
  @State var text = "a"
  @State var on = true
  @State var position = ScrollPosition(edge: .top)
  var body: some View {
    VStack {
      Flow(spacing: 4) { Text("x"); Text("y") }
      Radial { Text("z") }
      let layout = on ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())
      layout { Text("in layout") }
      if on { Wrapped(text: $text) }
      Plain(n: 1)
      Button("go") { text += "b" }
      Button("off") { on = false }
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        var c = context; c.opacity = 0.2
        c.draw(Text("hi"), at: CGPoint(x: size.width / 2, y: 0))
      }.frame(width: 10, height: 20)
      Text("t").transition(.rotate).transition(Rotate()).transition(.opacity)
      Text("k").keyframeAnimator(initialValue: Values(), trigger: on) { content, value in
        content.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\Values.scale) { LinearKeyframe(1.0, duration: 0.3); SpringKeyframe(1.5, duration: 0.2, spring: .bouncy) }
        KeyframeTrack(\Values.y) { CubicKeyframe(10, duration: 1) }
      }
      Wave(a: 1, b: 2).fill(.blue)
      Text("s").modifier(Shake(animatableData: 2))
      ScrollView { Text("row") }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { old, new in print("geo", old, new) }
        .onScrollPhaseChange { old, new in }
      Text("v").visualEffect { c, p in c.offset(y: p.size.height) }.scrollTransition { c, ph in c.opacity(ph.isIdentity ? 1 : 0.3).scaleEffect(ph.isIdentity ? 1 : 0.5) }
      Text("sh").colorEffect(ShaderLibrary.default.ripple(.float(2), .color(.red)))
    }
  }
}
struct Cmds: Commands {
  @FocusedValue(\.doc) var doc
  var body: some Commands {
    CommandGroup(replacing: .newItem) { Button("New") { print("new") }.disabled(doc != nil) }
    CommandMenu("Extra") { Button("More") { print("more") }.keyboardShortcut("m", modifiers: [.command, .shift]) }
    SidebarCommands()
  }
}
struct DocKey: FocusedValueKey { typealias Value = String }
extension FocusedValues { var doc: String? { get { self[DocKey.self] } set { self[DocKey.self] = newValue } } }
struct MyApp: App {
  var body: some Scene {
    WindowGroup { Root().focusedSceneValue(\.doc, "x") }.commands { Cmds() }.windowStyle(.hiddenTitleBar).defaultSize(width: 1, height: 2)
    Window("About", id: "about") { Text("about") }.windowResizability(.contentSize)
    MenuBarExtra("Menu", systemImage: "star") { Text("bar") }.menuBarExtraStyle(.window)
    Settings { Text("set") }
  }
}
MyApp.main()
:tap "go"
:tap "off"
:tap "New"
:tap "More"
