import Foundation
final class Settings {
  static let shared = Settings()
  @DefaultEnum("hemi", defaultValue: Hemi.north) var hemi: Hemi { willSet { print("will", newValue) } }
  @DefaultEnum("shop", defaultValue: Infra.Shop.tent) var shop: Infra.Shop
}
@propertyWrapper
struct DefaultEnum<T: RawRepresentable> where T.RawValue == String {
  let key: String
  var value: T
  init(_ key: String, defaultValue: T) { self.key = key; value = defaultValue }
  var wrappedValue: T { get { value } set { value = newValue } }
}
enum Infra { enum Shop: String { case tent, house } }
enum Hemi: String, Decodable, CaseIterable { case north, south }
Settings.shared.hemi = .south
print(Settings.shared.hemi, Settings.shared.shop)
