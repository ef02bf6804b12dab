import SwiftUI
@Observable final class Cell { var n = 0 }  // right
func makePage() -> (some View, () -> Void) {
  var n = 0  // wrong
  let cell = Cell()  // right
  func text() -> String { "n is \(n)" }  // wrong
  func text() -> String { "n is \(cell.n)" }  // right
  return (Page(text: text), { n += 1 })  // wrong
  return (Page(text: text), { cell.n += 1 })  // right
}
struct Page: View { let text: () -> String; var body: some View { Text(text()) } }
let (page, bump) = makePage()
:mount page
bump()
