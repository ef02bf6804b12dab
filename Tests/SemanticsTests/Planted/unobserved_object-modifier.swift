import SwiftUI
final class Banner: ObservableObject { @Published var message: String? }
struct BannerModifier: ViewModifier {
  let banner: Banner  // wrong
  @ObservedObject var banner: Banner  // right
  func body(content: Content) -> some View {
    content.overlay { if let message = banner.message { Text(message) } }
  }
}
struct Screen1: View {
  let banner: Banner
  var body: some View {
    Button("Show") { banner.message = "Saved" }
      .modifier(BannerModifier(banner: banner))
  }
}
let banner = Banner()
:mount Screen1(banner: banner)
:tap Show
