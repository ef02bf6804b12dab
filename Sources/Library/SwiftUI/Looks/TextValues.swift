// Values of modifiers for text input.

enum UIKeyboardType: Int, Hashable {
  case `default`
  case `asciiCapable`
  case `numbersAndPunctuation`
  case `URL`
  case `numberPad`
  case `phonePad`
  case `namePhonePad`
  case `emailAddress`
  case `decimalPad`
  case `twitter`
  case `webSearch`
}

enum UITextAutocapitalizationType: Int, Hashable {
  case `none`
  case `words`
  case `sentences`
  case `allCharacters`
}

struct TextInputAutocapitalization: Hashable {
  let _name: String
  static var `never`: TextInputAutocapitalization { TextInputAutocapitalization(_name: "never") }
  static var `words`: TextInputAutocapitalization { TextInputAutocapitalization(_name: "words") }
  static var `sentences`: TextInputAutocapitalization { TextInputAutocapitalization(_name: "sentences") }
  static var `characters`: TextInputAutocapitalization { TextInputAutocapitalization(_name: "characters") }
}

struct UITextContentType: Hashable {
  let _name: String
  static var `username`: UITextContentType { UITextContentType(_name: "username") }
  static var `password`: UITextContentType { UITextContentType(_name: "password") }
  static var `newPassword`: UITextContentType { UITextContentType(_name: "newPassword") }
  static var `emailAddress`: UITextContentType { UITextContentType(_name: "emailAddress") }
  static var `name`: UITextContentType { UITextContentType(_name: "name") }
  static var `givenName`: UITextContentType { UITextContentType(_name: "givenName") }
  static var `familyName`: UITextContentType { UITextContentType(_name: "familyName") }
  static var `telephoneNumber`: UITextContentType { UITextContentType(_name: "telephoneNumber") }
  static var `oneTimeCode`: UITextContentType { UITextContentType(_name: "oneTimeCode") }
  static var `fullStreetAddress`: UITextContentType { UITextContentType(_name: "fullStreetAddress") }
  static var `postalCode`: UITextContentType { UITextContentType(_name: "postalCode") }
  static var `addressCity`: UITextContentType { UITextContentType(_name: "addressCity") }
  static var `URL`: UITextContentType { UITextContentType(_name: "URL") }
  static var `creditCardNumber`: UITextContentType { UITextContentType(_name: "creditCardNumber") }
}

struct SubmitLabel: Hashable {
  let _name: String
  static var `done`: SubmitLabel { SubmitLabel(_name: "done") }
  static var `go`: SubmitLabel { SubmitLabel(_name: "go") }
  static var `send`: SubmitLabel { SubmitLabel(_name: "send") }
  static var `join`: SubmitLabel { SubmitLabel(_name: "join") }
  static var `route`: SubmitLabel { SubmitLabel(_name: "route") }
  static var `search`: SubmitLabel { SubmitLabel(_name: "search") }
  static var `return`: SubmitLabel { SubmitLabel(_name: "return") }
  static var `next`: SubmitLabel { SubmitLabel(_name: "next") }
  static var `continue`: SubmitLabel { SubmitLabel(_name: "continue") }
}

protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

struct EnabledTextSelectability: TextSelectability {
  static var allowsSelection: Bool { true }
}

struct DisabledTextSelectability: TextSelectability {
  static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  static var `enabled`: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  static var `disabled`: DisabledTextSelectability { DisabledTextSelectability() }
}

struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  let character: Character
  init(_ character: Character) { self.character = character }
  init(extendedGraphemeClusterLiteral value: Character) { character = value }
  static var `return`: KeyEquivalent { KeyEquivalent("\r") }
  static var escape: KeyEquivalent { KeyEquivalent("\u{1B}") }
  static var delete: KeyEquivalent { KeyEquivalent("\u{8}") }
  static var space: KeyEquivalent { KeyEquivalent(" ") }
  static var tab: KeyEquivalent { KeyEquivalent("\t") }
}

struct KeyboardShortcut {
  init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  static var defaultAction: KeyboardShortcut { KeyboardShortcut(.return, modifiers: []) }
  static var cancelAction: KeyboardShortcut { KeyboardShortcut(.escape, modifiers: []) }
}

struct EventModifiers: OptionSet {
  let rawValue: Int
  static var command: EventModifiers { EventModifiers(rawValue: 1) }
  static var shift: EventModifiers { EventModifiers(rawValue: 2) }
  static var option: EventModifiers { EventModifiers(rawValue: 4) }
  static var control: EventModifiers { EventModifiers(rawValue: 8) }
}
