import Combine
import SwiftUI

final class Chore: ObservableObject, Identifiable {
  let id: Int
  @Published var isDone = false
  init(id: Int) { self.id = id }
}

final class Household: ObservableObject {
  @Published var chores = [Chore(id: 1), Chore(id: 2)]
  @Published var title = "Home"
  private var forwarding: [AnyCancellable] = []

  init() { for chore in chores { forward(chore) } }

  var open: Int { chores.filter { !$0.isDone }.count }

  func add() {
    let chore = Chore(id: chores.count + 1)
    forward(chore)
    chores.append(chore)
  }

  private func forward(_ chore: Chore) {
    chore.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &forwarding)
  }
}

struct ChoreRow: View {
  @ObservedObject var chore: Chore
  var body: some View { Toggle("Chore \(chore.id)", isOn: $chore.isDone) }
}

struct HouseholdScreen: View {
  @StateObject private var household = Household()
  var body: some View {
    Text("\(household.title): \(household.open) open")
    ForEach(household.chores) { ChoreRow(chore: $0) }
    Button("Add") { household.add() }
  }
}

@main struct ChoresApp: App {
  var body: some Scene { WindowGroup { HouseholdScreen() } }
}
