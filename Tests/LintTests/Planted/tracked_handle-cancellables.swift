import Combine
import Observation

@Observable
class FeedModel2 {
  var posts: [String] = []
  private var cancellables = Set<AnyCancellable>()  // wrong
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()  // right
}
