@MainActor @preconcurrency protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["Gauge"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! GaugeStyleConfiguration)
              .transformEnvironment(\._styles) { $0["Gauge"] = nil })
        }
    }
  }
}

struct DefaultGaugeStyle: GaugeStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  static var `automatic`: DefaultGaugeStyle { DefaultGaugeStyle() }
}

struct AccessoryCircularGaugeStyle: GaugeStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  static var `accessoryCircular`: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  static var `accessoryCircularCapacity`: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

struct AccessoryLinearGaugeStyle: GaugeStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  static var `accessoryLinear`: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

struct LinearCapacityGaugeStyle: GaugeStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  static var `linearCapacity`: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

struct GaugeStyleConfiguration {
  typealias Label = _StyledPart
  typealias CurrentValueLabel = _StyledPart
  let value: Double
  let label: _StyledPart
  let currentValueLabel: _StyledPart?
}

extension Gauge: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      GaugeStyleConfiguration(
        value: _fraction, label: _StyledPart(_content: AnyView(_label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : _StyledPart(_content: AnyView(_current))))
  }
}
