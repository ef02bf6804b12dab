import SwiftUI
final class Options: ObservableObject {
  @Published var t0 = false
  @Published var t1 = false
  @Published var t2 = false
  @Published var t3 = false
  @Published var t4 = false
  @Published var t5 = false
  @Published var t6 = false
  @Published var t7 = false
  @Published var t8 = false
  @Published var t9 = false
  @Published var t10 = false
  @Published var t11 = false
  @Published var t12 = false
  @Published var t13 = false
  @Published var t14 = false
  @Published var s0 = ""
  @Published var s1 = ""
  @Published var s2 = ""
  @Published var s3 = ""
  @Published var s4 = ""
}
struct T0: View { @ObservedObject var o: Options; var body: some View { Toggle("t0", isOn: $o.t0) } }
struct T1: View { @ObservedObject var o: Options; var body: some View { Toggle("t1", isOn: $o.t1) } }
struct T2: View { @ObservedObject var o: Options; var body: some View { Toggle("t2", isOn: $o.t2) } }
struct T3: View { @ObservedObject var o: Options; var body: some View { Toggle("t3", isOn: $o.t3) } }
struct T4: View { @ObservedObject var o: Options; var body: some View { Toggle("t4", isOn: $o.t4) } }
struct T5: View { @ObservedObject var o: Options; var body: some View { Toggle("t5", isOn: $o.t5) } }
struct T6: View { @ObservedObject var o: Options; var body: some View { Toggle("t6", isOn: $o.t6) } }
struct T7: View { @ObservedObject var o: Options; var body: some View { Toggle("t7", isOn: $o.t7) } }
struct T8: View { @ObservedObject var o: Options; var body: some View { Toggle("t8", isOn: $o.t8) } }
struct T9: View { @ObservedObject var o: Options; var body: some View { Toggle("t9", isOn: $o.t9) } }
struct T10: View { @ObservedObject var o: Options; var body: some View { Toggle("t10", isOn: $o.t10) } }
struct T11: View { @ObservedObject var o: Options; var body: some View { Toggle("t11", isOn: $o.t11) } }
struct T12: View { @ObservedObject var o: Options; var body: some View { Toggle("t12", isOn: $o.t12) } }
struct T13: View { @ObservedObject var o: Options; var body: some View { Toggle("t13", isOn: $o.t13) } }
struct T14: View { @ObservedObject var o: Options; var body: some View { Toggle("t14", isOn: $o.t14) } }
struct S0: View { @ObservedObject var o: Options; var body: some View { TextField("s0", text: $o.s0) } }
struct S1: View { @ObservedObject var o: Options; var body: some View { TextField("s1", text: $o.s1) } }
struct S2: View { @ObservedObject var o: Options; var body: some View { TextField("s2", text: $o.s2) } }
struct S3: View { @ObservedObject var o: Options; var body: some View { TextField("s3", text: $o.s3) } }
struct S4: View { @ObservedObject var o: Options; var body: some View { TextField("s4", text: $o.s4) } }
struct Page: View {
  let o: Options
  var body: some View {
    Group {
    T0(o: o)
    T1(o: o)
    T2(o: o)
    T3(o: o)
    T4(o: o)
    T5(o: o)
    T6(o: o)
    T7(o: o)
    T8(o: o)
    T9(o: o)
    T10(o: o)
    T11(o: o)
    T12(o: o)
    T13(o: o)
    T14(o: o)
    }
    Group {
    S0(o: o)
    S1(o: o)
    S2(o: o)
    S3(o: o)
    S4(o: o)
    }
  }
}
let options = Options()
#Preview { Page(o: options) }
