import Testing
import Trace

@testable import Session

/// `:watch` tells of one property or view each time, whatever the trace shows.
@Suite struct WatchTests {
  private let app = [
    "@Observable class Cart { var total = 0; var items: [Int] = []; func add() { total += 1 } }", "let cart = Cart()",
    """
    struct Page: View {
      @State var taps = 0
      var body: some View { Button("Tap") { taps += 1; cart.add() }; Text("\\(taps) \\(cart.total)") }
    }
    """, ":mount Page()", ":trace off",
  ]

  private func shown(_ inputs: String...) -> [[String]] {
    play(app + inputs).dropFirst(app.count).map(\.lines)
  }

  @Test func `a property is told with its values and the line of the write`() {
    let lines = shown(":watch Cart#1.total", "cart.add()", "cart.total = 1", "cart.items.append(3)")
    #expect(lines[0] == ["watch 1  Cart#1.total"])
    #expect(lines[1] == ["watch 1  Cart#1.total  0 → 1  at <input 1>:1 (Cart.add())"])
    #expect(lines[2] == ["watch 1  Cart#1.total  1 → 1  an equal value"])
    #expect(lines[3] == [])
  }

  @Test func `all instances of a class are watched by its name`() {
    let lines = shown(":watch Cart.total", "let other = Cart()", "other.total = 4", "cart.total = 2")
    #expect(lines[2] == ["watch 1  Cart#2.total  0 → 4"])
    #expect(lines[3] == ["watch 1  Cart#1.total  0 → 2"])
    #expect(shown(":watch Cart", "cart.total = 2")[1] == ["watch 1  Cart#1.total  0 → 2"])
  }

  @Test func `a terminal has a long row broken between words`() {
    var options = SessionOptions(.shell)
    options.wrapsMessages = true
    let function = "func addOneToTheTotalOfTheCartThatIsShown() { cart.total += 1 }"
    let inputs = [function, ":watch Cart#1.total", "addOneToTheTotalOfTheCartThatIsShown()"]
    #expect(
      play(app + inputs, options).last?.lines == [
        "watch 1  Cart#1.total  0 → 1  at <input 6>:1", "         (addOneToTheTotalOfTheCartThatIsShown())",
      ])
  }

  @Test func `a part of a property is the property`() {
    #expect(shown(":watch Cart#1.items", "cart.items.append(3)")[1].count == 1)
  }

  @Test func `a view is told with the reason`() {
    let lines = shown(":watch Page", ":tap Tap", ":unmount Page")
    #expect(lines[1].count == 1)
    #expect(lines[1].first?.hasPrefix("watch 1  Page ran, run 2, because ") == true)
    #expect(lines[2] == ["watch 1  Page is gone"])
  }

  @Test func `state of a view is a property`() {
    #expect(shown(":watch Page.taps", ":tap Tap")[1].first?.hasPrefix("watch 1  Page.taps  0 → 1") == true)
  }

  @Test func `watches are listed and ended`() {
    let lines = shown(
      ":watch", ":watch Page", ":watch Cart#1", ":watch Page", ":watch", ":watch off 1", "cart.total = 5",
      ":watch off 7", ":watch off", "cart.total = 6")
    #expect(lines[0] == ["Nothing is watched; ':watch NAME' watches a property or a view."])
    #expect(lines[3] == ["'Page' is already watched."])
    #expect(lines[4] == ["watch 1  Page", "watch 2  Cart#1"])
    #expect(lines[6] == ["watch 2  Cart#1.total  0 → 5"])
    #expect(lines[7] == ["error: there is no watch 7; ':watch' lists them"])
    #expect(lines[9] == [])
  }

  @Test func `a variable stands for its instance`() {
    let lines = shown(
      "let basket = Cart()", ":watch basket.total", ":deps basket.total", ":deps basket.totl", ":deps basket.nothing",
      ":why basket.total")
    #expect(lines[1] == ["watch 1  Cart#2.total"])
    #expect(lines[2] == ["Nothing depends on Cart#2.total."])
    #expect(lines[3] == ["error: Cart has no tracked property 'totl'; did you mean 'total'?"])
    #expect(lines[4] == ["error: Cart has no tracked property 'nothing'"])
    #expect(lines[5] == ["error: 'basket.total' is not a view; ':deps basket.total' shows the views that read it"])
  }

  @Test func `what is not there is not watched`() {
    let lines = shown(":watch Pag", ":watch Cart#9.total", ":watch Nothing.total")
    #expect(lines[0] == ["error: there is no view 'Pag'; did you mean 'Page'?"])
    #expect(lines[1].first?.hasPrefix("error: there is no instance 'Cart#9'") == true)
    #expect(lines[2].first?.hasPrefix("error: there is no class and no view 'Nothing'") == true)
  }

  @Test func `what has no observers is not watched`() {
    let lines = play([
      """
      class Plain { var n = 0 }
      class Old: ObservableObject { @Published var a = 0; var b = 0 }
      @Observable class Store {
        let plain = Plain()
        var count = 0
        @ObservationIgnored var hidden = 0
        var double: Int { count * 2 }
      }
      struct Badge: View {
        let store: Store
        @State private var isOpen = false
        var body: some View { Text("\\(store.count)") }
      }
      let store = Store(), old = Old()
      """, ":watch store.hidden", ":watch store.double", ":watch store.plain", ":watch old.b", ":watch old.a",
      ":watch store.nothing", ":break on Badge.store", ":break on Badge.isOpen", ":watch Plain.n",
    ]).dropFirst().map(\.lines)
    #expect(lines[0] == ["error: 'hidden' of Store is '@ObservationIgnored', so its writes have no observers"])
    #expect(lines[1] == ["error: 'double' of Store is computed; name a stored property that it reads"])
    #expect(lines[2] == ["error: 'plain' of Store is a constant, so it is never written"])
    #expect(lines[3] == ["error: 'b' of Old is not '@Published', so its writes have no observers"])
    #expect(lines[4] == ["watch 1  Old#1.a"])
    #expect(lines[5] == ["error: Store has no tracked property 'nothing'"])
    #expect(lines[6] == ["error: 'store' of Badge is a constant, so it is never written"])
    #expect(lines[7] == ["break 1  on Badge.isOpen"])
    #expect(lines[8] == ["error: 'n' of Plain is in a plain class, so its writes have no observers"])
  }

  @Test func `the trace shows what it showed before`() {
    let plain = play(app.dropLast() + ["cart.add()"]).last?.lines ?? []
    let watched = play(app.dropLast() + [":watch Page.taps", "cart.add()"]).last?.lines ?? []
    #expect(plain == watched)
  }

  @Test func `reset ends all watches`() {
    let lines = shown(":watch Page", ":reset", ":watch")
    #expect(lines[2] == ["Nothing is watched; ':watch NAME' watches a property or a view."])
  }
}
