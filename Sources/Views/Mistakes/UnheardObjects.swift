import Code
import Machine
import Models

/// The `@Published` properties that a body has read of objects to which its view does not listen. Few bodies do.
final class UnheardReads {
  struct Read {
    /// The property of the view that holds the object.
    let property: String
    let isState: Bool
    /// As it is declared.
    let type: RuntimeType
    weak var object: Record?
    let field: Int
    /// The value that the body has seen.
    let shown: String
  }

  fileprivate(set) var reads: [Read] = []
}

/// The reads of objects without a subscription, in all views.
struct UnheardObjects {
  fileprivate struct Scope { weak var node: ScopeNode? }

  /// The `@Published` properties that the body under way has read.
  fileprivate var readByBody: Set<ObjectIdentifier> = []
  fileprivate var scopes: [Scope] = []
  /// The objects that have announced a change since this was last looked into.
  fileprivate var announced: Set<String> = []

  var hasReads: Bool { !readByBody.isEmpty }
  var hasAnnouncements: Bool { !announced.isEmpty }

  mutating func noteAnnouncement(of object: String) { if !scopes.isEmpty { announced.insert(object) } }

  mutating func removeAll() { self = UnheardObjects() }
}

extension ViewHierarchy {
  /// A `@Published` property is read.
  package func noteRead(ofPublished cell: ObjectIdentifier) {
    if running != nil, mistakes.isOn { unheard.readByBody.insert(cell) }
  }

  /// A body has run: keeps what it has read of objects that its view holds without listening to them.
  func noteUnheardReads(of view: MountedView) {
    let cells = unheard.readByBody
    unheard.readByBody = []
    guard let node = view as? ScopeNode else { return }
    var reads: [UnheardReads.Read] = []
    if !cells.isEmpty, let holder = node.programScope as? ViewNode {
      let subscribed = Set(holder.subscribed)
      for held in holder.heldObjects where !subscribed.contains(Self.name(of: held.object)) {
        for index in 0..<held.object.count {
          guard let cell = held.object[index].object, cells.contains(ObjectIdentifier(cell)) else { continue }
          reads.append(
            UnheardReads.Read(
              property: held.property, isState: held.isState, type: held.type, object: held.object, field: index,
              shown: bridge.text(ofField: index, of: held.object)))
        }
      }
    }
    if reads.isEmpty { return node.unheardReads = nil }
    if node.unheardReads == nil {
      node.unheardReads = UnheardReads()
      unheard.scopes.append(UnheardObjects.Scope(node: node))
    }
    node.unheardReads?.reads = reads
  }

  /// At the end of a turn: names the views that show old values because no change was announced to them.
  func findUnheardChanges() {
    let announced = unheard.announced
    unheard.announced = []
    unheard.scopes.removeAll { $0.node?.isMounted != true || $0.node?.unheardReads == nil }
    for scope in unheard.scopes {
      guard let node = scope.node, !node.isStale else { continue }
      for read in node.unheardReads?.reads ?? [] {
        guard let object = read.object, announced.contains(Self.name(of: object)) else { continue }
        let now = bridge.text(ofField: read.field, of: object)
        if now != read.shown { tell(read, of: object, now: now, in: node) }
      }
    }
  }

  private func tell(_ read: UnheardReads.Read, of object: Record, now: String, in node: ScopeNode) {
    guard let view = node.programScope as? ViewNode else { return }
    let declared = mistakes.sources?.declaration(of: read.property, in: view.type.type)
    let name = read.property
    let line = declared?.line.text ?? "\(read.isState ? "@State var" : "let") \(name): \(read.type.name)"
    let binding = declared?.binding ?? "\(name): \(read.type.name)"
    // The view that makes the object owns it; it does not own another object.
    let makes = declared?.hasInitialValue ?? false && binding.contains("\(read.type.baseName)(")
    let wrapper = makes ? "@StateObject private var" : "@ObservedObject var"
    let member = "\(Self.name(of: object)).\(ModelSnapshot.name(of: read.field, in: object))"
    report(
      read.isState ? .objectInState : .unobservedObject, in: view.name, property: name,
      text:
        "\(view.name).\(name): \(member) is now \(now), but \(view.name) has not run and still shows \(read.shown):"
        + " '\(line)' holds an ObservableObject without observing it.",
      advice: "\(declared.map { "\($0.line.place): " } ?? "")'\(line)' → '\(wrapper) \(binding)'", at: declared?.line)
  }
}

extension ViewNode {
  /// The ObservableObjects that plain properties and `@State` hold. Of those that bring an `objectWillChange` of their
  /// own nobody can say when they send.
  fileprivate var heldObjects: [(property: String, isState: Bool, type: RuntimeType, object: Record)] {
    guard let value else { return [] }
    let runtime = hierarchy.runtime
    let legacy = hierarchy.bridge.legacy
    var found: [(property: String, isState: Bool, type: RuntimeType, object: Record)] = []
    for field in type.instanceFields where field.kind == .plain {
      guard let object = runtime.instance(field, of: value) else { continue }
      found.append((field.name, false, field.type, object))
    }
    for state in states {
      guard case .classType = state.type.kind, let object = state.value.object as? Record else { continue }
      found.append((state.member, true, state.type, object))
    }
    return found.filter { legacy.isObservableObject($0.object) && !legacy.hasOwnPublisher($0.object.type) }
  }
}
