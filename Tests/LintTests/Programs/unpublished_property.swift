import SwiftUI
class Store: ObservableObject {
  @Published var items: [String] = []
  var filter = "" // finds unpublished_property
  var isLoading = false // finds unpublished_property
  var limit = 10
  func load() { isLoading = true }
}
class ByHand: ObservableObject {
  var n = 0 { willSet { objectWillChange.send() } }
  func add() { n += 1 }
}
struct List1: View {
  @StateObject private var store = Store()
  @ObservedObject var hand: ByHand
  var body: some View {
    Text("\(store.items.count) \(store.limit) \(hand.n)")
    if store.isLoading { ProgressView() }
    TextField("Filter", text: $store.filter)
    Text(store.filter)
  }
}
class Feed: ObservableObject {
  @Published var items: [String]?
  @Setting(\.sort) var sort: Int
  private var cancellables: Set<AnyCancellable> = []
  func load(after last: String?) {
    Posts.fetch(after: last).sink { [weak self] in self?.items = $0 }.store(in: &cancellables)
  }
  func sortByDate() { sort = 1 }
  func start() { Posts.fetch(after: nil).sink { print($0) }.store(in: &cancellables) }
}
struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    Posts(header: { Text("posts \(feed.sort)") }, posts: feed.items) { feed.load(after: feed.items?.last) }
  }
}
struct Posts<Header: View>: View {
  @ViewBuilder var header: () -> Header
  let posts: [String]?
  var onNextPage: (() -> Void)
  var body: some View {
    header()
    Text("\(posts?.count ?? 0)").onAppear { self.onNextPage() }
  }
}
class Player: ObservableObject {
  let engine = AudioEngine()
  var oscillator = Oscillator()
  var frame = CGRect.zero // finds unpublished_property
  @Published var isPlaying = false
  init() { oscillator.amplitude = 0.2 }
  func play() {
    oscillator.frequency = 440
    frame.size.width = 3
    isPlaying = true
  }
}
struct PlayerView: View {
  @StateObject private var player = Player()
  var body: some View {
    Text("\(player.isPlaying) \(player.frame.width)")
    Knobs(player.oscillator.parameters)
  }
}
