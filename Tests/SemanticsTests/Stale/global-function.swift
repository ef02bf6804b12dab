import SwiftUI
var language = "en"  // wrong
@Observable class Words { var language = "en" }  // right
let words = Words()  // right
func greeting() -> String { language == "en" ? "Hello" : "Ciao" }  // wrong
func greeting() -> String { words.language == "en" ? "Hello" : "Ciao" }  // right
struct Greeting: View { var body: some View { Text(greeting()) } }
:mount Greeting()
language = "it"  // wrong
words.language = "it"  // right
