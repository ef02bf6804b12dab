import Graph

/// A graph with no more elements of a kind than a page needs; the others are counted.
struct ThinnedGraph {
  private(set) var models: [ObservationGraph.Model] = []
  private(set) var views: [ObservationGraph.View] = []
  private(set) var moreModels: [(kind: String, count: Int)] = []
  private(set) var moreViews: [(name: String, count: Int, runs: Int)] = []

  private static let mostOfAKind = 200

  init(_ graph: ObservationGraph) {
    var counts: [String: Int] = [:]
    for model in graph.models {
      counts[model.kind, default: 0] += 1
      if counts[model.kind, default: 0] <= Self.mostOfAKind {
        models.append(model)
      } else if let index = moreModels.firstIndex(where: { $0.kind == model.kind }) {
        moreModels[index].count += 1
      } else {
        moreModels.append((model.kind, 1))
      }
    }
    counts = [:]
    // Views inside an omitted view are omitted too.
    var depthLeftOut: Int?
    for view in graph.views {
      if let depth = depthLeftOut, view.depth > depth { continue }
      let name = view.reference.name
      counts[name, default: 0] += 1
      guard counts[name, default: 0] > Self.mostOfAKind else {
        depthLeftOut = nil
        views.append(view)
        continue
      }
      depthLeftOut = view.depth
      if let index = moreViews.firstIndex(where: { $0.name == name }) {
        moreViews[index].count += 1
        moreViews[index].runs += view.runs
      } else {
        moreViews.append((name, 1, view.runs))
      }
    }
  }
}
