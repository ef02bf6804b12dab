import SwiftUI
final class Score: Comparable { var n: Int; init(_ n: Int) { self.n = n }; static func < (a: Score, b: Score) -> Bool { a.n < b.n }; static func == (a: Score, b: Score) -> Bool { a.n == b.n } }  // wrong
@Observable final class Score: Comparable { var n: Int; init(_ n: Int) { self.n = n }; static func < (a: Score, b: Score) -> Bool { a.n < b.n }; static func == (a: Score, b: Score) -> Bool { a.n == b.n } }  // right
struct Page: View { let home: Score; let away: Score; var body: some View { Text(home < away ? "losing" : "leading") } }
let home = Score(2)
let away = Score(1)
:mount Page(home: home, away: away)
away.n = 5
