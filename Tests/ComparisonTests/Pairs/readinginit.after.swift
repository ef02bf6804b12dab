import SwiftUI

@Observable final class Chore: Identifiable {
  let id: Int
  var isDone = false
  init(id: Int) { self.id = id }
}

@Observable final class Household {
  var chores = [Chore(id: 1), Chore(id: 2)]
  var title = "Home"
  @ObservationIgnored private var names: [String] = []

  // The body that makes the screen calls this initializer at each run, and so depends on 'chores'.
  init() { for chore in chores { names.append("Chore \(chore.id)") } }

  var open: Int { chores.filter { !$0.isDone }.count }

  func add() { chores.append(Chore(id: chores.count + 1)) }
}

struct ChoreRow: View {
  @Bindable var chore: Chore
  var body: some View { Toggle("Chore \(chore.id)", isOn: $chore.isDone) }
}

struct HouseholdScreen: View {
  @State private var household = Household()
  var body: some View {
    Text("\(household.title): \(household.open) open")
    ForEach(household.chores) { ChoreRow(chore: $0) }
    Button("Add") { household.add() }
  }
}

@main struct ChoresApp: App {
  var body: some Scene { WindowGroup { HouseholdScreen() } }
}
