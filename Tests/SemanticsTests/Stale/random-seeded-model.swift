import SwiftUI
class Dice { var face = 1; func roll() { face = Int.random(in: 2...6) } }  // wrong
@Observable class Dice { var face = 1; func roll() { face = Int.random(in: 2...6) } }  // right
struct DiceView: View { let dice: Dice; var body: some View { Text("\(dice.face)"); Button("Roll") { dice.roll() } } }
:mount DiceView(dice: Dice())
:tap Roll
