import SwiftUI
import Combine

class ScoreKeeper: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var home = 0 { willSet { objectWillChange.send() } }
    var away = 0 { willSet { objectWillChange.send() } }
    func reset() { home = 0; away = 0 }
}

struct ScoreBoard: View {
    @StateObject var keeper = ScoreKeeper()
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
