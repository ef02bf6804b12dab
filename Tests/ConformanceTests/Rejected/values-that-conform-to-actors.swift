protocol Paid: Actor { func pay() }
struct A: Paid { func pay() {} }
enum B: Paid { func pay() {} }
actor C: Paid { func pay() {} }
struct D: Actor {}
protocol More: Paid {}
struct E: More { func pay() {} }
protocol Shared: AnyObject {}
protocol Special: Shared {}
struct F: Special {}
class G: Special {}
