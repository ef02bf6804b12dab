import SwiftUI
protocol Editable: AnyObject, Observable { var title: String { get set } }
@Observable final class Song: Editable { var title = "s" }
struct TitleField<Model: Editable>: View {
  @Bindable var model: Model
  var body: some View { TextField("Title", text: $model.title); Text(model.title) }
}
struct SongView: View {
  @State private var song = Song()
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    @Bindable var other = song
    TitleField(model: song)
    TextField("Other", text: $other.title)
    TextField("Third", text: Bindable(song).title)
    TextField("Fourth", text: Binding(get: { song.title }, set: { song.title = $0 }))
  }
}
:mount SongView()
:type Other x
