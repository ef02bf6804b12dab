// differs: screen
import SwiftUI

@Observable final class FilterModel {
    var minimum = 0
    @ObservationIgnored var tags: Set<String> = []
    let numbers = [1, 5, 9, 14]
    var visible: [Int] { numbers.filter { $0 >= minimum } }
}

struct TagToggle: View {
    let model: FilterModel
    let tag: String
    private var isOn: Binding<Bool> {
        Binding(
            get: { model.tags.contains(tag) },
            set: { if $0 { model.tags.insert(tag) } else { model.tags.remove(tag) } })
    }
    var body: some View { Toggle(tag, isOn: isOn) }
}

struct FilterView: View {
    @State private var model = FilterModel()
    var body: some View {
        Form {
            Stepper("From \(model.minimum)", value: $model.minimum, in: 0...10, step: 5)
            TagToggle(model: model, tag: "red")
            TagToggle(model: model, tag: "blue")
            Text(model.tags.sorted().joined(separator: ", "))
            ForEach(model.visible, id: \.self) { Text("\($0)") }
        }
    }
}

#Preview { FilterView() }
