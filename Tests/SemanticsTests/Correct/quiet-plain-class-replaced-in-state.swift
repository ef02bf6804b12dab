import SwiftUI
final class Page { let number: Int; init(_ number: Int) { self.number = number } }
struct Reader: View { @State private var page = Page(1); var body: some View { Text("\(page.number)"); Button("Next") { page = Page(page.number + 1) } } }
:mount Reader()
:tap Next
