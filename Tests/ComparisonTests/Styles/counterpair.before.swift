import SwiftUI

final class Tally: ObservableObject {
    let name: String
    @Published var value = 0
    init(_ name: String) { self.name = name }
}

final class Match: ObservableObject {
    let home = Tally("Home")
    let guest = Tally("Guest")
    @Published var isOver = false
}

struct TallyView: View {
    @ObservedObject var tally: Tally
    let isLocked: Bool
    var body: some View {
        Text("\(tally.name) \(tally.value)")
        Button("Goal \(tally.name)") { tally.value += 1 }.disabled(isLocked)
    }
}

struct MatchView: View {
    @ObservedObject var match: Match
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
