import SwiftUI
final class Chore: ObservableObject { @Published var isDone = false }
final class ChoreList: ObservableObject { @Published var chores = [Chore(), Chore()] }
struct ChoreSummary: View {
  @ObservedObject var list: ChoreList
  var body: some View {
    Text(list.chores.allSatisfy(\.isDone) ? "all done" : "work left")  // wrong
    ForEach(list.chores.indices, id: \.self) { ChoreMark(chore: list.chores[$0]) }  // right
    Button("Finish") { for chore in list.chores { chore.isDone = true } }
  }
}
struct ChoreMark: View {
  @ObservedObject var chore: Chore
  var body: some View { Text(chore.isDone ? "x" : "-") }
}
:mount ChoreSummary(list: ChoreList())
:tap Finish
