import Lint

/// The order in which classes are migrated: classes that store no other class come first, then those that store them.
struct Waves {
  /// The wave of each model class, counted from 1. Classes that are already observable also count, so that a wave
  /// keeps its number.
  private var waves: [ObjectIdentifier: Int] = [:]

  init(_ module: ModuleFacts, _ plan: Plan) {
    let models = module.types.filter { module.isModel($0) }
    var stored: [[Int]] = models.map { _ in [] }
    for (index, type) in models.enumerated() {
      let names = Set(type.properties.filter { $0.isStored && !$0.isStatic }.compactMap { $0.type?.stored })
      for (other, candidate) in models.enumerated() where other != index {
        if names.contains(candidate.name) || type.inherited.contains(candidate.name) { stored[index].append(other) }
      }
    }
    var depths = models.map { _ in 1 }
    // Classes that store each other end up in the same wave: the number of rounds bounds the depth of a cycle.
    let reaches = Self.reach(stored)
    for _ in models {
      for index in models.indices {
        for other in stored[index] where !reaches[other].contains(index) {
          depths[index] = max(depths[index], depths[other] + 1)
        }
      }
      for index in models.indices {
        for other in reaches[index] where reaches[other].contains(index) {
          depths[index] = max(depths[index], depths[other])
        }
      }
    }
    // A group is migrated in one wave.
    var groups: [Int: Int] = [:]
    for (index, type) in models.enumerated() {
      guard let candidate = plan.index(of: type) else { continue }
      groups[plan.group(candidate)] = max(groups[plan.group(candidate)] ?? 1, depths[index])
    }
    for (index, type) in models.enumerated() {
      waves[ObjectIdentifier(type)] = plan.index(of: type).flatMap { groups[plan.group($0)] } ?? depths[index]
    }
  }

  func wave(of type: DeclaredType) -> Int { waves[ObjectIdentifier(type)] ?? 1 }

  private static func reach(_ edges: [[Int]]) -> [Set<Int>] {
    edges.indices.map { start in
      var found: Set<Int> = []
      var waiting = edges[start]
      while let next = waiting.popLast() {
        if found.insert(next).inserted { waiting += edges[next] }
      }
      return found
    }
  }
}

extension TypeRef {
  /// The type of the values that a variable of this type stores.
  fileprivate var stored: String? { element?.name ?? name }
}
