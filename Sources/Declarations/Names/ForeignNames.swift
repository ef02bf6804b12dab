/// Names from other languages for functionality that has another name in Swift.
enum ForeignNames {
  static let types = [
    "int": "Int", "integer": "Int", "Integer": "Int", "long": "Int", "Long": "Int", "number": "Double",
    "Number": "Double", "float": "Float", "double": "Double", "bool": "Bool", "boolean": "Bool", "Boolean": "Bool",
    "string": "String", "str": "String", "char": "Character", "Char": "Character", "array": "Array",
    "list": "Array", "ArrayList": "Array", "vector": "Array", "map": "Dictionary", "Map": "Dictionary",
    "HashMap": "Dictionary", "dict": "Dictionary", "dictionary": "Dictionary", "object": "AnyObject",
    "Object": "AnyObject", "any": "Any", "void": "Void", "HashSet": "Set", "Str": "String",
  ]

  static let values = [
    "null": "nil", "NULL": "nil", "Null": "nil", "None": "nil", "none": "nil", "undefined": "nil", "Nil": "nil",
    "True": "true", "TRUE": "true", "YES": "true", "False": "false", "FALSE": "false", "NO": "false", "this": "self",
    "println": "print", "printf": "print", "puts": "print", "echo": "print", "console": "print", "async": "Task",
    "NSLog": "print", "len": ".count", "typeof": "type(of:)",
  ]

  static let members = [
    "onClick": ["onTapGesture"], "onPress": ["onTapGesture"], "onTap": ["onTapGesture"], "color": ["foregroundStyle"],
    "textColor": ["foregroundStyle"], "margin": ["padding"], "backgroundColor": ["background"],
    "length": ["count"], "size": ["count"], "len": ["count"], "Count": ["count"], "push": ["append"],
    "push_back": ["append"], "add": ["append", "insert"], "pop": ["popLast", "removeLast"], "shift": ["removeFirst"],
    "unshift": ["insert"], "includes": ["contains"], "has": ["contains"], "indexOf": ["firstIndex"],
    "find": ["first"], "foreach": ["forEach"], "each": ["forEach"], "collect": ["map"], "select": ["filter"],
    "toUpperCase": ["uppercased"], "upper": ["uppercased"], "toLowerCase": ["lowercased"], "lower": ["lowercased"],
    "trim": ["trimmingCharacters"], "strip": ["trimmingCharacters"], "startsWith": ["hasPrefix"],
    "endsWith": ["hasSuffix"], "join": ["joined"], "toString": ["description"], "concat": ["append"],
    "delete": ["remove", "removeValue"], "clear": ["removeAll"], "sortBy": ["sorted"], "some": ["contains"],
    "every": ["allSatisfy"], "any": ["contains"], "all": ["allSatisfy"], "empty": ["isEmpty"],
    "substring": ["prefix"], "replace": ["replacingOccurrences"],
  ]
}
