import SwiftUI
struct Item: Identifiable { let id: Int; var name: String }
enum Flavor: String, CaseIterable { case vanilla = "Vanilla", mint = "Mint" }
struct V: View {
  @State var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Eggs"), Item(id: 3, name: "Tea")]
  @State var volume = 0.2
  @State var step = 5.0
  @State var date = Date(timeIntervalSinceReferenceDate: 0)
  @State var flavor = Flavor.vanilla
  @State var name = ""
  @FocusState var isNamed: Bool
  @State var log: [String] = []
  var body: some View {
    List {
      ForEach(items) { item in
        HStack { Text(item.name); Text("x\(item.id)") }
          .swipeActions { if item.id == 2 { Button("Done") { log.append("done \(item.id)") }; Button("Flag") { log.append("flag") } } }
          .swipeActions(edge: .leading) { if item.id == 2 { Button("Pin") { log.append("pin") } } }
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { log.append("refreshed") }
    Slider(value: $volume, in: 0...1) { Text("Volume") }
    Slider(value: $step, in: 0...10, step: 5) { Text("Step") }
    DatePicker("Due", selection: $date)
    Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) } }
    TextField("Name", text: $name).focused($isNamed)
    Text(isNamed ? "focused" : "not focused")
    Text(log.joined(separator: ","))
  }
}
#Preview { V() }
:delete Eggs
:move Tea Milk
:set-value Volume 7
:set-value Step 8
:set-value "Due" Date(timeIntervalSinceReferenceDate: 86400)
:set-value "Flavor" .mint
:pick Flavor Vanilla
:focus Name
:refresh
:swipe Milk
#Preview("b") { V() }
:unmount V
:swipe Eggs Pin
:swipe "Eggs x2"
:swipe Tea
