import SwiftUI
struct Parser {
  var separators: Set<Character> = [","]
  var handlers: [(String) -> Void] = []
  func tokens(_ f: (Int) -> Void) { [1, 2].forEach { f($0 + self.separators.count) } }
}
final class Cell {
  var onTap: () -> Void = {}
}
final class Screen {
  weak var cell: Cell?
  var taps = 0
  func configure(_ cell: Cell) {
    self.cell = cell
    let local = { self.taps += 1 }
    local()
    cell.onTap = { [unowned self] in self.taps += 1 }
    UIWork.perform { self.taps += 1 }
  }
}
enum UIWork { static func perform(_ work: () -> Void) { work() } }
let screen = Screen()
let cell = Cell()
screen.configure(cell)
cell.onTap()
print(screen.taps)
