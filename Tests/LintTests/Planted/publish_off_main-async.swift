import Foundation

@MainActor  // right
class ProfileLoader: ObservableObject {
  @Published var name = ""
  func load() async throws {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
    name = String(decoding: data, as: UTF8.self)
  }
}
