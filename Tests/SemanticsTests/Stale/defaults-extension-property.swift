import SwiftUI
extension UserDefaults {
  var visits: Int { get { integer(forKey: "visits") } set { set(newValue, forKey: "visits") } }
}
struct VisitsView: View {
  @AppStorage("visits") private var visits = 0  // right
  var body: some View {
    Text("\(UserDefaults.standard.visits)")  // wrong
    Text("\(visits)")  // right
  }
}
:mount VisitsView()
UserDefaults.standard.visits += 1
