let text = "abc"
print(text[0], text.length)
print(text[0])
let letters = text[0] + text.missing
@available(*, unavailable) func old() -> Int { 1 }
print(old(), missing)
print([1].map { $0 + old() }, text.missing)
print([1].map { x in print(old()); return text.missing })
