// "The validation is always one key behind."
// says: published_old_value
import Combine
class Form: ObservableObject {
  @Published var name = ""
  @Published var canSave = false
  private var watcher: AnyCancellable?
  init() {
    watcher = $name.sink { [weak self] value in
      self?.check()  // wrong
      self?.check(value)  // right
    }
  }
  func check() { canSave = name.count > 2 }  // wrong
  func check(_ name: String) { canSave = name.count > 2 }  // right
}
struct FormScreen: View {
  @StateObject private var form = Form()
  var body: some View {
    TextField("Name", text: $form.name)
    Text(form.canSave ? "ok" : "too short")
  }
}
:mount FormScreen()
:type Name "Ann"
