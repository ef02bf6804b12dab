import SwiftUI
@dynamicMemberLookup class Box<T> {  // wrong
  var value: T  // wrong
  init(_ value: T) { self.value = value }  // wrong
@dynamicMemberLookup @Observable class Box<T> {  // right
  var value: T  // right
  init(_ value: T) { self.value = value }  // right
  subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
}
struct Settings { var size = 10 }
struct SizeView: View { let box: Box<Settings>; var body: some View { Text("\(box.size)") } }
let box = Box(Settings())
:mount SizeView(box: box)
box.size = 12
