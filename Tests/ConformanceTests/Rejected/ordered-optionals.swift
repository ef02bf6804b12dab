struct Person { var name: String?; var age: Int?; var size: Double? }
func ordered(_ people: [Person], _ one: Person, _ ages: [String: Int]) {
  print(people.sorted { $0.age < $1.age })
  print(people.sorted { $0.name > $1.name }, people.filter { $0.size <= one.size })
  print(people.sorted { first, second in return first.age < second.age })
  print(ages.keys.sorted { ages[$0] > ages[$1] })
  print(ages["a"] < ages["b"], one.size < one.size)
  if ages["a"] < ages["b"] {}
  let isLess = one.age < people[0].age
  let both = one.age < one.age && one.name > one.name
  let choice = one.age < one.age ? 1 : 2
  let plain = one.age < one.age
  if one.name < one.name {}
  let chained = people.first?.age < people.last?.age
  let sum = ages["a"] + ages["b"]
  print(sum, isLess, both, choice, plain, chained, "\(one.age < one.age)")
}
