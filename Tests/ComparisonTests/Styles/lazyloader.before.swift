import SwiftUI

final class Cache {
    private var stored: [String: String] = [:]
    func value(for key: String) -> String? { stored[key] }
    func set(_ value: String, for key: String) { stored[key] = value }
}

final class DefinitionModel: ObservableObject {
    @Published var word = "tree"
    @Published private(set) var definition = ""
    @Published private(set) var hits = 0
    private lazy var cache = Cache()

    func look() {
        if let known = cache.value(for: word) {
            hits += 1
            definition = known
        } else {
            definition = "\(word): \(word.count) letters"
            cache.set(definition, for: word)
        }
    }
}

struct DefinitionView: View {
    @StateObject private var model = DefinitionModel()
    var body: some View {
        TextField("Word", text: $model.word)
        Button("Look up") { model.look() }
        if !model.definition.isEmpty { Text(model.definition) }
        Text("\(model.hits) hits")
    }
}

#Preview { DefinitionView() }
