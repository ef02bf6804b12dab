import SwiftUI
final class Draft { var lines: [String] = ["a"] }  // wrong
@Observable final class Draft { var lines: [String] = ["a"] }  // right
struct Card<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { VStack { content() } } }
struct Page: View { let draft: Draft; var body: some View { Card { ForEach(draft.lines, id: \.self) { Text($0) } } } }
let draft = Draft()
:mount Page(draft: draft)
draft.lines.append("b")
