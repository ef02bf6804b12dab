// "With @Observable only the views that read a property should update. My whole form still redraws."
// says: wide_body
@Observable final class Character {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
  var i = 0
  var j = 0
}
struct CharacterForm: View {
  let sheet: Character
  var body: some View {
    VStack {
      Text("\(sheet.a) \(sheet.b) \(sheet.c) \(sheet.d) \(sheet.e)")  // wrong
      Text("\(sheet.f) \(sheet.g) \(sheet.h) \(sheet.i) \(sheet.j)")  // wrong
      First(sheet: sheet)  // right
      Second(sheet: sheet)  // right
    }
  }
}
struct First: View {  // right
  let sheet: Character  // right
  var body: some View { Text("\(sheet.a) \(sheet.b) \(sheet.c) \(sheet.d) \(sheet.e)") }  // right
}  // right
struct Second: View {  // right
  let sheet: Character  // right
  var body: some View { Text("\(sheet.f) \(sheet.g) \(sheet.h) \(sheet.i) \(sheet.j)") }  // right
}  // right
let sheet = Character()
:mount CharacterForm(sheet: sheet)
sheet.j = 1
