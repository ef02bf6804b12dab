protocol Base {}
protocol Sub: Base {}
extension Array: Sub where Element: Sub {}
extension Optional: Sub where Wrapped: Sub {}
extension Dictionary: Sub where Value: Sub {}
extension Set: Base where Element: Base {}
extension Set: Base where Element: Sub {}
