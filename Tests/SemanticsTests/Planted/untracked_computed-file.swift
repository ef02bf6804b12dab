import SwiftUI
final class LegacyCache { var hits = 0 }  // wrong
@Observable final class LegacyCache { var hits = 0 }  // right
@Observable final class CacheModel {
  private let cache = LegacyCache()
  var summary: String { "hits \(cache.hits)" }
  func hit() { cache.hits += 1 }
}
struct CacheView: View {
  let model: CacheModel
  var body: some View { Text(model.summary); Button("Hit") { model.hit() } }
}
:mount CacheView(model: CacheModel())
:tap Hit
