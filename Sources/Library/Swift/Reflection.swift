// The mirrors of standard types, which show the parts of a value and not its storage.

extension Range: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
}

extension ClosedRange: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
}

extension CollectionOfOne: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["element": _element]) }
}

extension StrideTo: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["from": _start, "to": _end, "by": _stride]) }
}

extension StrideThrough: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["from": _start, "through": _end, "by": _stride]) }
}

extension ArraySlice: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

extension ContiguousArray: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

extension AnyHashable: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension Substring: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: _text) }
}

extension StaticString: CustomReflectable {
  var customMirror: Mirror { Mirror(reflecting: _text) }
}

extension Int128: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [Any]()) }
}

extension UInt128: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [Any]()) }
}
