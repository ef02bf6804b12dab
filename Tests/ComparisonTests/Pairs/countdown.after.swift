import SwiftUI
@Observable class Countdown {
    var left = 5
    @ObservationIgnored private var timer: Timer?
    func begin() {
        timer?.invalidate()
        left = 5
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] t in
            guard let self else { t.invalidate(); return }
            left -= 1
            if left == 0 { t.invalidate() }
        }
    }
    deinit { timer?.invalidate() }
}
struct CountdownView: View {
    @State var countdown = Countdown()
    var body: some View {
        Text(countdown.left == 0 ? "Lift-off" : "\(countdown.left)")
        Button("Begin") { countdown.begin() }
    }
}
struct Shell: View {
    @State var shows = true
    var body: some View {
        Toggle("Show", isOn: $shows)
        if shows { CountdownView() }
    }
}
#Preview { Shell() }
