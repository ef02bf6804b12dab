import SwiftUI

struct Recipe: Identifiable, Hashable { let id: Int; let name: String }

@Observable class RecipeModel {
  let recipe: Recipe
  var servings = 2
  init(_ recipe: Recipe) { self.recipe = recipe }
}

struct RecipeScreen: View {
  let model: RecipeModel  // wrong
  @State private var model: RecipeModel  // right
  init(recipe: Recipe) { _model = State(initialValue: RecipeModel(recipe)) }  // right
  var body: some View {
    Stepper("Serves \(model.servings)", onIncrement: { model.servings += 1 }, onDecrement: { model.servings -= 1 })
  }
}

struct Recipes: View {
  @State private var recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Pie")]
  @State private var favorites: Set<Int> = []
  var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink(recipe.name, value: recipe)
      }
      .navigationTitle("Recipes (\(favorites.count))")
      .navigationDestination(for: Recipe.self) { recipe in
        VStack {
          RecipeScreen(model: RecipeModel(recipe))  // wrong
          RecipeScreen(recipe: recipe)  // right
          Button("Favorite \(favorites.count)") { favorites.insert(recipe.id) }
        }
      }
    }
  }
}
