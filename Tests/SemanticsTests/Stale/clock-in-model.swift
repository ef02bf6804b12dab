import SwiftUI
@Observable class Offer {
  var until = Date().addingTimeInterval(2)
  var now = Date()  // right
  var isOver: Bool { Date() > until }  // wrong
  var isOver: Bool { now > until }  // right
}
struct OfferView: View {
  let offer: Offer
  var body: some View { Text(offer.isOver ? "over" : "on") }
}
let offer = Offer()
:mount OfferView(offer: offer)
:advance 4s
