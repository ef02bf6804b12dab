import SwiftUI
final class Model: ObservableObject {
  @Published var p1 = 0
  @Published var p2 = 0
  @Published var p3 = 0
  @Published var p4 = 0
  @Published var p5 = 0
  @Published var p6 = 0
  @Published var p7 = 0
  @Published var p8 = 0
  @Published var p9 = 0
  @Published var p10 = 0
  @Published var p11 = 0
  @Published var p12 = 0
  @Published var p13 = 0
  @Published var p14 = 0
  @Published var p15 = 0
  @Published var p16 = 0
  @Published var p17 = 0
  @Published var p18 = 0
  @Published var p19 = 0
  @Published var p20 = 0
}
struct V1: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p1)") } }
struct V2: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p2)") } }
struct V3: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p3)") } }
struct V4: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p4)") } }
struct V5: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p5)") } }
struct V6: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p6)") } }
struct V7: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p7)") } }
struct V8: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p8)") } }
struct V9: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p9)") } }
struct V10: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p10)") } }
struct V11: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p11)") } }
struct V12: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p12)") } }
struct V13: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p13)") } }
struct V14: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p14)") } }
struct V15: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p15)") } }
struct V16: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p16)") } }
struct V17: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p17)") } }
struct V18: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p18)") } }
struct V19: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p19)") } }
struct V20: View { @ObservedObject var m: Model; var body: some View { Text("\(m.p20)") } }
struct Page: View {
  let m: Model
  var body: some View {
    VStack {
      V1(m: m)
      V2(m: m)
      V3(m: m)
      V4(m: m)
      V5(m: m)
      V6(m: m)
      V7(m: m)
      V8(m: m)
      V9(m: m)
      V10(m: m)
      V11(m: m)
      V12(m: m)
      V13(m: m)
      V14(m: m)
      V15(m: m)
      V16(m: m)
      V17(m: m)
      V18(m: m)
      V19(m: m)
      V20(m: m)
    }
  }
}
let m = Model()
#Preview { Page(m: m) }
