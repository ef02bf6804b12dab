import SwiftUI
import Combine
class VM: ObservableObject {
  @Published var q = ""
  @Published var r = ""
  var bag = Set<AnyCancellable>()
  init() { $q.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { value in self.r = value }.store(in: &bag) }
}
