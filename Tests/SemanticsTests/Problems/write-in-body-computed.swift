// "Modifying state during view update: I only count how often the computed property is called."
// says: write_in_body
@Observable class Stats { var renders = 0 }
struct StatsPage: View {
  @State private var stats = Stats()
  @State private var taps = 0
  private var label: String {
    stats.renders += 1  // wrong
    return "taps \(taps)"
  }
  var body: some View {
    Text(label)
    Button("Tap") { taps += 1 }
  }
}
:mount StatsPage()
:tap Tap
