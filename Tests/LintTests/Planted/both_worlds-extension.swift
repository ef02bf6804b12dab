import Combine
import Observation
import SwiftUI

@Observable final class Account { var name = "" }
extension Account: ObservableObject {}  // wrong

struct Root: View { @ObservedObject var a: Account; var body: some View { Text(a.name) } }  // wrong

struct Root: View { var a: Account; var body: some View { Text(a.name) } }  // right
