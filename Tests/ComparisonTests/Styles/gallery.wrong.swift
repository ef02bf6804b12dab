// differs: mistake, tracking
import SwiftUI

@Observable final class Photo: Identifiable {
    let id: Int
    var isFavorite = false
    var caption: String
    init(id: Int, caption: String) {
        self.id = id
        self.caption = caption
    }
}

@Observable final class Album {
    var photos = (1...3).map { Photo(id: $0, caption: "Photo \($0)") }
    var selection: Photo?
}

struct PhotoCell: View {
    let photo: Photo
    var body: some View {
        HStack {
            Text(photo.caption)
            Button(photo.isFavorite ? "Unlike \(photo.id)" : "Like \(photo.id)") { photo.isFavorite.toggle() }
        }
    }
}

struct PhotoSheet: View {
    @State var photo: Photo
    var body: some View {
        TextField("Caption", text: $photo.caption)
        Toggle("Favorite", isOn: $photo.isFavorite)
    }
}

struct GalleryView: View {
    @State private var album = Album()
    var body: some View {
        List {
            ForEach(album.photos) { photo in
                PhotoCell(photo: photo)
                Button("Show \(photo.id)") { album.selection = photo }
            }
            .onDelete { album.photos.remove(atOffsets: $0) }
        }
        .sheet(item: $album.selection) { photo in PhotoSheet(photo: photo) }
    }
}

#Preview { GalleryView() }
