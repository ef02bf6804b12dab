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
  var scale: CGFloat { 3 }
  var nativeScale: CGFloat { 3 }
}

/// Text sizes at the system's default size.
class UIFontMetrics: NSObject {
  static let `default` = UIFontMetrics()
  func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// No setting for accessibility is on.
enum UIAccessibility {
  struct Notification: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static let screenChanged = Notification(rawValue: 1000)
    static let layoutChanged = Notification(rawValue: 1001)
    static let announcement = Notification(rawValue: 1008)
    static let pageScrolled = Notification(rawValue: 1009)
  }
  static var isVoiceOverRunning: Bool { false }
  static var isSwitchControlRunning: Bool { false }
  static var isAssistiveTouchRunning: Bool { false }
  static var isGuidedAccessEnabled: Bool { false }
  static var isReduceMotionEnabled: Bool { false }
  static var isReduceTransparencyEnabled: Bool { false }
  static var isDarkerSystemColorsEnabled: Bool { false }
  static var isBoldTextEnabled: Bool { false }
  static var isGrayscaleEnabled: Bool { false }
  static var isInvertColorsEnabled: Bool { false }
  static var isMonoAudioEnabled: Bool { false }
  static var isClosedCaptioningEnabled: Bool { false }
  static var isSpeakScreenEnabled: Bool { false }
  static var isSpeakSelectionEnabled: Bool { false }
  static var isShakeToUndoEnabled: Bool { true }
  static var isVideoAutoplayEnabled: Bool { true }
  static var isOnOffSwitchLabelsEnabled: Bool { false }
  static var buttonShapesEnabled: Bool { false }
  static var prefersCrossFadeTransitions: Bool { false }
  static var shouldDifferentiateWithoutColor: Bool { false }
  static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChange")
  static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")
  static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChange")
  static func post(notification: Notification, argument: Any?) {}
}
