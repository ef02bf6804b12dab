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

extension PersonNameComponents {
  enum CodingKeys: String, CodingKey { case namePrefix, givenName, middleName, familyName, nameSuffix, nickname }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(namePrefix, forKey: .namePrefix)
    try container.encodeIfPresent(givenName, forKey: .givenName)
    try container.encodeIfPresent(middleName, forKey: .middleName)
    try container.encodeIfPresent(familyName, forKey: .familyName)
    try container.encodeIfPresent(nameSuffix, forKey: .nameSuffix)
    try container.encodeIfPresent(nickname, forKey: .nickname)
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    namePrefix = try container.decodeIfPresent(String.self, forKey: .namePrefix)
    givenName = try container.decodeIfPresent(String.self, forKey: .givenName)
    middleName = try container.decodeIfPresent(String.self, forKey: .middleName)
    familyName = try container.decodeIfPresent(String.self, forKey: .familyName)
    nameSuffix = try container.decodeIfPresent(String.self, forKey: .nameSuffix)
    nickname = try container.decodeIfPresent(String.self, forKey: .nickname)
  }
}
