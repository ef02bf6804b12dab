// Login items and helpers, as long as the session lives: nothing is registered at first.

class SMAppService: NSObject {
  enum Status: Int, Sendable {
    case notRegistered = 0
    case enabled = 1
    case requiresApproval = 2
    case notFound = 3
  }
  static let mainApp = SMAppService(_name: "")
  /// The services by the names of their kinds and files.
  static var _known: [String: SMAppService] = [:]
  static func loginItem(identifier: String) -> SMAppService { _service("loginItem " + identifier) }
  static func agent(plistName: String) -> SMAppService { _service("agent " + plistName) }
  static func daemon(plistName: String) -> SMAppService { _service("daemon " + plistName) }
  static func _service(_ name: String) -> SMAppService {
    if let known = _known[name] { return known }
    let service = SMAppService(_name: name)
    _known[name] = service
    return service
  }
  static func openSystemSettingsLoginItems() {}
  let _name: String
  @stored var _status: Status
  convenience override init() { self.init(_name: "") }
  init(_name: String) {
    self._name = _name
    _status = .notRegistered
    super.init()
  }
  var status: Status { _status }
  func register() throws { _status = .enabled }
  func unregister() throws { _status = .notRegistered }
  func unregister() async throws { _status = .notRegistered }
  func unregister(completionHandler handler: @escaping ((any Error)?) -> Void) {
    _status = .notRegistered
    handler(nil)
  }
}
