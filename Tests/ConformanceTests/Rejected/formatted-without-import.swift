print(3.formatted())
print("a".capitalized)
let b: some BinaryInteger = 3
withObservationTracking { } onChange: { }
func h(_ o: some Observable) {}
