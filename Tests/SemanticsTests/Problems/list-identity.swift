// "After I delete a row, the toggles of the other rows are wrong."
// says: id_by_offset
struct Songs: View {
  @State private var songs = ["A", "B", "C"]
  var body: some View {
    VStack {
      ForEach(songs.indices, id: \.self) { index in Song(title: songs[index]) }  // wrong
      ForEach(songs, id: \.self) { title in Song(title: title) }  // right
      Button("Remove first") { songs.removeFirst() }
    }
  }
}
struct Song: View {
  let title: String
  @State private var isFavorite = false
  var body: some View { Toggle(title, isOn: $isFavorite) }
}
:mount Songs()
:toggle A
:tap "Remove first"
