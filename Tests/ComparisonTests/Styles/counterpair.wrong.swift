// differs: screen
import SwiftUI

@Observable final class Tally {
    let name: String
    @ObservationIgnored var value = 0
    init(_ name: String) { self.name = name }
}

@Observable final class Match {
    let home = Tally("Home")
    let guest = Tally("Guest")
    var isOver = false
}

struct TallyView: View {
    let tally: Tally
    let isLocked: Bool
    var body: some View {
        Text("\(tally.name) \(tally.value)")
        Button("Goal \(tally.name)") { tally.value += 1 }.disabled(isLocked)
    }
}

struct MatchView: View {
    let match: Match
    var body: some View {
        TallyView(tally: match.home, isLocked: match.isOver)
        TallyView(tally: match.guest, isLocked: match.isOver)
        Button(match.isOver ? "Reopen" : "Whistle") { match.isOver.toggle() }
    }
}

struct Stadium: View {
    private let match = Match()
    var body: some View { MatchView(match: match) }
}

let stadium = Match()
#Preview { MatchView(match: stadium) }
