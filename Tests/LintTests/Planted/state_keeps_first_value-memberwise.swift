import SwiftUI

struct RatingView: View {
  @State var rating: Int  // wrong
  @Binding var rating: Int  // right
  var body: some View { Button("\(rating)") { rating += 1 } }
}

@Observable class Movie { var stars = 3 }

struct MovieView: View {
  @Bindable var movie: Movie
  var body: some View {
    RatingView(rating: movie.stars)  // wrong
    RatingView(rating: $movie.stars)  // right
    Button("Reset") { movie.stars = 0 }
  }
}
