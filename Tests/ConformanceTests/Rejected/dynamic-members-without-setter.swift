@dynamicMemberLookup struct Fixed { subscript(dynamicMember name: String) -> Int { 1 } }
@dynamicMemberLookup struct Open { subscript(dynamicMember name: String) -> Int { get { 1 } set {} } }
let fixed = Fixed(), open = Open()
fixed.bar = 3
open.bar = 3
var changing = Fixed()
changing.bar = 3
changing.bar += 1
func take(_ value: inout Int) {}
take(&changing.bar)
