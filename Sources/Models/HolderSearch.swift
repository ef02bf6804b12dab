import Code
import Machine

/// A search for the holders of each instance. It starts at the roots (top-level variables, views, trackers) and
/// follows everything they hold, including structs, collections, closures and captured variables. Weak references
/// hold nothing.
package struct HolderSearch {
  /// An instance with its direct holders, each once: `counter`, `Store#1.items`.
  package struct Finding {
    package let instance: Record
    package fileprivate(set) var holders: [String] = []
    /// The closures through which its holders keep the instance, each once.
    package fileprivate(set) var closures: [FunctionReference] = []
    /// The properties of instances that hold it without a closure.
    package fileprivate(set) var properties: [(owner: Record, name: String)] = []
    /// True if the roots lead to the instance; if not, a cycle of references keeps it alive.
    package fileprivate(set) var isReached: Bool
  }

  private var findings: [ObjectIdentifier: Finding] = [:]
  /// Objects still to be searched, with the names of their holders and the closure that captures them. A list is used
  /// instead of recursion, because linked lists may be long.
  private var pending: [(object: AnyObject, holder: Holder)] = []
  /// Containers already seen for the current holder, because closures may form cycles.
  private var seen: Set<ObjectIdentifier> = []
  private var instancesToFollow: [Record] = []
  private var isReaching = true

  private struct Holder {
    let name: String
    /// The property that holds it; nil at the roots.
    var property: (owner: Record, name: String)?
    var closure: FunctionReference?
  }

  /// - Parameters:
  ///   - roots: The values held from outside, in the order in which holders are named.
  ///   - living: All known live instances.
  /// - Returns: The findings, sorted by name and number.
  package static func find(roots: [(name: String, value: Value)], living: [Record]) -> [Finding] {
    var search = HolderSearch()
    for root in roots { search.follow(root.value, heldBy: Holder(name: root.name)) }
    search.followInstances()
    search.isReaching = false
    for instance in living where instance.isOfProgram { search.visit(instance) }
    search.followInstances()
    return search.findings.values.sorted {
      ($0.instance.type.name, $0.instance.number) < ($1.instance.type.name, $1.instance.number)
    }
  }

  private mutating func followInstances() {
    while let instance = instancesToFollow.popLast() {
      let name = "\(instance.type.name)#\(instance.number)"
      for (index, field) in instance.type.fields.enumerated() where index < instance.count {
        follow(
          instance[index], heldBy: Holder(name: "\(name).\(field.name)", property: (instance, field.name)))
      }
    }
  }

  private mutating func follow(_ value: Value, heldBy holder: Holder) {
    guard let object = value.object else { return }
    seen = []
    pending.append((object, holder))
    while let next = pending.popLast() { look(into: next.object, heldBy: next.holder) }
  }

  private mutating func look(into object: AnyObject, heldBy holder: Holder) {
    switch object {
    case let record as Record:
      if record.isOfProgram { return note(record, heldBy: holder) }
      guard seen.insert(ObjectIdentifier(record)).inserted else { return }
      var holder = holder
      if case .function = record.type.kind { holder.closure = Machine.function(of: record) }
      for index in 0..<record.count { push(record[index], holder) }
    case let array as ArrayBox:
      for element in array.elements { push(element, holder) }
    case let dictionary as DictionaryBox:
      push(entriesOf: dictionary.table, holder)
    case let set as SetBox:
      push(entriesOf: set.table, holder)
    case let keeper as any ValueKeeper:
      for value in keeper.keptValues { push(value, holder) }
    default: break
    }
  }

  private mutating func push(_ value: Value, _ holder: Holder) {
    if let object = value.object { pending.append((object, holder)) }
  }

  private mutating func push(entriesOf table: HashTable, _ holder: Holder) {
    for entry in table.entries where !entry.isHole {
      push(entry.key, holder)
      push(entry.value, holder)
    }
  }

  private mutating func note(_ instance: Record, heldBy holder: Holder) {
    visit(instance)
    let key = ObjectIdentifier(instance)
    if findings[key]?.holders.contains(holder.name) == false {
      findings[key]?.holders.append(holder.name)
      if let property = holder.property, holder.closure == nil { findings[key]?.properties.append(property) }
    }
    if let closure = holder.closure, findings[key]?.closures.contains(where: { $0 === closure }) == false {
      findings[key]?.closures.append(closure)
    }
  }

  private mutating func visit(_ instance: Record) {
    guard findings[ObjectIdentifier(instance)] == nil else { return }
    findings[ObjectIdentifier(instance)] = Finding(instance: instance, isReached: isReaching)
    instancesToFollow.append(instance)
  }
}

/// An object of a native that keeps values of the program alive.
package protocol ValueKeeper: AnyObject {
  var keptValues: [Value] { get }
}

extension Record {
  /// True if the object is an instance of a class that the program declares. The search only passes through instances
  /// of library classes.
  fileprivate var isOfProgram: Bool { isNamed && type.qualifiedName.utf8.starts(with: "main.".utf8) }
}
