import SwiftUI

@MainActor @Observable final class SearchModel {
  var query = ""
  var hits: [String] = []
  private var searchTask: Task<Void, Never>?  // wrong
  @ObservationIgnored private var searchTask: Task<Void, Never>?  // right
  func search() {
    searchTask?.cancel()
    searchTask = Task { hits = [query] }
  }
}
