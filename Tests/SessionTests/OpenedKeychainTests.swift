import Session
import Testing

/// Apple's frameworks that opened code finds in part: the keychain.
@Suite struct OpenedKeychainTests {
  @Test func `the keychain keeps items in the session's memory`() {
    let opened = OpenedFiles.open([
      "Keychain.swift": #"""
      import Foundation
      import Security
      enum KeychainError: Error { case status(OSStatus) }
      final class Keychain {
        static let shared = Keychain()
        let service = "app"
        func save(_ text: String, account: String) throws {
          let data = Data(text.utf8)
          let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
          ]
          let attributes: [String: Any] = [kSecValueData as String: data, kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked]
          var status = SecItemUpdate(query as CFDictionary, attributes as CFDictionary)
          if status == errSecItemNotFound {
            status = SecItemAdd(query.merging(attributes) { $1 } as CFDictionary, nil)
          }
          guard status == errSecSuccess else { throw KeychainError.status(status) }
        }
        func read(_ account: String) -> String? {
          let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
            kSecReturnData as String: kCFBooleanTrue!,
            kSecMatchLimit as String: kSecMatchLimitOne,
          ]
          var item: CFTypeRef?
          let status = SecItemCopyMatching(query as CFDictionary, &item)
          guard status == errSecSuccess, let data = item as? Data else {
            print(SecCopyErrorMessageString(status, nil) as String? ?? "?"); return nil }
          return String(data: data, encoding: .utf8)
        }
        func all() -> [String] {
          let query = [kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll] as [CFString: Any] as CFDictionary
          var result: AnyObject?
          guard SecItemCopyMatching(query, &result) == errSecSuccess, let items = result as? [[String: Any]] else { return [] }
          return items.compactMap { item in
            guard let account = item[kSecAttrAccount as String] as? String, let data = item[kSecValueData as String] as? Data else { return nil }
            return account + "=" + String(decoding: data, as: UTF8.self)
          }
        }
        func remove(_ account: String) -> Bool {
          let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account as CFString] as CFDictionary
          return SecItemDelete(query) == errSecSuccess
        }
      }
      """#,
      "Page.swift": #"""
      import SwiftUI
      #Preview {
        let keychain = Keychain()
        let _ = print(keychain.read("ann") ?? "none")
        let _ = try? keychain.save("secret", account: "ann")
        let _ = try? keychain.save("changed", account: "ann")
        let _ = try? keychain.save("other", account: "bob")
        let _ = print(keychain.read("ann") ?? "none", keychain.all())
        let _ = print(keychain.remove("ann"), keychain.remove("ann"), keychain.all())
        Text("")
      }
      """#,
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(
      opened.printed == """
        The specified item could not be found in the keychain.
        none
        changed ["ann=changed", "bob=other"]
        true false ["bob=other"]

        """)
  }

  @Test func `an item that is there is not added again, and random bytes are put into the array`() {
    let opened = OpenedFiles.open([
      "Page.swift": #"""
      import SwiftUI
      let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ann"] as [CFString: Any] as CFDictionary
      func nonce(_ count: Int) -> (Int32, [UInt8]) {
        var bytes = [UInt8](repeating: 0, count: count)
        return (SecRandomCopyBytes(kSecRandomDefault, count, &bytes), bytes)
      }
      #Preview {
        let _ = print(SecItemAdd(item, nil) == errSecSuccess, SecItemAdd(item, nil) == errSecDuplicateItem)
        let (status, bytes) = nonce(16)
        let _ = print(status, bytes.count, Set(bytes).count > 1)
        Text("")
      }
      """#
    ])
    #expect(opened.sealed == [])
    #expect(opened.printed == "true true\n0 16 true\n")
  }
}
