import Observation
import SwiftUI

@Observable final class Profile {
  var a = ""
  var b = ""
  var c = ""
  var d = ""
  var e = 0
  var f = 0
  var g = 0
  var h = false
  var i = false;
  var j = false
  var k = 1.0
}

struct One: View {  // right
  let p: Profile;  // right
  var body: some View {  // right
    VStack {  // right
      Text(p.a)  // right
      Text(p.b)  // right
      Text(p.c)  // right
      Text(p.d)  // right
    }  // right
  }  // right
}  // right

struct Two: View {  // right
  let p: Profile;  // right
  var body: some View {  // right
    VStack {  // right
      Text("\(p.e)")  // right
      Text("\(p.f)")  // right
      Text("\(p.g)")  // right
    }  // right
  }  // right
}  // right

struct Three: View {  // right
  let p: Profile;  // right
  var body: some View {  // right
    VStack {  // right
      Text("\(p.h)")  // right
      Text("\(p.i)")  // right
      Text("\(p.j)")  // right
      Text("\(p.k)")  // right
    }  // right
  }  // right
}  // right

struct Root: View {
  @State private var p = Profile()
  var body: some View {
    VStack {
      VStack {  // wrong
        Text(p.a)  // wrong
        Text(p.b)  // wrong
        Text(p.c)  // wrong
        Text(p.d)  // wrong
      }  // wrong
      VStack {  // wrong
        Text("\(p.e)")  // wrong
        Text("\(p.f)")  // wrong
        Text("\(p.g)")  // wrong
      }  // wrong
      VStack {  // wrong
        Text("\(p.h)")  // wrong
        Text("\(p.i)")  // wrong
        Text("\(p.j)")  // wrong
        Text("\(p.k)")  // wrong
      }  // wrong
      One(p: p)  // right
      Two(p: p)  // right
      Three(p: p)  // right
    }
  }
}
