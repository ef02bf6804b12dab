import SwiftUI

final class Trash: ObservableObject {
  @Published private(set) var names = ["a", "b", "c"]
  @Published var candidate: String?
  var isAsking: Bool {
    get { candidate != nil }
    set { if !newValue { candidate = nil } }
  }
  func remove() {
    names.removeAll { $0 == candidate }
    candidate = nil
  }
}

struct Page: View {
  @StateObject private var trash = Trash()
  var body: some View {
    VStack {
      ForEach(trash.names, id: \.self) { name in
        Button("Delete \(name)") { trash.candidate = name }
      }
    }
    .confirmationDialog("Sure?", isPresented: $trash.isAsking) {
      Button("Remove", role: .destructive) { trash.remove() }
      Button("Keep", role: .cancel) {}
    }
  }
}
#Preview { Page() }
