import SwiftUI
final class Flags { var isOn = false }  // wrong
@Observable final class Flags { var isOn = false }  // right
extension EnvironmentValues { @Entry var flags: Flags? = nil }
struct FlagView: View {
  @Environment(\.flags) private var flags
  var body: some View { Text(flags?.isOn == true ? "on" : "off").onTapGesture { flags?.isOn = true } }
}
