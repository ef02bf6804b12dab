// The conformances of standard types, as a cast sees them.
func row(_ type: Any.Type) {
  var names: [String] = []
  if type is any Equatable.Type { names.append("Equatable") }
  if type is any Hashable.Type { names.append("Hashable") }
  if type is any Comparable.Type { names.append("Comparable") }
  if type is any Identifiable.Type { names.append("Identifiable") }
  if type is any CustomStringConvertible.Type { names.append("CustomStringConvertible") }
  if type is any CustomDebugStringConvertible.Type { names.append("CustomDebugStringConvertible") }
  if type is any LosslessStringConvertible.Type { names.append("LosslessStringConvertible") }
  if type is any TextOutputStream.Type { names.append("TextOutputStream") }
  if type is any Encodable.Type { names.append("Encodable") }
  if type is any Decodable.Type { names.append("Decodable") }
  if type is any Error.Type { names.append("Error") }
  if type is any CaseIterable.Type { names.append("CaseIterable") }
  if type is any RawRepresentable.Type { names.append("RawRepresentable") }
  if type is any OptionSet.Type { names.append("OptionSet") }
  if type is any SetAlgebra.Type { names.append("SetAlgebra") }
  if type is any Sequence.Type { names.append("Sequence") }
  if type is any Collection.Type { names.append("Collection") }
  if type is any BidirectionalCollection.Type { names.append("BidirectionalCollection") }
  if type is any RandomAccessCollection.Type { names.append("RandomAccessCollection") }
  if type is any MutableCollection.Type { names.append("MutableCollection") }
  if type is any RangeReplaceableCollection.Type { names.append("RangeReplaceableCollection") }
  if type is any IteratorProtocol.Type { names.append("IteratorProtocol") }
  if type is any StringProtocol.Type { names.append("StringProtocol") }
  if type is any Strideable.Type { names.append("Strideable") }
  if type is any Numeric.Type { names.append("Numeric") }
  if type is any SignedNumeric.Type { names.append("SignedNumeric") }
  if type is any AdditiveArithmetic.Type { names.append("AdditiveArithmetic") }
  if type is any BinaryInteger.Type { names.append("BinaryInteger") }
  if type is any FixedWidthInteger.Type { names.append("FixedWidthInteger") }
  if type is any SignedInteger.Type { names.append("SignedInteger") }
  if type is any UnsignedInteger.Type { names.append("UnsignedInteger") }
  if type is any FloatingPoint.Type { names.append("FloatingPoint") }
  if type is any BinaryFloatingPoint.Type { names.append("BinaryFloatingPoint") }
  if type is any ExpressibleByIntegerLiteral.Type { names.append("ExpressibleByIntegerLiteral") }
  if type is any ExpressibleByFloatLiteral.Type { names.append("ExpressibleByFloatLiteral") }
  if type is any ExpressibleByBooleanLiteral.Type { names.append("ExpressibleByBooleanLiteral") }
  if type is any ExpressibleByStringLiteral.Type { names.append("ExpressibleByStringLiteral") }
  if type is any ExpressibleByStringInterpolation.Type { names.append("ExpressibleByStringInterpolation") }
  if type is any ExpressibleByArrayLiteral.Type { names.append("ExpressibleByArrayLiteral") }
  if type is any ExpressibleByDictionaryLiteral.Type { names.append("ExpressibleByDictionaryLiteral") }
  if type is any ExpressibleByNilLiteral.Type { names.append("ExpressibleByNilLiteral") }
  if type is any RangeExpression.Type { names.append("RangeExpression") }
  if type is any RandomNumberGenerator.Type { names.append("RandomNumberGenerator") }
  if type is any CodingKeyRepresentable.Type { names.append("CodingKeyRepresentable") }
  if type is any AsyncSequence.Type { names.append("AsyncSequence") }
  print(type, names.count, names.joined(separator: " "))
}
row(Int.self)
row(Int8.self)
row(UInt16.self)
row(UInt64.self)
row(Double.self)
row(Float.self)
row(Bool.self)
row(String.self)
row(Substring.self)
row(Character.self)
row(Unicode.Scalar.self)
row(String.Index.self)
row(String.UTF8View.self)
row(String.UnicodeScalarView.self)
row(String.UTF16View.self)
row(StaticString.self)
row([Int].self)
row(ArraySlice<Int>.self)
row(ContiguousArray<Int>.self)
row(Set<Int>.self)
row([Int:String].self)
row(Dictionary<Int,String>.Keys.self)
row(Dictionary<Int,String>.Values.self)
row(Set<Int>.Index.self)
row(Dictionary<Int,Int>.Index.self)
row(Range<Int>.self)
row(ClosedRange<Int>.self)
row(PartialRangeFrom<Int>.self)
row(PartialRangeUpTo<Int>.self)
row(PartialRangeThrough<Int>.self)
row(ClosedRange<Int>.Index.self)
row(Optional<Int>.self)
row(Result<Int,any Error>.self)
row(Never.self)
row(AnySequence<Int>.self)
row(AnyCollection<Int>.self)
row(AnyBidirectionalCollection<Int>.self)
row(AnyRandomAccessCollection<Int>.self)
row(AnyIterator<Int>.self)
row(IndexingIterator<[Int]>.self)
row(LazySequence<[Int]>.self)
row(LazyMapSequence<[Int],Int>.self)
row(LazyFilterSequence<[Int]>.self)
row(LazyPrefixWhileSequence<[Int]>.self)
row(LazyDropWhileSequence<[Int]>.self)
row(ReversedCollection<[Int]>.self)
row(Slice<[Int]>.self)
row(EnumeratedSequence<[Int]>.self)
row(Zip2Sequence<[Int],[Int]>.self)
row(FlattenSequence<[[Int]]>.self)
row(JoinedSequence<[[Int]]>.self)
row(Repeated<Int>.self)
row(CollectionOfOne<Int>.self)
row(EmptyCollection<Int>.self)
row(DefaultIndices<[Int]>.self)
row(UnfoldSequence<Int,Int>.self)
row(KeyValuePairs<Int,Int>.self)
row(DropFirstSequence<[Int]>.self)
row(PrefixSequence<[Int]>.self)
row(AnyHashable.self)
row(KeyPath<String,Int>.self)
row(AnyKeyPath.self)
row(Mirror.self)
row(Mirror.DisplayStyle.self)
row(Duration.self)
row(ContinuousClock.self)
row(Task<Int,Never>.self)
row(TaskPriority.self)
row(AsyncStream<Int>.self)
row(FloatingPointSign.self)
row(FloatingPointRoundingRule.self)
row(RangeSet<Int>.self)
row(DiscontiguousSlice<[Int]>.self)
row(CodingUserInfoKey.self)
row(Unicode.GeneralCategory.self)
row(CancellationError.self)
row(UTF8.self)

