import SwiftUI
@Observable final class Trip {
  var city = "Rome"
  var hotel = "Sole"
  var nights = 3
  var budget = 900
  var spent = 120
  var currency = "EUR"
  var mood = "good"
  var steps = 0
  var photos = 0
}
struct TripView: View {
  let trip: Trip
  var body: some View {
    VStack {
      VStack {  // wrong
        Text(trip.city)  // wrong
        Text(trip.hotel)  // wrong
        Text("\(trip.nights) nights")  // wrong
      }  // wrong
      HStack {  // wrong
        Text("\(trip.budget)")  // wrong
        Text("\(trip.spent)")  // wrong
        Text(trip.currency)  // wrong
      }  // wrong
      List {  // wrong
        Text(trip.mood)  // wrong
        Text("\(trip.steps)")  // wrong
        Text("\(trip.photos)")  // wrong
      }  // wrong
      TripPlace(trip: trip)  // right
      TripMoney(trip: trip)  // right
    }
  }
}
struct TripPlace: View { let trip: Trip; var body: some View { Text(trip.city); Text(trip.hotel); Text("\(trip.nights)") } }
struct TripMoney: View { let trip: Trip; var body: some View { Text("\(trip.budget) \(trip.spent) \(trip.currency)") } }
:mount TripView(trip: Trip())
