struct Box<T> {
  func put<U>(_ value: U) where U == T {}
  func empty() where T == Int {}
  func both<U, V>(_ one: U, _ other: V) where U == V {}
  func elements<U: Sequence>(_ values: U) where U.Element == Int {}
  init<U>(_ values: U) where U == [Int] {}
}
extension Box {
  func chain<U>(_ value: U) where U == T, T == Int {}
}
protocol Source {
  associatedtype Item
  func take<U>(_ value: U) where U == Item
}
func list<T, U: Collection>(_ value: T, _ values: U) where T == U.Element, T == Int {}
func first<U: Collection, T>(_ value: T, _ values: U) where T == U.Element {}
