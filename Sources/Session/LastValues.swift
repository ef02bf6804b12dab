import Code
import Machine
import Models
import Source
import Tree

/// The values of the last expressions: `$0` and `$R0`, or `_`, is the last, `$1` and `$R1` the one before it.
///
/// The list keeps no object of the program alive, since that would change the program's behaviour: an instance is
/// available as long as the program holds it, and other values are kept only if they contain no instance.
struct LastValues {
  private struct Entry {
    /// Void if the value is an instance, or cannot be kept.
    let value: Value
    weak var instance: Record?
    let type: Type
    let runtimeType: RuntimeType
    let canBeKept: Bool
  }

  /// The values, last one first.
  private var entries: [Entry] = []
  /// The variables that represent the values while an input is checked and run.
  private var offered: [(index: Int, global: GlobalVariable)] = []
  private static let kept = 10

  mutating func note(_ value: Value, _ runtimeType: RuntimeType, _ type: Type) {
    if entries.count == Self.kept { entries.removeLast() }
    let instance = (value.object as? Record).flatMap { $0.number > 0 ? $0 : nil }
    let isData = Self.isData(runtimeType)
    entries.insert(
      Entry(
        value: isData ? value : .void, instance: isData ? nil : instance, type: type, runtimeType: runtimeType,
        canBeKept: isData || instance != nil), at: 0)
  }

  /// True if a value of the type can hold no object of the program.
  private static func isData(_ type: RuntimeType) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var pending = [type]
    while let one = pending.popLast() {
      guard seen.insert(ObjectIdentifier(one)).inserted else { continue }
      switch one.kind {
      case .void, .integer, .double, .float, .bool, .string, .character: break
      case .optional, .array, .set, .dictionary, .tuple: pending += one.arguments
      case .enumeration: pending += one.cases.flatMap { $0.payload.map(\.type) }
      case .structure: pending += one.fields.map(\.type)
      case .classType, .existential, .function, .metatype, .keyPath, .opaque: return false
      }
    }
    return true
  }

  /// Makes the values known to the checker for one input.
  mutating func offer(in engine: Engine, at place: Place) {
    for (index, entry) in entries.enumerated() where entry.canBeKept {
      let value = entry.instance.map { Value($0) } ?? entry.value
      if entry.instance == nil, !Self.isData(entry.runtimeType) { continue }
      let variable = VariableDeclaration(
        name: "$R\(index)", kind: .global, type: entry.type, isLet: true, place: place)
      let global = engine.compiler.global(variable)
      global.value = value
      global.isInitialized = true
      engine.frontend.offer(variable, as: ["$\(index)", "$R\(index)"])
      offered.append((index, global))
    }
  }

  /// Removes the variables again, so that they hold no instance.
  mutating func withdraw(from engine: Engine) {
    for (index, global) in offered {
      engine.frontend.withdraw(["$\(index)", "$R\(index)"])
      if !Self.isData(global.type) { global.value = .void }
    }
    offered = []
  }
}
