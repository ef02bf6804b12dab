import SwiftUI
final class Flag { var isOn = false }
struct FlagView: View { let flag: Flag; var body: some View { Text(flag.isOn ? "on" : "off") } }
let flag = Flag()
:mount FlagView(flag: flag)
flag.isOn = false
