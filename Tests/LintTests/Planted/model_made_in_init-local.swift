import SwiftUI

@Observable class Service { var log: [String] = [] }

@Observable class FeedModel {
  var service: Service
  var posts: [String] = []
  init(service: Service) { self.service = service }
}

struct FeedView: View {
  private var model: FeedModel  // wrong
  @State private var model: FeedModel  // right
  init() {
    let service = Service()
    let model = FeedModel(service: service)  // wrong
    self.model = model  // wrong
    _model = State(wrappedValue: FeedModel(service: service))  // right
  }
  var body: some View {
    List(model.posts, id: \.self) { post in
      Text(post)
    }
  }
}
