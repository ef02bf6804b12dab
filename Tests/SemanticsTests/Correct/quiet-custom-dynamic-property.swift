import SwiftUI
@propertyWrapper struct Counter2: DynamicProperty { @State private var n = 0; var wrappedValue: Int { get { n } nonmutating set { n = newValue } } }
struct CounterView: View { @Counter2 private var n; var body: some View { Text("\(n)"); Button("Inc") { n += 1 } } }
:mount CounterView()
:tap Inc
