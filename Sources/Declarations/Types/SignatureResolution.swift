import Tree

/// The types found while the types of one signature are resolved.
struct SignatureResolution {
  /// The generic parameters of the signature: using one as the key of a dictionary makes it Hashable.
  var parameters: Set<GenericParameter> = []
  /// Receives the unnamed generic parameters of `some P`.
  var implicitGenerics: ImplicitGenerics?
  /// Opaque result types met while a result type is resolved.
  var opaqueTypes: [OpaqueType] = []
}
