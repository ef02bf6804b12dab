// A view that obsh does not have.

extension _Opaque: View {
  var body: some View { Text(verbatim: description) }
}
