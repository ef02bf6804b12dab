public class K { init() {} }
open class L: K {}
open class M {}
public class N: M { override init() {} }
open class O: M {}
