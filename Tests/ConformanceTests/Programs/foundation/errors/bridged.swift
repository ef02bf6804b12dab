import Foundation

// Errors: localized, bridged, wrapped, and those of Foundation.
enum AccountError: LocalizedError {
  case locked(until: Int), missing, other(underlying: any Error)
  var errorDescription: String? {
    switch self {
    case .locked(let hour): "Locked until \(hour)."
    case .missing: nil
    case .other(let error): "Other: \(error.localizedDescription)"
    }
  }
  var failureReason: String? { if case .locked = self { "too many tries" } else { nil } }
  var recoverySuggestion: String? { "Wait." }
}
struct Coded: CustomNSError {
  static var errorDomain: String { "com.example.coded" }
  var errorCode: Int { 42 }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "coded words", "extra": 1] }
}
enum Plain: Int, Error { case first = 10, second }
struct Bare: Error { var text = "bare" }
let errors: [any Error] = [
  AccountError.locked(until: 5), AccountError.missing, AccountError.other(underlying: Coded()), Coded(), Plain.second, Bare(),
  NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "words", NSLocalizedFailureReasonErrorKey: "why"]),
  NSError(domain: "d", code: 8), CocoaError(.fileNoSuchFile), URLError(.timedOut), CancellationError(),
]
for error in errors {
  let bridged = error as NSError
  print(error.localizedDescription, "|", bridged.domain.components(separatedBy: ".").last ?? "", bridged.code, bridged.userInfo.count)
  if let localized = error as? any LocalizedError { print("  ", localized.failureReason ?? "-", localized.recoverySuggestion ?? "-", localized.helpAnchor ?? "-") }
}
do { throw CocoaError(.coderInvalidValue, userInfo: ["k": "v"]) } catch let error as CocoaError where error.code == .coderInvalidValue {
  print("cocoa", error.errorCode, error.userInfo.count, error.isCoderError, error.isFileError)
} catch { print("no") }
do { throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLStringErrorKey: "x"]) } catch URLError.notConnectedToInternet { print("offline") } catch { print("other") }
do { _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8)) } catch let error as DecodingError {
  if case .dataCorrupted(let context) = error { print(context.debugDescription, context.underlyingError != nil, context.codingPath.isEmpty) }
  print(error.localizedDescription, (error as NSError).domain, (error as NSError).code)
} catch { print("?") }
print((Plain.first as NSError).code, Plain.first.rawValue, NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1), (NSError(domain: "a", code: 1) as any Error) is Bare)
let result = Result<Int, any Error> { throw AccountError.missing }
switch result { case .success: print("ok") case .failure(let error): print(type(of: error), "\(error)") }
print(NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: Bare()]).userInfo[NSUnderlyingErrorKey] is Bare, NSError(domain: "x", code: 2).localizedDescription)
