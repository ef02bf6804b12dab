import Foundation
print("ﬁn ǆungla straße ßa éa e\u{301}a o'neil ŉa ΐa 1st x-y hello_world ab.cd".capitalized, "ǆ".capitalized, "ß".capitalized)
print("ﬁ".uppercased(), "ǆ".uppercased(), "İ".lowercased().unicodeScalars.count, "ΑΣ".lowercased(), "ΑΣ Β".lowercased())
