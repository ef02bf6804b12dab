// The device that opened iOS code sees: an iPhone with the screen of the outline.

enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isFlat: Bool { self == .faceUp || self == .faceDown }
}

class UIDevice: NSObject {
  static let current = UIDevice()
  static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  var orientation: UIDeviceOrientation { .portrait }
  var name: String { "iPhone" }
  var model: String { "iPhone" }
  var localizedModel: String { "iPhone" }
  var systemName: String { "iOS" }
  var systemVersion: String { "26.0" }
}

class UIScreen: NSObject {
  static let main = UIScreen()
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  var scale: Double { 3 }
  var nativeScale: Double { 3 }
}

/// Text sizes at the system's default size.
class UIFontMetrics: NSObject {
  static let `default` = UIFontMetrics()
  func scaledValue(for value: Double) -> Double { value }
}
