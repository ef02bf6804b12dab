import SwiftUI
enum Tag: Hashable { case red, blue }
final class Filter { var tags: Set<Tag> = [] }  // wrong
@Observable final class Filter { var tags: Set<Tag> = [] }  // right
struct Page: View { let filter: Filter
  var body: some View { Text("list").toolbar { ToolbarItem { Text("\(filter.tags.count)") } } } }
let filter = Filter()
:mount Page(filter: filter)
filter.tags.insert(.red)
