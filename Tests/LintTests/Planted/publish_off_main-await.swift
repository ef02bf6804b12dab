import Foundation
final class Users: ObservableObject {  // wrong
@MainActor final class Users: ObservableObject {  // right
  @Published var names: [String] = []
  @Published var isLoading = false
  func refresh() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .seconds(1))
    names.append("Ann")
  }
}
