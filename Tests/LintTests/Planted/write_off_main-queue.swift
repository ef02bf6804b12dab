import Foundation

@Observable
final class Indexer {
  var isIndexing = false
  func index() {
    isIndexing = true
    DispatchQueue.global().async { [weak self] in
      self?.isIndexing = false  // wrong
      DispatchQueue.main.async { self?.isIndexing = false }  // right
    }
  }
}
