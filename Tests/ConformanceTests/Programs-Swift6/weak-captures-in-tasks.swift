// A weak copy in a capture list is shared by the closures inside without a risk.
final class Source: Sendable {
  func each(_ body: @escaping @Sendable (Int) -> Void) { for number in 1...2 { body(number) } }
  func once(_ body: @escaping @Sendable () -> Void) { body() }
}

actor Counter {
  private var count = 0
  private let source = Source()
  func start() {
    source.each { [weak self] number in Task { await self?.add(number) } }
    source.once { [weak self] in Task.detached { await self?.add(10) } }
  }
  func add(_ number: Int) { count += number }
  func waitFor(_ wanted: Int) async -> Int {
    while count < wanted { await Task.yield() }
    return count
  }
}

actor Channel<Element: Sendable> {
  private var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
  func subscribe(_ id: Int) -> AsyncStream<Element> {
    AsyncStream { continuation in
      continuations[id] = continuation
      continuation.onTermination = { [weak self] _ in Task { await self?.drop(id) } }
    }
  }
  func drop(_ id: Int) { continuations[id] = nil }
  func send(_ element: Element) {
    for continuation in continuations.values {
      continuation.yield(element)
      continuation.finish()
    }
  }
}

@MainActor final class Model {
  private(set) var items: [String] = []
  private let source = Source()
  func load() async {
    source.each { [weak self] number in Task { @MainActor [weak self] in self?.items.append("\(number)") } }
    await Task { [weak self] in await MainActor.run { self?.items.append("run") } }.value
    await Task.detached { [weak self] in
      let text = "detached"
      await MainActor.run {
        guard let self else { return }
        self.items.append(text)
      }
    }.value
    await Task { [weak self] in await Task { await MainActor.run { self?.items.append("nested") } }.value }.value
  }
}

let counter = Counter()
await counter.start()
print(await counter.waitFor(13))
let channel = Channel<String>()
let stream = await channel.subscribe(1)
await channel.send("sent")
for await element in stream { print(element) }
let model = Model()
await model.load()
print(model.items.sorted())
