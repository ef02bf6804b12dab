import SwiftUI
nonisolated(unsafe) var language = "en"  // wrong
@Observable final class Language { var code = "en" }  // right
let language = Language()  // right
extension String { var localized: String { "\(self)-\(language)" } }  // wrong
extension String { var localized: String { "\(self)-\(language.code)" } }  // right
struct Page: View { var body: some View { Text("hello".localized) } }
:mount Page()
language = "de"  // wrong
language.code = "de"  // right
