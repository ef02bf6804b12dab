// file: App.swift
import SwiftUI

@main struct NotesApp: App {
  @State private var store = NotesStore()
  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)  // right
    }
  }
}
// file: NotesStore.swift
import Observation

@Observable final class NotesStore {
  var notes = ["a"]
}
// file: RootView.swift
import SwiftUI

struct RootView: View {
  var body: some View { NavigationStack { NotesList() } }
}
// file: NotesList.swift
import SwiftUI

struct NotesList: View {
  @Environment(NotesStore.self) private var store
  var body: some View { List(store.notes, id: \.self) { Text($0) } }
}
