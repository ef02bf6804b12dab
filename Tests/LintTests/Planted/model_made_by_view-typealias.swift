import SwiftUI

@Observable final class PlayerViewModel {
  var position = 0.0
}

struct PlayerView: View {
  typealias ViewModel = PlayerViewModel
  var viewModel = ViewModel()  // wrong
  @State private var viewModel = ViewModel()  // right
  var body: some View {
    Slider(value: Bindable(viewModel).position)
    Text("\(viewModel.position)")
  }
}
