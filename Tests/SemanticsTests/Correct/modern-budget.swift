import Foundation
import SwiftUI

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var amount: Double
}

@Observable final class Budget {
  var limit = 100.0
  var expenses: [Expense] = [] {
    didSet { save() }
  }
  var spent: Double { expenses.map(\.amount).reduce(0, +) }
  var isOver: Bool { spent > limit }

  private func save() {
    guard let data = try? JSONEncoder().encode(expenses) else { return }
    UserDefaults.standard.set(data, forKey: "expenses")
  }
}

struct ExpenseEditor: View {
  @Binding var expense: Expense
  var body: some View {
    TextField("Title", text: $expense.title)
    Stepper("\(expense.title) \(Int(expense.amount))", value: $expense.amount, step: 10)
  }
}

struct Summary: View {
  let budget: Budget
  var body: some View {
    Text("Spent \(Int(budget.spent)) of \(Int(budget.limit))")
      .foregroundStyle(budget.isOver ? .red : .primary)
  }
}

struct BudgetView: View {
  @State private var budget = Budget()
  @State private var showsLimit = false
  var body: some View {
    List {
      Summary(budget: budget)
      ForEach($budget.expenses) { $expense in ExpenseEditor(expense: $expense) }
        .onDelete { budget.expenses.remove(atOffsets: $0) }
      Button("Add") { budget.expenses.append(Expense(title: "Item \(budget.expenses.count + 1)", amount: 60)) }
      Button("Limit") { showsLimit = true }
    }
    .sheet(isPresented: $showsLimit) {
      Form { Slider(value: $budget.limit, in: 50...200, step: 50) { Text("Limit") } }
    }
    .alert("Over budget", isPresented: .constant(false)) {}
  }
}

#Preview { BudgetView() }
:mount BudgetView()
:tap Add
:tap Add
:tap Limit
:set-value Limit 200
