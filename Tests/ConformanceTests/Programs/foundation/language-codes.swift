import Foundation

for code in ["en", "deu", "fr", "xx-unknown"] {
  let code = Locale.LanguageCode(code)
  print(code.identifier, code.identifier(.alpha2) ?? "none", code.identifier(.alpha3) ?? "none")
}
