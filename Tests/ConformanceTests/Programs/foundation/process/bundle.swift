import Foundation

let bundle = Bundle.main
print(bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0")
print(bundle.infoDictionary?["CFBundleVersion"] as? String ?? "no build")
print(bundle.url(forResource: "surely-not-there", withExtension: "json") as Any)
print(bundle.path(forResource: "surely-not-there", ofType: "txt") as Any)
extension Bundle {
  var version: String { infoDictionary?["CFBundleShortVersionString"] as? String ?? "unknown" }
}
print(bundle.version, bundle.bundleIdentifier ?? "no identifier")
print(Bundle.main === Bundle.main, bundle.localizedString(forKey: "greeting", value: "Hello", table: nil))
print(NSLocalizedString("key.without.table", comment: "a key"))
