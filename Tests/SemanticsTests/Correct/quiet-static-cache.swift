import SwiftUI
final class ImageCache { static let shared = ImageCache(); private var images: [String: String] = [:]
  func image(_ name: String) -> String { if let found = images[name] { return found }; images[name] = "<\(name)>"; return "<\(name)>" } }
struct Avatar: View { let name: String; var body: some View { Text(ImageCache.shared.image(name)) } }
struct Avatars: View { @State private var names = ["a"]; var body: some View { ForEach(names, id: \.self) { Avatar(name: $0) }; Button("Add") { names.append("b") } } }
:mount Avatars()
:tap Add
