// file: Globals.swift
var currentLanguage = "en"  // wrong
// file: Views.swift
import SwiftUI
@Observable final class Language { var current = "en" }  // right
struct Greeting: View {
  @State private var language = Language()  // right
  var body: some View {
    Text(currentLanguage == "en" ? "Hello" : "Hallo")  // wrong
    Text(language.current == "en" ? "Hello" : "Hallo")  // right
    Button("Deutsch") { currentLanguage = "de" }  // wrong
    Button("Deutsch") { language.current = "de" }  // right
  }
}
