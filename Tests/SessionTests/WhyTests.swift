import Session
import Testing

/// `:why`, with the trace off: it lives on history alone.
@Suite struct WhyTests {
  private func check(_ transcript: String) {
    var options = SessionOptions(.shell)
    options.traceLevel = .off
    SessionTests.check(transcript, options: options)
  }

  private let counters = """
    > @Observable class Counter { var count = 0; var step = 1; @ObservationIgnored var note = "" }
    > let counter = Counter(), other = Counter()
    counter: Counter = Counter#1
    other: Counter = Counter#2
    > :view Badge counter \\.count
    """

  @Test func `what passed a view by is named`() {
    check(
      #"""
      > struct Leaf: View {
      .   @Environment(\.locale) var locale
      .   var body: some View { Text(locale.identifier) }
      . }
      > struct Middle: View { var body: some View { Leaf() } }
      > struct Same: View, Equatable {
      .   let n: Int
      .   let note: [String]
      .   static func == (left: Self, right: Self) -> Bool { left.n == right.n }
      .   var body: some View { Text("\(note)") }
      . }
      > struct Host: View {
      .   @State var n = 0
      .   var body: some View {
      .     Middle().environment(\.lineLimit, n)
      .     Same(n: 1, note: ["\(n)"]).equatable()
      .     Button("More") { n += 1 }
      .   }
      . }
      > :mount Host()
      > :tap More
      > :why Middle
      Middle has not run since #1: the body of Host ran, but passed a value equal to the previous one.
      > :why Leaf
      Leaf has not run since #1: the last turn wrote Host.n, which it does not read; the body of Middle, which creates it, did not run.
      > :why Same
      Same has not run since #1: the body of Host ran, but passed a value that its own '==' considers equal to the previous one.
      """#)
  }

  @Test func `it ran`() {
    check(
      """
      \(counters)
      > :why Badge
      Badge ran in the last turn for the first time; it reads Counter#1.count.
      > counter.count = 1
      > :why Badge
      Badge ran in the last turn (#2): Counter#1.count was written.
      > counter.count += 1
      > :why Badge
      Badge ran in the last turn (#3): Counter#1.count was changed in place.
      """)
  }

  @Test func `it does not read what was written`() {
    check(
      """
      \(counters)
      > counter.step = 2
      > :why Badge
      Badge has not run since #1: the last turn wrote Counter#1.step, which it does not read; it reads Counter#1.count.
      > other.count = 2
      > :why Badge
      Badge has not run since #1: the last turn wrote Counter#2.count, which it does not read (Counter#2 is a different instance); it reads Counter#1.count.
      > print("nothing")
      nothing
      > :why Badge
      Badge has not run since #1: the last turn wrote nothing that is tracked; it reads Counter#1.count.
      """)
  }

  @Test func `the write was equal`() {
    check(
      """
      \(counters)
      > counter.count = 0
      > :why Badge
      Badge has not run since #1: it reads Counter#1.count, whose last write was equal (0).
      """)
  }

  @Test func `the property is ignored`() {
    check(
      """
      \(counters)
      > :view Note counter \\.note
      > :why Note
      Note ran in the last turn for the first time; it reads nothing that is tracked.
      > counter.note = "new"
        mistake  Note shows "", but Counter#1.note is "new" since <input 6>:1: 'note'
                 is '@ObservationIgnored', so its changes are not observed.
                 <input 1>:1: remove '@ObservationIgnored' from 'note'
      > :why Note
      Note has not run since #1 and shows "", but Counter#1.note is "new" since <input 6>:1: 'note' is '@ObservationIgnored', so its changes are not observed.
      """)
  }

  @Test func `the class is plain`() {
    check(
      """
      > class Settings { var theme = "light" }
      > @Observable class App { let settings = Settings() }
      > let app = App()
      app: App = App#1
      > :view Theme app \\.settings.theme
      > app.settings.theme = "dark"
        mistake  Theme shows "light", but Settings#1.theme is "dark" since <input
                 5>:1: 'theme' is in Settings, a plain class, so its changes are not
                 observed.
                 <input 1>:1: 'class Settings' → '@Observable class Settings'
      > :why Theme
      Theme has not run since #1 and shows "light", but Settings#1.theme is "dark" since <input 5>:1: 'theme' is in Settings, a plain class, so its changes are not observed.
      """)
  }

  @Test func `a value is a copy`() {
    check(
      """
      > var items = [1, 2]
      items: [Int] = [1, 2]
      > :view Count items \\.count
      > items.append(3)
      > :why Count
      Count has not run since #1: it holds a copy of items, in which nothing is tracked.
      """)
  }

  @Test func `it is gone`() {
    check(
      """
      \(counters)
      > :unmount Badge
      > :why Badge
      Badge is no longer mounted, so it observes nothing.
      > :why Bagde
      error: there is no view 'Bagde'; did you mean 'Badge'?
      """)
  }

  @Test func `it waits`() {
    check(
      """
      \(counters)
      > :begin
      > counter.count = 1
      > :why Badge
      Badge is stale and runs at ':commit':
        Counter#1.count was written
      > :commit
      > :why Badge
      Badge ran in the last turn (#2): Counter#1.count was written.
      """)
  }

  @Test func `another body made it run`() {
    check(
      """
      > @Observable class Log { var lines = 0 }
      > let log = Log()
      log: Log = Log#1
      > @Observable class Source { var n = 0; var logged: Int { log.lines = n * 10; return n } }
      > let source = Source()
      source: Source = Source#1
      > :view Reader log \\.lines
      > :view Writer source \\.logged
      > source.n = 5
      > :why Reader
      Reader ran in the last turn (#2): Log#1.lines was written at <input 3>:1 (Source.logged), by the body of Writer.
      """)
  }
}
