import SwiftUI
import Combine
let subject = CurrentValueSubject<Int, Never>(0)
struct Live: View { @State private var n = 0; var body: some View { Text("\(n)").onReceive(subject) { n = $0 } } }
:mount Live()
subject.send(4)
