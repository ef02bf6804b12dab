import SwiftUI
final class Form1 { var valid = false }  // wrong
@Observable final class Form1 { var valid = false }  // right
struct Page: View { let form: Form1; var body: some View { Button("send") {}.disabled(!form.valid) } }
let form = Form1()
:mount Page(form: form)
form.valid = true
