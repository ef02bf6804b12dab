import SwiftUI
class Pages { var last = 2 }  // wrong
@Observable class Pages { var last = 2 }  // right
struct Numbers: Sequence { let pages: Pages; func makeIterator() -> AnyIterator<Int> { var n = 0; return AnyIterator { n += 1; return n <= pages.last ? n : nil } } }
struct Page: View { let numbers: Numbers; var body: some View { ForEach(Array(numbers), id: \.self) { Text("\($0)") } } }
let pages = Pages()
:mount Page(numbers: Numbers(pages: pages))
pages.last = 3
