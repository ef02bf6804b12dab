import SwiftUI

struct Habit: Identifiable, Hashable {
  let id: Int
  var name: String
  var days: Set<Int> = []
  var streak: Int { (0...6).reversed().prefix { days.contains($0) }.count }
}

@MainActor @Observable
final class HabitStore {
  private(set) var habits: [Habit] = [Habit(id: 1, name: "Read"), Habit(id: 2, name: "Run")]
  @ObservationIgnored private var nextID = 3

  func add(_ name: String) {
    habits.append(Habit(id: nextID, name: name))
    nextID += 1
  }
  func toggle(_ day: Int, of id: Habit.ID) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    if habits[index].days.remove(day) == nil { habits[index].days.insert(day) }
  }
  func delete(at offsets: IndexSet) { habits.remove(atOffsets: offsets) }
}

struct HabitRow: View {
  let habit: Habit
  let toggle: (Int) -> Void
  var body: some View {
    VStack(alignment: .leading) {
      Text("\(habit.name): \(habit.streak)")
      HStack {
        ForEach(0..<7, id: \.self) { day in
          Button("\(habit.name) \(day)") { toggle(day) }
            .foregroundStyle(habit.days.contains(day) ? .green : .secondary)
        }
      }
    }
  }
}

struct HabitsView: View {
  @State private var store = HabitStore()
  @State private var name = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    NavigationStack {
      List {
        ForEach(store.habits) { habit in
          HabitRow(habit: habit) { store.toggle($0, of: habit.id) }
        }
        .onDelete { store.delete(at: $0) }
        HStack {
          TextField("New habit", text: $name).focused($isFocused).onSubmit(add)
          Button("Add", action: add).disabled(name.isEmpty)
        }
      }
      .navigationTitle("Habits")
    }
  }
  private func add() {
    store.add(name)
    name = ""
    isFocused = false
  }
}

#Preview { HabitsView() }
:mount HabitsView()
:tap "Read 6"
:tap "Read 5"
:type "New habit" "Swim"
:tap Add
:tap "Swim 0"
:delete "Run: 0"
