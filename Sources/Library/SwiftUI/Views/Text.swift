// Text: `Text`, `Label` and `Image`.

struct Text: View, Equatable {
  let _text: String
  typealias Body = Never
  init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    _text = key._text(tableName, bundle)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ content: S) { _text = String(content) }
  init(verbatim content: String) { _text = content }
  init(_ image: Image) { _text = image._text }
  @_disfavoredOverload init(_ resource: LocalizedStringResource) { _text = resource._text }
  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    _text = format.format(input)
  }
  static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs._text + rhs._text) }
  func bold() -> Text { self }
  func bold(_ isActive: Bool) -> Text { self }
  func italic() -> Text { self }
  func italic(_ isActive: Bool) -> Text { self }
  func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  func fontWidth(_ width: Font.Width?) -> Text { self }
  struct LineStyle: Hashable {
    static var single: LineStyle { LineStyle() }
    enum Pattern: Hashable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }
  }
  func monospaced(_ isActive: Bool = true) -> Text { self }
  func monospacedDigit() -> Text { self }
  func fontWeight(_ weight: Font.Weight?) -> Text { self }
  func fontDesign(_ design: Font.Design?) -> Text { self }
  func font(_ font: Font?) -> Text { self }
  func foregroundColor(_ color: Color?) -> Text { self }
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  func kerning(_ kerning: CGFloat) -> Text { self }
  func tracking(_ tracking: CGFloat) -> Text { self }
  func baselineOffset(_ offset: CGFloat) -> Text { self }
  func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  func accessibilityHeading(_ level: Int) -> Text { self }
}

extension Text {
  init(_ date: Date, style: DateStyle) {
    switch style._name {
    case "date": _text = date.formatted(date: .long, time: .omitted)
    case "time": _text = date.formatted(date: .omitted, time: .shortened)
    default: _text = Text._distance(abs(date.timeIntervalSinceNow), style._name)
    }
  }
  init(_ dates: ClosedRange<Date>) {
    _text = "\(dates.lowerBound.formatted()) – \(dates.upperBound.formatted())"
  }
  init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  init<Subject>(_ subject: Subject, formatter: Formatter) { _text = formatter.string(for: subject) ?? "" }
  init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    _text = Text._distance(
      countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound),
      "timer")
  }
  static func _distance(_ seconds: Double, _ style: String) -> String {
    let total = Int(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if style == "timer" {
      let minutes = total / 60
      return minutes < 60
        ? "\(minutes):\(two(total % 60))" : "\(minutes / 60):\(two(minutes % 60)):\(two(total % 60))"
    }
    var parts: [String] = []
    for (size, name) in [(86400, "day"), (3600, "hr"), (60, "min"), (1, "sec")] where parts.count < 2 {
      let count = total % (size == 86400 ? Int.max : size == 3600 ? 86400 : size * 60) / size
      if count > 0 || size == 1 && parts.isEmpty { parts.append("\(count) \(name)") }
    }
    return parts.joined(separator: ", ")
  }
  struct DateStyle: Hashable {
    let _name: String
    static var date: DateStyle { DateStyle(_name: "date") }
    static var time: DateStyle { DateStyle(_name: "time") }
    static var timer: DateStyle { DateStyle(_name: "timer") }
    static var relative: DateStyle { DateStyle(_name: "relative") }
    static var offset: DateStyle { DateStyle(_name: "offset") }
  }
  enum Scale {
    case `default`
    case secondary
  }
  enum TruncationMode {
    case head
    case tail
    case middle
  }
  enum Scale {
    case `default`
    case secondary
  }
  enum Case {
    case uppercase
    case lowercase
  }
}

struct Image: View, Equatable {
  let _text: String
  typealias Body = Never
  init(systemName: String) { _text = systemName }
  init(systemName: String, variableValue: Double?) { _text = systemName }
  init(_ name: String) { _text = name }
  init(_ name: String, bundle: Bundle?) { _text = name }
  init(_ resource: ImageResource) { _text = resource._name }
  init(decorative resource: ImageResource) { _text = resource._name }
  init(decorative name: String) { _text = name }
  init(decorative name: String, bundle: Bundle?) { _text = name }
  init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { _text = name }
  init(_ name: String, bundle: Bundle? = nil, label: Text) { _text = name }
  func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  enum ResizingMode {
    case stretch
    case tile
  }
  enum Orientation {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
  func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  func interpolation(_ interpolation: Interpolation) -> Image { self }
  func antialiased(_ isAntialiased: Bool) -> Image { self }
  enum TemplateRenderingMode {
    case template
    case original
  }
  enum Interpolation {
    case none
    case low
    case medium
    case high
  }
  enum Scale {
    case small
    case medium
    case large
  }
}

struct Label<Title: View, Icon: View>: View {
  let _label: Title
  let _icon: Icon
  typealias Body = Never
  init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    _label = title()
    _icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, systemImage: String) {
    _label = Text(title)
    _icon = Image(systemName: systemImage)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String) {
    _label = Text(title)
    _icon = Image(systemName: systemImage)
  }
  init(_ title: LocalizedStringKey, image: String) {
    _label = Text(title)
    _icon = Image(image)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String) {
    _label = Text(title)
    _icon = Image(image)
  }
}

extension Label where Title == _StyledPart, Icon == _StyledPart {
  init(_ configuration: LabelStyleConfiguration) {
    _label = configuration.title
    _icon = configuration.icon
  }
}
