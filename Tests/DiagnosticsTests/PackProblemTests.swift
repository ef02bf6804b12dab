import Diagnostics
import Testing

@Suite struct PackProblemTests {
  @Test func `the words of pack problems`() {
    let table: [(PackProblem, String)] = [
      (.inEnum, "enums cannot declare a type pack"),
      (.several, "generic type cannot declare more than one type pack"),
      (.notAPack("T"), "'each' cannot be applied to non-pack type 'T'"),
      (.typeWithoutReference("T"), "pack expansion 'T' must contain at least one pack reference"),
      (.notRepeated("T"), "pack reference 'T' requires expansion using keyword 'repeat'"),
      (.typeWithoutEach("T"), "type pack 'T' must be referenced with 'each'"),
      (.valueWithoutEach("each T"), "value pack 'each T' must be referenced with 'each'"),
      (.valueNotRepeated("each T"), "pack reference 'each T' can only appear in pack expansion "),
      (.valueWithoutReference, "value pack expansion must contain at least one pack reference"),
      (.passedToSingle("Any"), "cannot pass value pack expansion to non-pack parameter of type 'Any'"),
      (
        .differentShapes("T", "U"),
        "pack expansion requires that 'each T' and 'each U' have the same shape"
      ),
    ]
    check(table)
  }
}
