import Combine
import SwiftUI
@Observable class Modern {
  var text = ""
  var search: Task<Void, Never>? // finds tracked_handle
  private var cancellables = Set<AnyCancellable>() // finds tracked_handle
  private var timer: Timer? // finds tracked_handle
  @ObservationIgnored private var other: Task<Void, Never>?
  private let token: Timer? = nil
}
@Observable class Shown {
  var download: Task<Void, Never>?
}
extension V {
  @Observable class ViewModel {
    private var load: Task<Void, Never>?
    private var polling: Timer? // finds tracked_handle
    var isLoading: Bool { load != nil }
  }
}
extension Other {
  @Observable class ViewModel {
    var save: Task<Void, Never>?
  }
}
struct Other: View {
  @State private var model = ViewModel()
  var body: some View { if model.save == nil { Text("saved") } }
}
struct V: View {
  let shown: Shown
  @State private var model = ViewModel()
  var body: some View { Text(shown.download == nil && !model.isLoading ? "idle" : "busy") }
}
class Legacy: ObservableObject {
  @Published var text = ""
  @Published var task: Task<Void, Never>? // finds tracked_handle
  var cancellables: Set<AnyCancellable> = []
}
