import Combine
import SwiftUI

final class Documents: ObservableObject { @Published var items: [String] = [] }
final class Browser: ObservableObject {
  @Published private(set) var revision = 0
  let documents: Documents
  private var bag: Set<AnyCancellable> = []
  init(_ documents: Documents) {
    self.documents = documents
    documents.$items.sink { [weak self] _ in Task { @MainActor in self?.revision += 1 } }.store(in: &bag)  // right
  }
}
struct Sidebar: View {
  @ObservedObject var browser: Browser
  var body: some View { Text("\(browser.documents.items.count)").onTapGesture { browser.documents.items.append("a") } }
}
