import Tree

/// The types found while the types of one signature are resolved.
struct SignatureResolution {
  /// The generic parameters of the signature: a parameter used as a dictionary's key becomes Hashable.
  var parameters: Set<GenericParameter> = []
  /// The parameters of the enclosing type, on which a generic function can have conditions.
  var inheritedParameters: Set<GenericParameter> = []
  /// The requirements that the types named in the signature have for their arguments: `Pair<[Int], Self>` may say
  /// what `Self` contains.
  var requirements: [Requirement] = []
  /// Receives the unnamed generic parameters of `some P`.
  var implicitGenerics: ImplicitGenerics?
  /// The opaque result types in a result type that is being resolved.
  var opaqueTypes: [OpaqueType] = []
}
