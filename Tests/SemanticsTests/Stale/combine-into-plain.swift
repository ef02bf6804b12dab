import SwiftUI
import Combine
let ticks = PassthroughSubject<Int, Never>()
class Feed {  // wrong
@Observable class Feed {  // right
  var last = 0
  @ObservationIgnored var bag: Set<AnyCancellable> = []  // right
  var bag: Set<AnyCancellable> = []  // wrong
  init() { ticks.sink { [weak self] in self?.last = $0 }.store(in: &bag) }
}
struct FeedView: View { let feed: Feed; var body: some View { Text("\(feed.last)") } }
:mount FeedView(feed: Feed())
ticks.send(3)
