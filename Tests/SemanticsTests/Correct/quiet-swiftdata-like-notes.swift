import SwiftUI
import SwiftData
@Model final class Memo { var text: String; var date: Date; init(text: String, date: Date = .now) { self.text = text; self.date = date } }
struct MemoRow: View { @Bindable var memo: Memo; var body: some View { TextField("Memo", text: $memo.text); Text(memo.text) } }
struct MemoList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Memo.date) private var memos: [Memo]
  var body: some View {
    ForEach(memos) { MemoRow(memo: $0) }
    Button("Add") { context.insert(Memo(text: "m\(memos.count)")) }
    Text("\(memos.count)")
  }
}
:mount MemoList().modelContainer(for: Memo.self, inMemory: true)
:tap Add
:type Memo x
