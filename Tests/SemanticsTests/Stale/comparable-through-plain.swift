import SwiftUI
class Weight { var value = 1 }  // wrong
@Observable class Weight { var value = 1 }  // right
struct Parcel: Comparable { let name: String; let weight: Weight
  static func < (a: Parcel, b: Parcel) -> Bool { a.weight.value < b.weight.value }
  static func == (a: Parcel, b: Parcel) -> Bool { a.weight.value == b.weight.value } }
let light = Weight(), heavy = Weight()
heavy.value = 5
struct Page: View { let parcels: [Parcel]; var body: some View { Text(parcels.max()!.name) } }
:mount Page(parcels: [Parcel(name: "a", weight: light), Parcel(name: "b", weight: heavy)])
light.value = 9
