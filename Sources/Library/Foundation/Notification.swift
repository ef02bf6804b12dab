// Notifications: events that are announced by name to all observers.

/// Reports to a comparison of programs an effect of this program outside itself.
@native("Effect.note") func _noteEffect(_ kind: String, _ words: String)
@native("Effect.observer") func _noteObserver(_ name: String)

class NSNotification: NSObject {
  struct Name: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let NSSystemTimeZoneDidChange = Name("kCFTimeZoneSystemTimeZoneDidChangeNotification")
  }
}

struct Notification: Hashable, CustomStringConvertible {
  typealias Name = NSNotification.Name
  @stored var name: Name
  @stored var object: Any?
  @stored var userInfo: [AnyHashable: Any]?
  init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  /// Compares the name and the sender, the sender by identity.
  static func == (lhs: Notification, rhs: Notification) -> Bool {
    guard lhs.name == rhs.name else { return false }
    guard let left = lhs.object, let right = rhs.object else { return lhs.object == nil && rhs.object == nil }
    guard let left = _instance(in: left), let right = _instance(in: right) else { return false }
    return left === right
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  var description: String {
    "name = \(name.rawValue)" + (object.map { ", object = \($0)" } ?? "")
      + (userInfo.map { ", userInfo = \($0)" } ?? "")
  }
}

final class _NotificationObserver: NSObject {
  let _name: Notification.Name?
  let _object: AnyObject?
  let _block: (Notification) -> Void
  init(_ name: Notification.Name?, _ object: AnyObject?, _ block: @escaping (Notification) -> Void) {
    _name = name
    _object = object
    _block = block
    super.init()
  }
  func _receive(_ notification: Notification) {
    if let _name, _name != notification.name { return }
    if let _object, NotificationCenter._identity(notification.object) !== _object { return }
    _block(notification)
  }
}

class NotificationCenter: NSObject {
  static let `default` = NotificationCenter()
  @stored var _observers: [_NotificationObserver]
  override init() {
    _observers = []
    super.init()
  }
  /// The observed instance; values have no identity.
  static func _identity(_ object: Any?) -> AnyObject? { object.flatMap { _instance(in: $0) } }
  func post(_ notification: Notification) {
    let observers = _observers
    if notification.name != UserDefaults.didChangeNotification { _noteEffect("post", notification.name.rawValue) }
    for observer in observers where _observers.contains(where: { $0 === observer }) {
      observer._receive(notification)
    }
  }
  func post(name aName: Notification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: aName, object: anObject, userInfo: userInfo))
  }
  @discardableResult func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @_preconcurrencySendable (Notification) -> Void
  ) -> NSObjectProtocol {
    let observer = _NotificationObserver(name, NotificationCenter._identity(obj), block)
    _observers.append(observer)
    return observer
  }
  func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
  func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    guard let one = observer as? _NotificationObserver else { return }
    if let aName, one._name != aName { return }
    _observers.removeAll { $0 === one }
  }
  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(_center: self, name: name, object: object)
  }
  struct Publisher: _LibraryPublisher {
    typealias Output = Notification
    typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?
    let _subject: PassthroughSubject<Notification, Never>
    init(_center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      center = _center
      self.name = name
      self.object = object
      let subject = PassthroughSubject<Notification, Never>()
      _subject = subject
      _center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
    }
    var _stream: _Stream { _subject._stream }
  }
}
