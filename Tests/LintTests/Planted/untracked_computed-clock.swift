import Foundation
import SwiftUI

@Observable class Offer {
  var ends = Date.distantFuture
  var now = Date()  // right
  var isOver: Bool { Date.now > ends }  // wrong
  var isOver: Bool { now > ends }  // right
}

struct OfferView: View {
  let offer: Offer
  var body: some View { Text(offer.isOver ? "Over" : "Hurry") }
}
