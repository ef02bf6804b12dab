import SwiftUI
import Combine

@Observable class Suggest {
    var text = "" { didSet { texts.send(text) } }
    var shown = ""
    @ObservationIgnored private let texts = PassthroughSubject<String, Never>()
    @ObservationIgnored private var bag = Set<AnyCancellable>()
    init() {
        texts
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] in self?.shown = $0.uppercased() }
            .store(in: &bag)
    }
}

struct SuggestView: View {
    @State private var model = Suggest()
    var body: some View {
        TextField("Text", text: $model.text)
        Text("Shown: \(model.shown)")
    }
}

#Preview { SuggestView() }
