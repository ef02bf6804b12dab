import Foundation

enum AppError: LocalizedError, CustomNSError {
  case offline
  case status(Int)
  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .status(let code): "The server answered \(code)."
    }
  }
  var recoverySuggestion: String? { "Try again." }
  static var errorDomain: String { "App" }
  var errorCode: Int { if case .status(let code) = self { code } else { 1 } }
  var errorUserInfo: [String: Any] { ["retry": true] }
}
func show(_ error: any Error) {
  let bridged = error as NSError
  print(error.localizedDescription, bridged.domain, bridged.code, bridged.userInfo["retry"] as? Bool ?? false)
}
show(AppError.offline)
show(AppError.status(404))
show(NSError(domain: "Own", code: 3, userInfo: [NSLocalizedDescriptionKey: "Something", NSLocalizedFailureReasonErrorKey: "why"]))
show(CocoaError(.fileReadNoSuchFile))
print(CocoaError(.fileReadNoSuchFile).code == .fileReadNoSuchFile, CocoaError.Code.fileNoSuchFile.rawValue, (CocoaError(.keyValueValidation) as NSError).domain == NSCocoaErrorDomain)
do { throw AppError.status(500) } catch let error as LocalizedError { print(error.errorDescription ?? "none", error.recoverySuggestion ?? "none", error.failureReason as Any) }
let underlying = NSError(domain: "Top", code: 1, userInfo: [NSUnderlyingErrorKey: AppError.offline])
print((underlying.userInfo[NSUnderlyingErrorKey] as? AppError) != nil, underlying.localizedDescription)
