import Foundation
enum E: Error { case a, b(Int) }
struct S: LocalizedError { var errorDescription: String? { "desc" }; var failureReason: String? { "why" } }
struct CE: CustomNSError { static var errorDomain: String { "dom" }; var errorCode: Int { 7 }; var errorUserInfo: [String: Any] { ["k": 1] } }
func p(_ e: any Error) { print(e, "|", e.localizedDescription, "|", (e as NSError).domain, (e as NSError).code, "|", e as NSError); debugPrint(e) }
do { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } catch { p(error) }
do { _ = try JSONDecoder().decode([Int].self, from: Data("x".utf8)) } catch { p(error) }
do { _ = try JSONDecoder().decode([Int].self, from: Data(#"["a"]"#.utf8)) } catch { p(error) }
do { _ = try JSONEncoder().encode([Double.infinity]) } catch { p(error) }
do { _ = try PropertyListDecoder().decode([Int].self, from: Data("x".utf8)) } catch { p(error) }
do { _ = try NSRegularExpression(pattern: "(") } catch { p(error) }
print(URLError.Code.timedOut, URLError.Code.timedOut.rawValue, URLError(.timedOut).code == .timedOut, CocoaError.Code.fileNoSuchFile, URLError(.badURL).errorCode, URLError.errorDomain)
switch URLError(.timedOut).code { case .timedOut: print("t"); default: print("d") }
print(E.a as NSError, [E.a, E.b(2)] as [any Error], Result<Int, any Error>.failure(E.a), Result<Int, URLError>.failure(URLError(.badURL)))
struct R: LocalizedError { var failureReason: String? { "why" } }
p(E.a); p(E.b(1)); p(R()); p(CE()); p(CocoaError(.fileReadNoSuchFile)); p(CocoaError(.fileReadCorruptFile, userInfo: ["k": 1])); p(URLError(.timedOut)); p(URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: "nl"])); p(NSError(domain: "d", code: 3)); p(NSError(domain: "d", code: 3, userInfo: [NSLocalizedFailureReasonErrorKey: "FR"])); p(NSError(domain: NSCocoaErrorDomain, code: 4)); p(NSError(domain: NSPOSIXErrorDomain, code: 2)); p(CancellationError())
do { _ = try String(contentsOfFile: "/nonexistent", encoding: .utf8) } catch { print("\(error)".hasPrefix("Error Domain=NSCocoaErrorDomain Code=260 \"The file doesn’t exist.\"UserInfo={"), (error as NSError).userInfo.keys.sorted()) }
