import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  let name: String
  let grams: Double
}

@Observable final class Recipe {
  var servings = 2
  let title: String
  let ingredients: [Ingredient]
  init(title: String, ingredients: [Ingredient]) {
    self.title = title
    self.ingredients = ingredients
  }
  func amount(of ingredient: Ingredient) -> Double { ingredient.grams * Double(servings) / 2 }
}

struct IngredientLine: View {
  let name: String
  let amount: Double
  var body: some View {
    LabeledContent(name, value: amount.formatted(.number.precision(.fractionLength(0))))
  }
}

struct RecipeView: View {
  @Bindable var recipe: Recipe
  @State private var checked: Set<UUID> = []
  var body: some View {
    Form {
      Stepper("Serves \(recipe.servings)", value: $recipe.servings, in: 1...8)
      Section(recipe.title) {
        ForEach(recipe.ingredients) { ingredient in
          Toggle(isOn: isChecked(ingredient.id)) {
            IngredientLine(name: ingredient.name, amount: recipe.amount(of: ingredient))
          }
        }
      }
      Text("\(checked.count) of \(recipe.ingredients.count) ready")
    }
  }
  private func isChecked(_ id: UUID) -> Binding<Bool> {
    Binding {
      checked.contains(id)
    } set: { isOn in
      if isOn { checked.insert(id) } else { checked.remove(id) }
    }
  }
}

let pancakes = Recipe(
  title: "Pancakes",
  ingredients: [Ingredient(name: "Flour", grams: 200), Ingredient(name: "Milk", grams: 300)])

#Preview { RecipeView(recipe: pancakes) }
:mount RecipeView(recipe: pancakes)
:tap "Serves 2 +"
