import SwiftUI
final class Pot { var coins = [1] }  // wrong
@Observable final class Pot { var coins = [1] }  // right
func fill(_ coins: inout [Int]) { coins.append(2) }
struct Page: View { let pot: Pot; var body: some View { Text("\(pot.coins.reduce(0, +))") } }
let pot = Pot()
:mount Page(pot: pot)
fill(&pot.coins)
