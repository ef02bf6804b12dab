import SwiftUI
import Combine
final class Feed: ObservableObject {
  var last = 0  // wrong
  @Published var last = 0  // right
  let events = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { events.sink { [weak self] in self?.last = $0 }.store(in: &bag) }
}
struct Page: View { @StateObject private var feed: Feed; init(_ feed: Feed) { _feed = StateObject(wrappedValue: feed) }; var body: some View { Text("\(feed.last)") } }
let feed = Feed()
:mount Page(feed)
feed.events.send(3)
