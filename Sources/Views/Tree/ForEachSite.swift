import Code
import Machine
import Models
import Trace

/// `ForEach`: a site for each element, identified by the element's id, each with a tracking scope of its own (4.11).
///
/// Fields of the value: the elements as an array, the closure that identifies an element, the content closure, and
/// whether the elements are constant.
final class ForEachSite: Site, EditableRows {
  private let shape: Shared<ForEachType>
  fileprivate var type: ForEachType { _read { yield shape.contents } }
  private var nodes: [RowNode] = []
  var rows: [any Site] { nodes }
  /// The actions of `editActions:`.
  private(set) var delete = Value.void
  private(set) var move = Value.void
  /// The closure that creates a row's content, from the owner's last run.
  fileprivate private(set) var content = Value.void
  /// The name of the rows.
  private var name: String?

  /// The `TabView` whose tabs it creates.
  fileprivate private(set) weak var tabs: TabsSite?

  init(_ shape: Shared<ForEachType>, tabs: TabsSite? = nil) {
    self.shape = shape
    self.tabs = tabs
  }

  var parts: [any Site] { nodes }

  func update(_ value: Value, in context: Context) throws {
    let list = Layout.ForEach(value)
    let hierarchy = context.owner.hierarchy
    let machine = hierarchy.runtime.machine
    let elements = constant(list.elements, isPromised: list.isConstant, hierarchy).elements
    let name = name ?? "\(context.owner.programName).ForEach"
    self.name = name
    content = list.content
    (delete, move) = (list.delete, list.move)
    var old: [IdentityKey: RowNode] = Dictionary(minimumCapacity: nodes.count)
    var oldRepeated: [IdentityKey: [RowNode]] = [:]
    for row in nodes {
      if old[row.id] == nil { old[row.id] = row } else { oldRepeated[row.id, default: []].append(row) }
    }
    var new: [RowNode] = []
    new.reserveCapacity(elements.count)
    var seen: Set<IdentityKey> = Set(minimumCapacity: elements.count)
    var updates: [(RowNode, Value)] = []
    for element in elements {
      let id = IdentityKey(try machine.call(closure: list.identify, element), type.id, machine)
      let isRepeated = !seen.insert(id).inserted
      if isRepeated {
        hierarchy.warn(
          "\(type.name): the ID \(hierarchy.label(of: id)) occurs multiple times within the collection, this will give"
            + " undefined results!")
      }
      // A row with a repeated id is drawn nevertheless.
      let known = isRepeated ? oldRepeated[id]?.popLast() : old.removeValue(forKey: id)
      let row = known ?? RowNode(of: self, id, name: name, hierarchy)
      new.append(row)
      updates.append((row, element))
    }
    // Removed rows, in their old order on the screen.
    var gone: [RowNode] = []
    if !old.isEmpty || !oldRepeated.isEmpty {
      let kept = Set(new.map(ObjectIdentifier.init))
      gone = nodes.filter { !kept.contains(ObjectIdentifier($0)) }
    }
    nodes = new
    for row in gone { row.unmount() }
    for (row, element) in updates { try row.update(element, in: context) }
  }

  /// A range without ids stays as first passed: no rows are added or removed.
  private func constant(_ new: Value, isPromised: Bool, _ hierarchy: ViewHierarchy) -> Value {
    guard isPromised else { return new }
    guard let first, first.elements.count != new.elements.count else {
      first = new
      return new
    }
    hierarchy.warn(
      "\(type.name) count (\(new.elements.count)) != its initial count (\(first.elements.count))."
        + " `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use"
        + " `ForEach(_:id:content:)` and provide an explicit `id`!")
    return first
  }

  /// The elements of a range without ids.
  private var first: Value?

  func unmount() {
    for row in nodes { row.unmount() }
    nodes = []
    (delete, move) = (.void, .void)
    content = .void
    first = nil
  }
}

/// The content of one element. There may be very many, so shared data is in the site.
final class RowNode: ClosureNode {
  /// Unowned: the list owns its rows, which are unmounted with it.
  private unowned let list: ForEachSite
  private let identity: Value
  private var element = Value.void

  fileprivate init(of list: ForEachSite, _ id: IdentityKey, name: String, _ hierarchy: ViewHierarchy) {
    self.list = list
    identity = id.value
    super.init(name: name, label: hierarchy.label(of: id), hierarchy: hierarchy)
  }

  var id: IdentityKey { IdentityKey(identity, list.type.id, hierarchy.runtime.machine) }
  override var contentType: RuntimeType { list.type.content }
  override func makeContentSite() -> any Site {
    hierarchy.runtime.makeSite(contentType, label: innerLabel, tabs: list.tabs)
  }
  /// The row is part of the owner's run, unless a property that it read itself has changed.
  override var isShown: Bool { lastRun?.causes.contains { $0.isOwn } ?? false }

  /// The owner's run has created a new closure, which never compares equal.
  override func take(_ value: Value) throws -> Invalidation.Reason? {
    element = value
    return context == nil ? nil : .value(fields: ["content"])
  }

  override func makeContent() throws -> Value { try hierarchy.runtime.machine.call(closure: list.content, element) }

  override func unmount() {
    super.unmount()
    element = .void
  }
}

extension Set {
  fileprivate init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }
}

/// A container whose content a closure creates from values that only the container knows: its size, the time.
///
/// Fields of the value: the closure's argument, and the closure.
final class DeferredSite: Site {
  private let type: DeferredType
  private var node: ContentNode?

  init(_ type: DeferredType) { self.type = type }

  var parts: [any Site] { node.map { [$0] } ?? [] }

  func update(_ value: Value, in context: Context) throws {
    let record = value.record
    let arguments = (0..<record.count).filter { $0 != type.closure }.map { record[$0] }
    let node =
      self.node
      ?? ContentNode(
        name: "\(context.owner.programName).\(type.name)", closure: record[type.closure], arguments: arguments,
        type: type.content, hierarchy: context.owner.hierarchy)
    self.node = node
    node.setArguments(arguments)
    try node.update(record[type.closure], in: context)
  }

  func write(to outline: inout OutlineWriter) {
    outline.begin(container: type.name)
    node?.write(to: &outline)
    outline.end()
  }
}
