import Code
import Machine

/// The place at which each instance of the program is first found, from outside to inside: `Page.cart`,
/// `Page.cart.items`. Two programs that make their instances in another order hold them at the same places.
package struct OwnerPaths {
  /// The places by instance: `Item#3`. Several instances at one place are counted.
  package private(set) var places: [String: String] = [:]
  private var counts: [String: Int] = [:]
  /// The instances whose properties have not been followed yet.
  private var open: [(instance: Record, place: String)] = []
  private var seen: Set<ObjectIdentifier> = []

  /// - Parameter roots: Where the search begins, in order: of several places of an instance, the first one counts.
  package init(roots: [(name: String, value: Value)]) {
    for root in roots { follow(root.value, at: root.name) }
    var next = 0
    while next < open.count {
      let (instance, place) = open[next]
      next += 1
      for (index, field) in instance.type.fields.enumerated() where index < instance.count {
        let name = field.name.drop { $0 == "_" }
        follow(instance[index], at: "\(place).\(name)")
      }
    }
  }

  /// Follows a value through structs, collections and closures to the next instances.
  private mutating func follow(_ value: Value, at place: String) {
    guard let first = value.object else { return }
    // A list instead of recursion: values may be deep.
    var pending: [AnyObject] = [first]
    while let object = pending.popLast() {
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      switch object {
      case let record as Record:
        if case .classType = record.type.kind, record.number > 0, !record.type.isOfLibrary {
          let place = "\(place) \(record.type.name)"
          counts[place, default: 0] += 1
          let whole = "\(place) \(counts[place] ?? 0)"
          places["\(record.type.name)#\(record.number)"] = whole
          open.append((record, whole))
          continue
        }
        for index in (0..<record.count).reversed() { if let object = record[index].object { pending.append(object) } }
      case let array as ArrayBox: pending += array.elements.reversed().compactMap(\.object)
      case let dictionary as DictionaryBox:
        for entry in dictionary.table.entries where !entry.isHole {
          pending += [entry.key.object, entry.value.object].compactMap(\.self)
        }
      case let keeper as any ValueKeeper: pending += keeper.keptValues.reversed().compactMap(\.object)
      default: break
      }
    }
  }
}
