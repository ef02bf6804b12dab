// "Forgot @Published? The check mark never appears."
// says: unpublished_property
// says: is not '@Published', so its changes are not announced
final class Check: ObservableObject {
  var isValid = false  // wrong
  @Published var isValid = false  // right
}
struct CheckView: View {
  @StateObject private var check = Check()
  var body: some View {
    Text(check.isValid ? "yes" : "no")
    Button("Check") { check.isValid = true }
  }
}
:mount CheckView()
:tap Check
