import SwiftUI

struct Option: Identifiable { let id: Int; var text: String }

struct Poll: View {
  @State private var options = [Option(id: 0, text: "Yes"), Option(id: 1, text: "No")]
  var body: some View {
    Form {
      ForEach(0..<options.count, id: \.self) { i in  // wrong
        OptionField(text: $options[i].text)  // wrong
      ForEach($options) { $option in  // right
        OptionField(text: $option.text)  // right
      }
      Button("Drop first") { options.removeFirst() }
    }
  }
}
struct OptionField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @State private var isDirty = false
  var body: some View {
    TextField("Option", text: $text).focused($isFocused).onChange(of: text) { isDirty = true }
    Text(isDirty ? "edited" : "clean")
  }
}
