// "I save the flag to UserDefaults and my view does not update until I relaunch."
// says: defaults_read
// says: changes to UserDefaults are not observed
struct Onboarding: View {
  @AppStorage("seen") private var seen = false  // right
  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "seen") ? "Home" : "Welcome")  // wrong
    Text(seen ? "Home" : "Welcome")  // right
    Button("Continue") { UserDefaults.standard.set(true, forKey: "seen") }
  }
}
:mount Onboarding()
:tap Continue
