import SwiftUI
@Observable final class Model {
  var p1 = 0
  var p2 = 0
  var p3 = 0
  var p4 = 0
  var p5 = 0
  var p6 = 0
  var p7 = 0
  var p8 = 0
  var p9 = 0
  var p10 = 0
  var p11 = 0
  var p12 = 0
  var p13 = 0
  var p14 = 0
  var p15 = 0
  var p16 = 0
  var p17 = 0
  var p18 = 0
  var p19 = 0
  var p20 = 0
}
struct V1: View { var m: Model; var body: some View { Text("\(m.p1)") } }
struct V2: View { var m: Model; var body: some View { Text("\(m.p2)") } }
struct V3: View { var m: Model; var body: some View { Text("\(m.p3)") } }
struct V4: View { var m: Model; var body: some View { Text("\(m.p4)") } }
struct V5: View { var m: Model; var body: some View { Text("\(m.p5)") } }
struct V6: View { var m: Model; var body: some View { Text("\(m.p6)") } }
struct V7: View { var m: Model; var body: some View { Text("\(m.p7)") } }
struct V8: View { var m: Model; var body: some View { Text("\(m.p8)") } }
struct V9: View { var m: Model; var body: some View { Text("\(m.p9)") } }
struct V10: View { var m: Model; var body: some View { Text("\(m.p10)") } }
struct V11: View { var m: Model; var body: some View { Text("\(m.p11)") } }
struct V12: View { var m: Model; var body: some View { Text("\(m.p12)") } }
struct V13: View { var m: Model; var body: some View { Text("\(m.p13)") } }
struct V14: View { var m: Model; var body: some View { Text("\(m.p14)") } }
struct V15: View { var m: Model; var body: some View { Text("\(m.p15)") } }
struct V16: View { var m: Model; var body: some View { Text("\(m.p16)") } }
struct V17: View { var m: Model; var body: some View { Text("\(m.p17)") } }
struct V18: View { var m: Model; var body: some View { Text("\(m.p18)") } }
struct V19: View { var m: Model; var body: some View { Text("\(m.p19)") } }
struct V20: View { var m: Model; var body: some View { Text("\(m.p20)") } }
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
