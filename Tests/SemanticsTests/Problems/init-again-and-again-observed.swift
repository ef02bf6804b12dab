// "@ObservedObject var vm = ViewModel(): whatever I type is gone when the parent changes."
// says: observed_object_created
class Draft: ObservableObject { @Published var words = 0 }
struct Composer: View {
  @ObservedObject var draft = Draft()  // wrong
  @StateObject private var draft = Draft()  // right
  var body: some View {
    Text("\(draft.words) words")
    Button("Write") { draft.words += 10 }
  }
}
struct Mailbox: View {
  @State private var mails = 0
  var body: some View {
    Text("\(mails) mails")
    Button("Receive") { mails += 1 }
    Composer()
  }
}
:mount Mailbox()
:tap Write
:tap Receive
