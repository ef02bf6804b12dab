import SwiftUI
final class Entry: ObservableObject {
  @Published var f0 = ""
  @Published var f1 = ""
  @Published var f2 = ""
  @Published var f3 = ""
  @Published var f4 = ""
  @Published var f5 = ""
  @Published var f6 = ""
  @Published var f7 = ""
  @Published var f8 = ""
  @Published var f9 = ""
}
struct F0: View { @ObservedObject var form: Entry; var body: some View { TextField("f0", text: $form.f0) } }
struct F1: View { @ObservedObject var form: Entry; var body: some View { TextField("f1", text: $form.f1) } }
struct F2: View { @ObservedObject var form: Entry; var body: some View { TextField("f2", text: $form.f2) } }
struct F3: View { @ObservedObject var form: Entry; var body: some View { TextField("f3", text: $form.f3) } }
struct F4: View { @ObservedObject var form: Entry; var body: some View { TextField("f4", text: $form.f4) } }
struct F5: View { @ObservedObject var form: Entry; var body: some View { TextField("f5", text: $form.f5) } }
struct F6: View { @ObservedObject var form: Entry; var body: some View { TextField("f6", text: $form.f6) } }
struct F7: View { @ObservedObject var form: Entry; var body: some View { TextField("f7", text: $form.f7) } }
struct F8: View { @ObservedObject var form: Entry; var body: some View { TextField("f8", text: $form.f8) } }
struct F9: View { @ObservedObject var form: Entry; var body: some View { TextField("f9", text: $form.f9) } }
struct Page: View {
  let form: Entry
  var body: some View {
    F0(form: form)
    F1(form: form)
    F2(form: form)
    F3(form: form)
    F4(form: form)
    F5(form: form)
    F6(form: form)
    F7(form: form)
    F8(form: form)
    F9(form: form)
  }
}
let entry = Entry()
#Preview { Page(form: entry) }
