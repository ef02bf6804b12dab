import SwiftUI

@Observable class Character {
  var name = "", race = "", age = 0, strength = 0, wisdom = 0, charisma = 0
  var luck = 0, armor = 0, weapon = "", gold = 0, level = 1
}

struct CharacterSheet: View {
  let character: Character
  var body: some View {
    VStack {
      Text(character.name)
      Text(character.race)
      Text("\(character.age)")
      Text("\(character.strength)")  // wrong
      Text("\(character.wisdom)")  // wrong
      Text("\(character.charisma)")  // wrong
      Text("\(character.luck)")  // wrong
      Text("\(character.armor)")  // wrong
      Text(character.weapon)  // wrong
      Text("\(character.gold)")  // wrong
      Text("\(character.level)")  // wrong
      Stats(character: character)  // right
    }
  }
}

struct Stats: View {  // right
  let character: Character  // right
  var body: some View { Text("\(character.strength) \(character.wisdom) \(character.luck)") }  // right
}  // right
