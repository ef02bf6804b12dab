import SwiftUI

class BaseModel: ObservableObject {}  // wrong
class BaseModel {}  // right
@Observable final class GalleryModel: BaseModel {
  var photos = 0
}
struct Gallery: View {
  @State private var model = GalleryModel()
  var body: some View { Button("\(model.photos)") { model.photos += 1 } }
}
