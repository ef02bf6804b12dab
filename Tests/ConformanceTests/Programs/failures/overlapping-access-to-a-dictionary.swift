// A dictionary cannot be read while one of its values is being changed.
final class Scores { var byName = ["a": 1] }
let scores = Scores()
func increase(_ number: inout Int, readsScores: Bool) {
  if readsScores { print("never", scores.byName.count) }
  number += 1
}
increase(&scores.byName["b", default: 0], readsScores: false)
print(scores.byName["b"] as Any)
increase(&scores.byName["b", default: 0], readsScores: true)
