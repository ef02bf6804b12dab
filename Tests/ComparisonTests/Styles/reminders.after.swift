import SwiftUI

struct Reminder: Identifiable, Codable, Equatable {
    var id: Int
    var title: String
    var isDone = false
}

@Observable final class ReminderStore {
    var reminders: [Reminder] = [] {
        didSet { save() }
    }
    var showsDone = false

    init() {
        if let data = UserDefaults.standard.data(forKey: "reminders"),
           let stored = try? JSONDecoder().decode([Reminder].self, from: data) {
            _reminders = stored
        }
    }

    private func save() {
        if let data = try? JSONEncoder().encode(reminders) {
            UserDefaults.standard.set(data, forKey: "reminders")
        }
    }

    var visible: [Reminder] { showsDone ? reminders : reminders.filter { !$0.isDone } }
    func add(_ title: String) { reminders.append(Reminder(id: reminders.count + 1, title: title)) }
    func finish(_ reminder: Reminder) {
        guard let index = reminders.firstIndex(of: reminder) else { return }
        reminders[index].isDone = true
    }
}

struct RemindersView: View {
    @State private var store = ReminderStore()
    @State private var title = ""
    var body: some View {
        TextField("New reminder", text: $title)
        Button("Add") {
            store.add(title)
            title = ""
        }
        .disabled(title.isEmpty)
        Toggle("Show done", isOn: $store.showsDone)
        ForEach(store.visible) { reminder in
            Button("\(reminder.isDone ? "✓" : "○") \(reminder.title)") { store.finish(reminder) }
        }
    }
}

#Preview { RemindersView() }
