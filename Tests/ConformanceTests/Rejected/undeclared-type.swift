// A type that is declared nowhere.
struct Basket {
  var fruit: Fruit
}
