// differs: screen
import SwiftUI

final class Cache {
    private var stored: [String: String] = [:]
    func value(for key: String) -> String? { stored[key] }
    func set(_ value: String, for key: String) { stored[key] = value }
}

@Observable final class DefinitionModel {
    var word = "tree"
    private(set) var definition = ""
    private(set) var hits = 0
    @ObservationIgnored private lazy var cache = Cache()

    func look() {
        if let known = cache.value(for: word) {
            hits += 1
            definition = known
        } else {
            definition = "\(word): \(word.count) letters"
        }
    }
}

struct DefinitionView: View {
    @State private var model = DefinitionModel()
    var body: some View {
        TextField("Word", text: $model.word)
        Button("Look up") { model.look() }
        if !model.definition.isEmpty { Text(model.definition) }
        Text("\(model.hits) hits")
    }
}

#Preview { DefinitionView() }
