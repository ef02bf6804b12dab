import SwiftUI

@Observable class ScoreKeeper {
    var home = 0
    var away = 0
    func reset() { home = 0; away = 0 }
}

struct ScoreBoard: View {
    @State var keeper = ScoreKeeper()
    var body: some View {
        VStack {
            Text("\(keeper.home) : \(keeper.away)")
            Button("Home scores") { keeper.home += 1 }
            Button("Away scores") { keeper.away += 1 }
            Button("Reset") { keeper.reset() }
        }
    }
}
struct ScoreBoard_Previews: PreviewProvider {
    static var previews: some View { ScoreBoard() }
}
