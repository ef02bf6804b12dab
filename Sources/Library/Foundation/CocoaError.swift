// Foundation's errors as values, and the `NSError` for each error.

struct CocoaError: Error, Hashable, CustomStringConvertible {
  struct Code: RawRepresentable, Hashable, Sendable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var fileNoSuchFile: Code { Code(rawValue: 4) }
    static var fileLocking: Code { Code(rawValue: 255) }
    static var fileReadUnknown: Code { Code(rawValue: 256) }
    static var fileReadNoPermission: Code { Code(rawValue: 257) }
    static var fileReadInvalidFileName: Code { Code(rawValue: 258) }
    static var fileReadCorruptFile: Code { Code(rawValue: 259) }
    static var fileReadNoSuchFile: Code { Code(rawValue: 260) }
    static var fileReadInapplicableStringEncoding: Code { Code(rawValue: 261) }
    static var fileReadUnsupportedScheme: Code { Code(rawValue: 262) }
    static var fileReadTooLarge: Code { Code(rawValue: 263) }
    static var fileReadUnknownStringEncoding: Code { Code(rawValue: 264) }
    static var fileWriteUnknown: Code { Code(rawValue: 512) }
    static var fileWriteNoPermission: Code { Code(rawValue: 513) }
    static var fileWriteInvalidFileName: Code { Code(rawValue: 514) }
    static var fileWriteFileExists: Code { Code(rawValue: 516) }
    static var fileWriteInapplicableStringEncoding: Code { Code(rawValue: 517) }
    static var fileWriteUnsupportedScheme: Code { Code(rawValue: 518) }
    static var fileWriteOutOfSpace: Code { Code(rawValue: 640) }
    static var fileWriteVolumeReadOnly: Code { Code(rawValue: 642) }
    static var fileManagerUnmountBusy: Code { Code(rawValue: 769) }
    static var keyValueValidation: Code { Code(rawValue: 1024) }
    static var formatting: Code { Code(rawValue: 2048) }
    static var userCancelled: Code { Code(rawValue: 3072) }
    static var featureUnsupported: Code { Code(rawValue: 3328) }
    static var executableLoad: Code { Code(rawValue: 3587) }
    static var propertyListReadCorrupt: Code { Code(rawValue: 3840) }
    static var propertyListReadUnknownVersion: Code { Code(rawValue: 3841) }
    static var propertyListReadStream: Code { Code(rawValue: 3842) }
    static var propertyListWriteStream: Code { Code(rawValue: 3851) }
    static var propertyListWriteInvalid: Code { Code(rawValue: 3852) }
    static var xpcConnectionInterrupted: Code { Code(rawValue: 4097) }
    static var xpcConnectionInvalid: Code { Code(rawValue: 4099) }
    static var xpcConnectionReplyInvalid: Code { Code(rawValue: 4101) }
    static var userActivityHandoffFailed: Code { Code(rawValue: 4608) }
    static var userActivityConnectionUnavailable: Code { Code(rawValue: 4609) }
    static var userActivityRemoteApplicationTimedOut: Code { Code(rawValue: 4610) }
    static var coderReadCorrupt: Code { Code(rawValue: 4864) }
    static var coderValueNotFound: Code { Code(rawValue: 4865) }
    static var coderInvalidValue: Code { Code(rawValue: 4866) }
  }
  let code: Code
  let userInfo: [String: Any]
  init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  init(_code: Int, _path: String) {
    code = Code(rawValue: _code)
    userInfo = [
      NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: CocoaError._systemCode(_code)),
      NSFilePathErrorKey: _path, NSURLErrorKey: URL(fileURLWithPath: _path),
    ]
  }
  static var fileNoSuchFile: Code { .fileNoSuchFile }
  static var fileLocking: Code { .fileLocking }
  static var fileReadUnknown: Code { .fileReadUnknown }
  static var fileReadNoPermission: Code { .fileReadNoPermission }
  static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
  static var fileReadCorruptFile: Code { .fileReadCorruptFile }
  static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
  static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
  static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
  static var fileReadTooLarge: Code { .fileReadTooLarge }
  static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
  static var fileWriteUnknown: Code { .fileWriteUnknown }
  static var fileWriteNoPermission: Code { .fileWriteNoPermission }
  static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
  static var fileWriteFileExists: Code { .fileWriteFileExists }
  static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
  static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
  static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
  static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
  static var fileManagerUnmountBusy: Code { .fileManagerUnmountBusy }
  static var keyValueValidation: Code { .keyValueValidation }
  static var formatting: Code { .formatting }
  static var userCancelled: Code { .userCancelled }
  static var featureUnsupported: Code { .featureUnsupported }
  static var executableLoad: Code { .executableLoad }
  static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
  static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
  static var propertyListReadStream: Code { .propertyListReadStream }
  static var propertyListWriteStream: Code { .propertyListWriteStream }
  static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
  static var xpcConnectionInterrupted: Code { .xpcConnectionInterrupted }
  static var xpcConnectionInvalid: Code { .xpcConnectionInvalid }
  static var xpcConnectionReplyInvalid: Code { .xpcConnectionReplyInvalid }
  static var userActivityHandoffFailed: Code { .userActivityHandoffFailed }
  static var userActivityConnectionUnavailable: Code { .userActivityConnectionUnavailable }
  static var userActivityRemoteApplicationTimedOut: Code { .userActivityRemoteApplicationTimedOut }
  static var coderReadCorrupt: Code { .coderReadCorrupt }
  static var coderValueNotFound: Code { .coderValueNotFound }
  static var coderInvalidValue: Code { .coderInvalidValue }
  var isCoderError: Bool { (4864...4991).contains(code.rawValue) }
  var isExecutableError: Bool { (3584...3839).contains(code.rawValue) }
  var isFormattingError: Bool { (2048...2559).contains(code.rawValue) }
  var isPropertyListError: Bool { (3840...4095).contains(code.rawValue) }
  var isValidationError: Bool { (1024...2047).contains(code.rawValue) }
  var errorCode: Int { code.rawValue }
  static var errorDomain: String { NSCocoaErrorDomain }
  var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
  var isFileError: Bool { code.rawValue < 1024 }
  var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
  @native("CocoaError.text") static func _text(_ code: Int) -> String
  /// The sentence for a code, without the words that begin a description; nil for a code that has none.
  static func _reason(_ code: Int) -> String? {
    let words = "The operation could not be completed. "
    let text = _text(code)
    return text.hasPrefix(words) && !text.hasSuffix("error \(code).)") ? String(text.dropFirst(words.count)) : nil
  }
  /// The code of the system's error behind a file error: no such file, a file that exists, a directory.
  static func _systemCode(_ code: Int) -> Int {
    switch code {
    case 4, 260: 2
    case 516: 17
    default: 21
    }
  }
  var description: String { NSError._of(self)._words }
  static func == (lhs: CocoaError, rhs: CocoaError) -> Bool { lhs.code == rhs.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

func ~= (pattern: CocoaError.Code, error: any Error) -> Bool { (error as? CocoaError)?.code == pattern }
func ~= (pattern: URLError.Code, error: any Error) -> Bool { (error as? URLError)?.code == pattern }

protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  static var errorDomain: String { String(reflecting: self) }
  var errorCode: Int { _errorCode(self) }
  var errorUserInfo: [String: Any] { [:] }
}

