// `Mirror`: the parts of a value, by the same rules as `dump`.

protocol CustomReflectable {
  var customMirror: Mirror { get }
}

protocol MirrorPath {}

extension Int: MirrorPath {}

extension String: MirrorPath {}

struct Mirror: CustomStringConvertible, CustomReflectable {
  typealias Child = (label: String?, value: Any)
  typealias Children = AnyCollection<(label: String?, value: Any)>
  enum DisplayStyle: Equatable, Hashable {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
  }
  enum AncestorRepresentation {
    case generated
    case customized(() -> Mirror)
    case suppressed
  }
  let subjectType: Any.Type
  let _children: [Child]
  let displayStyle: DisplayStyle?
  let _ancestor: () -> Mirror?
  init(
    _type: Any.Type, _children: [(label: String?, value: Any)], _style: DisplayStyle?,
    _ancestor: @escaping () -> Mirror?
  ) {
    subjectType = _type
    self._children = _children
    displayStyle = _style
    self._ancestor = _ancestor
  }
  init(reflecting subject: Any) {
    let isOptional = Mirror._style(subject) == 5
    let custom = isOptional ? nil : (subject as? any CustomReflectable)?.customMirror
    self = custom ?? Mirror._generated(subject, 0)
  }
  init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) where C.Element == (label: String?, value: Any) {
    self.init(
      _type: Subject.self, _children: Array(children), _style: displayStyle,
      _ancestor: Mirror._ancestor(subject, ancestorRepresentation, Mirror._level(of: subject)))
  }
  init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    self.init(
      _type: Subject.self, _children: unlabeledChildren.map { (label: nil, value: $0 as Any) }, _style: displayStyle,
      _ancestor: Mirror._ancestor(subject, ancestorRepresentation, Mirror._level(of: subject)))
  }
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    self.init(
      _type: Subject.self, _children: children.map { (label: $0.key as String?, value: $0.value) },
      _style: displayStyle,
      _ancestor: Mirror._ancestor(subject, ancestorRepresentation, Mirror._level(of: subject)))
  }
  static func _generated(_ subject: Any, _ level: Int) -> Mirror {
    let styles: [DisplayStyle?] = [
      nil, .struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set,
    ]
    let labels = _labels(subject, level)
    let values = _values(subject, level)
    return Mirror(
      _type: _type(subject, level), _children: values.indices.map { (label: labels[$0], value: values[$0]) },
      _style: styles[_style(subject)], _ancestor: Mirror._ancestor(subject, .generated, level))
  }
  /// The number of classes between an instance's own class and the class whose mirror is made.
  static func _level<Subject>(of subject: Subject) -> Int {
    let count = _levels(subject)
    for level in 0..<count { if _type(subject, level) == Subject.self { return level } }
    return 0
  }
  static func _ancestor(
    _ subject: Any, _ representation: AncestorRepresentation, _ level: Int
  ) -> () -> Mirror? {
    switch representation {
    case .suppressed: return { nil }
    case .customized(let make): return { make() }
    case .generated: return _levels(subject) > level + 1 ? { _generated(subject, level + 1) } : { nil }
    }
  }
  @native("Mirror.labels") static func _labels(_ subject: Any, _ level: Int) -> [String?]
  @native("Mirror.values") static func _values(_ subject: Any, _ level: Int) -> [Any]
  @native("Mirror.type") static func _type(_ subject: Any, _ level: Int) -> Any.Type
  @native("Mirror.style") static func _style(_ subject: Any) -> Int
  @native("Mirror.levels") static func _levels(_ subject: Any) -> Int
  var children: Children { AnyCollection(_children) }
  var superclassMirror: Mirror? { _ancestor() }
  var description: String { "Mirror for \(subjectType)" }
  var customMirror: Mirror { self }
  func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    var found = _child(first)
    for step in rest {
      guard let value = found else { return nil }
      found = Mirror(reflecting: value)._child(step)
    }
    return found
  }
  func _child(_ step: any MirrorPath) -> Any? {
    if let name = step as? String {
      for child in _children where child.label == name { return child.value }
      return superclassMirror?._child(step)
    }
    let index = step as? Int ?? -1
    return index >= 0 && index < _children.count ? _children[index].value : nil
  }
}

/// The description of a value in a playground. There is no playground here.
protocol CustomPlaygroundDisplayConvertible {
  var playgroundDescription: Any { get }
}
