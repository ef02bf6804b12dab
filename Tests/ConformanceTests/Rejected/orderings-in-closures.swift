struct Person { var name: String; var age: Int; var size: Double; var isNew: Bool }
func orders(_ people: [Person], _ count: Int) {
  print(people.sorted { $0.age < $1.name })
  print(people.sorted { $0.name < $1.age })
  print(people.sorted { $0.age > $1.name })
  print(people.filter { $0.size < $0.name }, people.filter { $0.size > $0.name })
  print(people.filter { $0.isNew < count }, people.filter { count > $0.isNew })
}