/// The number of an enum's case; 1 for other types.
@native("errorCode") func _errorCode<E: Error>(_ error: E) -> Int

/// The raw value of an error that is a whole number.
func _rawCode<E: Error>(_ error: E) -> Int? {
  guard let value = (error as? any RawRepresentable)?.rawValue else { return nil }
  return (value as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) }
}

/// The code of Cocoa's error for a coder's error.
func _codingCode<E: Error>(_ error: E) -> Int? {
  if error is EncodingError { return 4866 }
  guard let error = error as? DecodingError else { return nil }
  switch error {
  case .keyNotFound, .valueNotFound: return 4865
  default: return 4864
  }
}

extension NSError {
  /// An error as casts to `NSError` find it.
  static func _of<E: Error>(_ error: E) -> NSError {
    if let error = error as? CocoaError {
      return NSError(domain: NSCocoaErrorDomain, code: error.code.rawValue, userInfo: error.userInfo)
    }
    if let error = error as? URLError {
      return NSError(domain: NSURLErrorDomain, code: error.code.rawValue, userInfo: error.userInfo)
    }
    if let code = _codingCode(error) { return NSError(domain: NSCocoaErrorDomain, code: code) }
    if let error = error as? any CustomNSError { return _ofCustom(error) }
    var info: [String: Any] = [:]
    if let error = error as? LocalizedError {
      if let text = error.errorDescription { info[NSLocalizedDescriptionKey] = text }
      if let text = error.failureReason { info[NSLocalizedFailureReasonErrorKey] = text }
      if let text = error.recoverySuggestion { info[NSLocalizedRecoverySuggestionErrorKey] = text }
    }
    return NSError(domain: String(reflecting: E.self), code: _rawCode(error) ?? _errorCode(error), userInfo: info)
  }
  static func _ofCustom<E: CustomNSError>(_ error: E) -> NSError {
    NSError(domain: E.errorDomain, code: error.errorCode, userInfo: error.errorUserInfo)
  }
}
