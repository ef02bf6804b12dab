// "I added @Observable to my ObservableObject and nothing updates any more."
// says: both_worlds
@Observable  // wrong
final class Settings: ObservableObject {  // wrong
@Observable final class Settings {  // right
  var volume = 1
}
