import Combine
import SwiftUI

final class Cell: ObservableObject {
  @Published var value: Int = 0
}

final class Sheet {
  let cells = [Cell(), Cell()]
  func changes() -> AnyCancellable { Publishers.MergeMany(cells.map(\.$value)).sink { print("cell", $0) } }
}

struct CellView: View {
  @ObservedObject var cell: Cell

  var body: some View { Text("\(cell.value)") }
}
