// Foundation's parts of a person's name.

struct PersonNameComponents: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var namePrefix: String? = nil
  var givenName: String? = nil
  var middleName: String? = nil
  var familyName: String? = nil
  var nameSuffix: String? = nil
  var nickname: String? = nil
  init() {}
  init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
    nameSuffix: String? = nil, nickname: String? = nil
  ) {
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }
  var description: String {
    let parts = [
      ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName), ("familyName", familyName),
      ("nameSuffix", nameSuffix), ("nickname", nickname),
    ]
    return parts.map { name, text in text.map { "\(name): \($0) " } ?? "" }.joined()
  }
  var debugDescription: String { description }
}
