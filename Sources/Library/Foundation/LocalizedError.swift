// Errors with descriptions for people.

extension Error {
  var localizedDescription: String {
    if let error = self as? _CodingFailure { return error._words }
    if self is CustomNSError || self is CocoaError { return NSError._of(self).localizedDescription }
    if let error = self as? LocalizedError, let text = error.errorDescription { return text }
    if let error = self as? NSError { return error.localizedDescription }
    if let code = _rawCode(self) {
      return "The operation could not be completed. (\(String(reflecting: type(of: self))) error \(code).)"
    }
    return _errorDescription(self)
  }
}

protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}
