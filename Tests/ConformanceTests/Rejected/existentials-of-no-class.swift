protocol Tagged {}
class Item: Tagged {}
let tagged: any Tagged = Item(), item: Item = Item()
func keep<T: AnyObject>(_ value: T) {}
keep(tagged)
func pick<T>(_ first: T, _ second: T) {}
func pick<T: AnyObject>(_ first: Item?, _ second: T) {}
pick(item, tagged)
