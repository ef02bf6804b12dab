import SwiftUI
import Combine

class Suggest: ObservableObject {
    @Published var text = ""
    @Published var shown = ""
    private var bag = Set<AnyCancellable>()
    init() {
        $text
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] in self?.shown = $0.uppercased() }
            .store(in: &bag)
    }
}

struct SuggestView: View {
    @StateObject private var model = Suggest()
    var body: some View {
        TextField("Text", text: $model.text)
        Text("Shown: \(model.shown)")
    }
}

#Preview { SuggestView() }
