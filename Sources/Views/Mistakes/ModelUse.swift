import Code
import Machine
import Models

/// The source of an instance in a mounted view and the view's use of it, which together decide the property wrapper.
package struct ModelUse {
  /// The property that contains the instance; nil if the view has none.
  package fileprivate(set) var property: String?
  /// The line of the property's declaration.
  package fileprivate(set) var line: SourceLine?
  /// True if the declaration makes the instance: `= Model()`.
  package fileprivate(set) var isMadeHere = false
  /// True if the view has found it in the environment.
  package fileprivate(set) var isFromEnvironment = false
  /// True if the view's environment contains the instance, used or not.
  package fileprivate(set) var isInEnvironment = false
  /// Other views that keep the instance, with their properties: `CartScreen.cart`.
  package fileprivate(set) var keepers: [String] = []
  /// The view whose body creates this one.
  package fileprivate(set) var parent: String?
  /// Lines that create bindings to its properties.
  package fileprivate(set) var bindings: [SourceLine] = []
  /// The properties of the instance that the last body has read.
  package fileprivate(set) var reads: [String] = []
}

extension ViewHierarchy {
  /// The instance in a property of a mounted view.
  package func instance(in property: String, ofView name: String) -> Record? {
    for case let node as ViewNode in views(named: name) {
      if let found = node.heldModels.first(where: { $0.name == property }) { return found.record }
    }
    return nil
  }

  /// Nil if no view of this name is mounted.
  package func use(of record: Record, inView name: String) -> ModelUse? {
    let nodes = views(named: name).compactMap { $0 as? ViewNode }
    guard let node = nodes.first(where: { node in node.heldModels.contains { $0.record === record } }) ?? nodes.first
    else { return nil }
    var use = ModelUse()
    let held = node.heldModels.first { $0.record === record }
    use.property = held?.name
    use.isFromEnvironment = held?.isFromEnvironment ?? false
    if let property = held?.name, let declared = mistakes.sources?.declaration(of: property, in: node.type.type) {
      use.line = declared.line
      use.isMadeHere = declared.hasInitialValue && declared.binding.contains("\(record.type.baseName)(")
      use.bindings = mistakes.sources?.lines(containing: "$\(property)", in: node.type.type) ?? []
    }
    if let context = node.context {
      let found = try? runtime.environmentObject(ofType: record.type, in: context.environment)
      use.isInEnvironment = found?.object === record
    }
    for case let other as ViewNode in allViews where other !== node && other.isListed {
      for one in other.heldModels where one.record === record && one.isKept {
        use.keepers.append("\(other.reference.name).\(one.name)")
      }
    }
    var scope = node.context?.owner
    while let maker = scope, use.parent == nil {
      if let view = maker as? ViewNode, view.isListed { use.parent = view.reference.name }
      scope = maker is RootNode ? nil : maker.context?.owner
    }
    let prefix = "\(record.type.name)#\(record.number)."
    use.reads = node.reads.map(\.description).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return use
  }
}

extension ViewNode {
  fileprivate struct HeldModel {
    let name: String
    let record: Record
    /// True if the view keeps the model from run to run.
    var isKept = false
    var isFromEnvironment = false
  }

  /// The instances in the view's properties.
  fileprivate var heldModels: [HeldModel] {
    guard let value else { return [] }
    let runtime = hierarchy.runtime
    var found: [HeldModel] = []
    for (name, value) in environmentValues {
      if let record = value.object as? Record {
        found.append(HeldModel(name: name, record: record, isFromEnvironment: true))
      }
    }
    for state in states {
      if let record = state.value.object as? Record, case .classType = record.type.kind {
        found.append(HeldModel(name: state.member, record: record, isKept: true))
      }
    }
    for field in type.instanceFields where field.kind != .state {
      if let record = runtime.instance(field, of: value) { found.append(HeldModel(name: field.name, record: record)) }
    }
    return found
  }
}