func gives<T: CustomDebugStringConvertible>(_ value: T) -> String { value.debugDescription }
print(gives(1.5), gives(Float(0.25)), Float.nan.debugDescription, 1.debugDescription)
var one = CollectionOfOne(1)
one[0] = 2
print(one, one.first ?? 0, EmptyCollection<Int>() == EmptyCollection<Int>())
print(Set((1...3).indices).count, (1...3).startIndex.hashValue == (1...3).startIndex.hashValue)
var text = "ab"[...]
print("c", 1, to: &text)
print(text)
let odd = [1, 2, 3, 4, 5].indices { $0 % 2 == 1 }
let parts = [1, 2, 3, 4, 5][odd]
print(parts, parts == [1, 9, 3, 9, 5][odd], Set([parts]).count)
let erased = AnyCollection([3, 1, 2])
print(erased.first ?? 0, erased.count, erased.sorted(), AnyBidirectionalCollection([1, 2]).last ?? 0)
var writer = DefaultStringInterpolation(literalCapacity: 3, interpolationCount: 1)
writer.write("ab")
print("c", terminator: "", to: &writer)
print(writer, String(stringInterpolation: writer))
print(Duration.seconds(1.5).attoseconds, Duration(attoseconds: 2_500_000_000_000_000_000), Duration.seconds(-1).attoseconds)
