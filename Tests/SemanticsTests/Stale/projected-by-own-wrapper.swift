import SwiftUI
class Flags { var isOn = false }  // wrong
@Observable class Flags { var isOn = false }  // right
let flags = Flags()
@propertyWrapper struct Flag { let path: KeyPath<Flags, Bool>; init(_ path: KeyPath<Flags, Bool>) { self.path = path }; var wrappedValue: Bool { flags[keyPath: path] } }
struct Page: View { @Flag(\.isOn) var isOn; var body: some View { Text(isOn ? "on" : "off") } }
:mount Page()
flags.isOn = true
