import Combine
import Foundation
final class Images2: ObservableObject {
  @Published var names: [String] = []
  func load() {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let names = ["a"]
      self?.names.append(contentsOf: names)  // wrong
      DispatchQueue.main.async { self?.names.append(contentsOf: names) }  // right
    }
  }
}
struct ImagesView: View { @ObservedObject var images: Images2; var body: some View { Text("\(images.names.count)") } }
import SwiftUI
let images = Images2()
:mount ImagesView(images: images)
images.load()
