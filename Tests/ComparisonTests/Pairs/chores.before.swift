import SwiftUI
final class Chore: ObservableObject, Identifiable {
    let id: Int
    @Published var name: String
    @Published var done = false
    init(id: Int, name: String) { self.id = id; self.name = name }
}
final class ChoreList: ObservableObject {
    @Published var chores = [Chore(id: 1, name: "Dishes"), Chore(id: 2, name: "Trash"), Chore(id: 3, name: "Dust")]
    private var next = 4
    func add() { chores.append(Chore(id: next, name: "Chore \(next)")); next += 1 }
    func delete(_ offsets: IndexSet) { chores.remove(atOffsets: offsets) }
    func move(_ from: IndexSet, _ to: Int) { chores.move(fromOffsets: from, toOffset: to) }
}
struct ChoreRow: View {
    @ObservedObject var chore: Chore
    var body: some View {
        HStack {
            Toggle(chore.name, isOn: $chore.done)
            Text(chore.done ? "✓" : "–")
        }
    }
}
struct ChoresView: View {
    @StateObject var list = ChoreList()
    var body: some View {
        List {
            ForEach(list.chores) { ChoreRow(chore: $0) }
                .onDelete(perform: list.delete)
                .onMove(perform: list.move)
        }
        Button("Add") { list.add() }
        Text("\(list.chores.count) chores")
    }
}
#Preview { ChoresView() }
