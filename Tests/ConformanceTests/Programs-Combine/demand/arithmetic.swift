import Combine

typealias Demand = Subscribers.Demand
print(Demand.max(3) + .max(4), Demand.max(3) + 4, Demand.max(3) * 3, Demand.max(3) - 1, Demand.max(3) - .max(2))
print(Demand.unlimited + 1, Demand.unlimited - 5, Demand.max(2) - .unlimited, Demand.unlimited * 2, Demand.none)
print(Demand.max(3) > 2, Demand.max(3) < .unlimited, Demand.unlimited < .unlimited, Demand.none == 0, Demand.max(1) != 1)
print(Demand.max(4).max as Any, Demand.unlimited.max as Any)
print(Demand.max(.max) + 1)
var demand = Demand.max(1)
demand += 2
demand += .max(3)
demand -= 1
demand *= 2
print(demand, 10 == demand, 3 < demand, 11 <= demand)
print([Demand.max(3), .none, .unlimited, .max(1)].sorted())
print(Set([Demand.max(1), .max(1), .unlimited]).count)
