import SwiftUI
class Item { var n = 1 }  // wrong
@Observable class Item { var n = 1 }  // right
struct Weak<T: AnyObject> { weak var value: T? }
struct Page: View { let boxes: [Weak<Item>]; var body: some View { Text("\(boxes.compactMap { $0.value?.n }.reduce(0, +))") } }
let item = Item()
:mount Page(boxes: [Weak(value: item)])
item.n = 4
