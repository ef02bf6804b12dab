import SwiftUI
final class Translate { var table = ["hi": "hallo"]; func callAsFunction(_ s: String) -> String { table[s] ?? s } }  // wrong
@Observable final class Translate { var table = ["hi": "hallo"]; func callAsFunction(_ s: String) -> String { table[s] ?? s } }  // right
struct Page: View { let t: Translate; var body: some View { Text(t("hi")) } }
let t = Translate()
:mount Page(t: t)
t.table["hi"] = "salut"
