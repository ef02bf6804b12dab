// The components of a color in an environment.

extension Color {
  struct Resolved: ShapeStyle, Hashable, Codable, Sendable, CustomStringConvertible {
    @stored var red: Float
    @stored var green: Float
    @stored var blue: Float
    @stored var opacity: Float
    init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
    init(colorSpace: RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      switch colorSpace {
      case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
      case .sRGBLinear:
        self.init(
          red: Self._curved(red), green: Self._curved(green), blue: Self._curved(blue), opacity: opacity)
      case .displayP3:
        let (r, g, b) = (Self._linear(red), Self._linear(green), Self._linear(blue))
        self.init(
          red: Self._curved(1.2249401 * r - 0.2249404 * g), green: Self._curved(-0.0420569 * r + 1.0420571 * g),
          blue: Self._curved(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), opacity: opacity)
      }
    }
    init(_hue hue: Double, _ saturation: Double, _ brightness: Double, opacity: Double) {
      let place = (hue - hue.rounded(.down)) * 6
      let sector = Int(place)
      let rest = place - Double(sector)
      let low = brightness * (1 - saturation)
      let falling = brightness * (1 - saturation * rest)
      let rising = brightness * (1 - saturation * (1 - rest))
      let (red, green, blue) =
        switch sector {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
      self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    }
    init(_ hex: Int, opacity: Float = 1) {
      self.init(
        red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255,
        opacity: opacity)
    }
    var linearRed: Float { Self._linear(red) }
    var linearGreen: Float { Self._linear(green) }
    var linearBlue: Float { Self._linear(blue) }
    /// `#FF0000FF`
    var description: String {
      "#"
        + [red, green, blue, opacity].map { part in
          let text = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16, uppercase: true)
          return text.count < 2 ? "0" + text : text
        }.joined()
    }
    static func _curved(_ part: Float) -> Float {
      part <= 0.0031308 ? part * 12.92 : Float(1.055 * pow(Double(part), 1 / 2.4) - 0.055)
    }
    static func _linear(_ part: Float) -> Float {
      part <= 0.04045 ? part / 12.92 : Float(pow((Double(part) + 0.055) / 1.055, 2.4))
    }
  }

  /// The system colors by name, in light and dark mode.
  static let _system: [String: (light: Resolved, dark: Resolved)] = [
    "red": (Resolved(0xFF3B30), Resolved(0xFF453A)), "orange": (Resolved(0xFF9500), Resolved(0xFF9F0A)),
    "yellow": (Resolved(0xFFCC00), Resolved(0xFFD60A)), "green": (Resolved(0x34C759), Resolved(0x30D158)),
    "mint": (Resolved(0x00C7BE), Resolved(0x63E6E2)), "teal": (Resolved(0x30B0C7), Resolved(0x40C8E0)),
    "cyan": (Resolved(0x32ADE6), Resolved(0x64D2FF)), "blue": (Resolved(0x007AFF), Resolved(0x0A84FF)),
    "indigo": (Resolved(0x5856D6), Resolved(0x5E5CE6)), "purple": (Resolved(0xAF52DE), Resolved(0xBF5AF2)),
    "pink": (Resolved(0xFF2D55), Resolved(0xFF375F)), "brown": (Resolved(0xA2845E), Resolved(0xAC8E68)),
    "gray": (Resolved(0x8E8E93), Resolved(0x8E8E93)), "white": (Resolved(0xFFFFFF), Resolved(0xFFFFFF)),
    "black": (Resolved(0x000000), Resolved(0x000000)), "clear": (Resolved(0, opacity: 0), Resolved(0, opacity: 0)),
    "primary": (Resolved(0x000000), Resolved(0xFFFFFF)),
    "secondary": (Resolved(0x3C3C43, opacity: 0.6), Resolved(0xEBEBF5, opacity: 0.6)),
    "accentColor": (Resolved(0x007AFF), Resolved(0x0A84FF)),
    "systemBackground": (Resolved(0xFFFFFF), Resolved(0x000000)), "label": (Resolved(0x000000), Resolved(0xFFFFFF)),
  ]

  func resolve(in environment: EnvironmentValues) -> Resolved {
    if let _components { return _components }
    // `50% red`
    let parts = _text.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0].hasSuffix("%"), let percent = Double(parts[0].dropLast()) {
      var resolved = Color(parts[1]).resolve(in: environment)
      resolved.opacity *= Float(percent / 100)
      return resolved
    }
    var name = _text
    if name.hasPrefix("system"), let first = name.dropFirst(6).first {
      name = Self._system[name] == nil ? String(first).lowercased() + name.dropFirst(7) : name
    }
    guard let known = Self._system[name] else {
      fatalError("obsh does not know the components of the color '\(_text)'")
    }
    return environment.colorScheme == .dark ? known.dark : known.light
  }
}

extension Color: CustomStringConvertible {
  var description: String {
    if let _components { return _components.description }
    let isPlain = Self._system[_text] != nil || _text.contains("% ") || _text.contains(" mixed with ")
    return isPlain ? _text : "NamedColor(name: \"\(_text)\", bundle: nil)"
  }
}
