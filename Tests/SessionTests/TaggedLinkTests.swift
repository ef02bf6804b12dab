import Testing

/// Links with tags, shapes with several fills, and generic model actors.
@Suite struct TaggedLinkTests {
  @Test func `a link with a tag pushes its page while the selection is the tag`() {
    check(
      #"""
      > struct Page: View {
      .   @State private var chosen: Int? = nil
      .   var body: some View {
      .     NavigationView {
      .       NavigationLink(destination: Text("first page"), tag: 1, selection: $chosen) { Text("First") }
      .       NavigationLink("Second", destination: Text("second page"), tag: 2, selection: $chosen)
      .     }
      .   }
      . }
      > :mount Page()
        body     Page  #1  reads Page.chosen
      > :tap First
        state    Page.chosen  nil → 1
                 invalidates Page
        body     Page  #2  because Page.chosen
      > :tap Back
        state    Page.chosen  1 → nil
                 invalidates Page
        body     Page  #3  because Page.chosen
      > :tap Second
        state    Page.chosen  nil → 2
                 invalidates Page
        body     Page  #4  because Page.chosen
      """#)
  }

  @Test func `a generic model actor has its own context`() {
    check(
      #"""
      > import SwiftData
      > @Model final class Item { var name = ""; init() {} }
      > @ModelActor actor Store<Kept: PersistentModel> { func add(_ kept: Kept) { modelContext.insert(kept) } }
      > let store = Store<Item>(modelContainer: try ModelContainer(for: Item.self))
      store: Store<Item> = Store<Item>#1
      > type(of: store)
      Store<Item>.Type = Store<Item>
      """#)
  }

  @Test func `a filled shape takes strokes, and a stroked one fills`() {
    check(
      #"""
      > struct Page: View {
      .   var body: some View {
      .     Circle().fill(.blue).stroke(.red, lineWidth: 2)
      .     Capsule().strokeBorder(.red).fill(.blue)
      .   }
      . }
      > :mount Page()
        body     Page  #1  reads nothing
      > :render
      * Page  #1
          Circle
          Capsule
      """#)
  }
}
