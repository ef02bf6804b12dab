@propertyWrapper struct Back {
  var wrappedValue: Int
  var projectedValue: Int { 3 }
}
@Back var cache = 3
@MainActor func isolated() { print(cache, _cache) }
print(cache, $cache, undefined)
let text: String = cache
