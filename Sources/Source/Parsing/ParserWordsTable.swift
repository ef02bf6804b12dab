/// The errors of swift-syntax that swiftc has other words or another place for.
extension ParserWords {
  enum Position {
    case same
    /// The start of the next token: swiftc looks at the token it found, not at the one before it.
    case next
    /// The start of the next token in the same line, or the end of the line's last token.
    case nextInLine
    /// At a keyword or token of the enclosing construct.
    case start
    /// The token before, and where that ends.
    case previous, afterPrevious
    /// The token after the next: swiftc has taken the next one for a name.
    case afterNext
    case moved(Int)
    case end
  }

  static let statements = ["function", "initializer", "deinitializer", "accessor"]
  static let types = ["struct", "class", "enum", "protocol", "extension", "actor"]

  /// Errors that only follow from another one.
  static let followUps: [String: [String]] = [
    "expected '{' in 'for' statement": ["expected '}' to end 'for' statement"],
    "expected '{' in 'if' statement": [
      "expected '}' to end 'if' statement", "unexpected code in 'if' statement",
      "unexpected 'else' keyword in 'if' statement",
    ],
    "expected code block in 'if' statement": [
      "unexpected code in 'if' statement", "unexpected 'else' keyword in 'if' statement",
    ],
    "expected '{' in 'guard' statement": ["expected '}' to end 'guard' statement"],
    "expected 'else' in 'guard' statement": [
      "expected '{' in 'guard' statement", "expected '}' to end 'guard' statement",
    ],
    "expected '{' in 'while' statement": ["expected '}' to end 'while' statement"],
    "expected pattern in variable": ["expected '=' in variable"],
    "C-style for statement has been removed in Swift 3": ["expected ')' to end tuple pattern"],
  ]

  static let table: [String: (String, Position)] = [
    "unexpected brace in source file": ("extraneous '}' at top level", .same),
    "expected '}' to end variable": ("expected '}' at end of variable get/set clause", .next),
    "expected '}' to end closure": ("expected '}' at end of closure", .next),
    "expected '}' to end 'switch' statement": ("expected '}' at end of 'switch' statement", .next),
    "expected ')' to end function call": ("expected ')' in expression list", .next),
    "expected ')' to end tuple": ("expected ')' in expression list", .next),
    "expected ']' to end subscript": ("expected ']' in expression list", .next),
    "expected pattern in variable": ("expected pattern", .same),
    "consecutive statements on a line must be separated by newline or ';'": (
      "consecutive statements on a line must be separated by ';'", .same
    ),
    "consecutive declarations on a line must be separated by newline or ';'": (
      "consecutive declarations on a line must be separated by ';'", .same
    ),
    "unicode curly quote found; use '\"' instead": ("unicode curly quote found, replace with '\"'", .same),
    "expected expression in enum case": ("expected expression after '=' in 'case'", .same),
    "expected type after 'as'": ("expected type after 'as'", .next),
    "expected expression after operator": ("expected expression after operator", .next),
    "missing condition in 'if' statement": ("missing condition in 'if' statement", .start),
    "missing condition in 'while' statement": ("missing condition in 'while' statement", .start),
    "expected expression in parameter": ("expected initial value after '='", .same),
    "expected expression in variable": ("expected initial value after '='", .same),
    "expected ':' and value in dictionary element": ("expected ':' in dictionary literal", .next),
    "expected ':' in dictionary element": ("expected ':' in dictionary literal", .next),
    "expected return type in function signature": ("expected type for function result", .same),
    "unexpected ';' separator": ("';' statements are not allowed", .same),
    "standalone ';' statements are not allowed": ("';' statements are not allowed", .same),
    "expected '{' in 'guard' statement": ("expected '{' after 'guard' else", .same),
    "expected 'else' in 'guard' statement": ("expected 'else' after 'guard' condition", .same),
    "expected code block in 'catch' clause": ("expected '{' after 'catch' pattern", .same),
    "expected identifier in enum case": ("expected identifier in enum 'case' declaration", .start),
    "expected ':' and expression after '? ...' in ternary expression": (
      "expected ':' after '? ...' in ternary expression", .start
    ),
    "expected identifier in function": ("expected identifier in function declaration", .same),
    "expected name in import": ("expected identifier in import declaration", .next),
    "invalid escape sequence in literal": ("invalid escape sequence in literal", .moved(1)),
    "unterminated '/*' comment": ("unterminated '/*' comment", .end),
    "expected 'in' in closure signature": ("expected 'in' after the closure signature", .same),
    "expected value in array element": ("expected expression in container literal", .same),
    "expected value in function call": ("unexpected ',' separator", .same),
    "'case' can only appear inside a 'switch' statement or 'enum' declaration": (
      "'case' label can only appear inside a 'switch' statement", .same
    ),
    "expected 'in' in 'for' statement": ("expected 'in' after for-each pattern", .same),
    "expected 'let' in optional binding": ("expected 'let' in conditional", .same),
    "expected 'var' in optional binding": ("expected 'var' in conditional", .same),
    "expected type in extension": ("expected type name in extension declaration", .same),
    "expected 'var' in variable": ("expected 'var' keyword in property declaration", .same),
    "expected '{' in 'for' statement": ("expected '{' to start the body of for-each loop", .same),
    "expected '{' in 'if' statement": ("expected '{' after 'if' condition", .same),
    "expected code block in 'if' statement": ("expected '{' after 'if' condition", .same),
    "expected code block in 'while' statement": ("expected '{' after 'while' condition", .same),
    "expected '{' in 'while' statement": ("expected '{' after 'while' condition", .same),
    "expected type in type annotation": ("expected type", .same),
    "expected type in inherited type": ("expected type", .same),
    "C-style for statement has been removed in Swift 3": ("C-style for statement was removed in Swift 3", .same),
    "expected '\"' to end string literal": ("unterminated string literal", .start),
    "expected ':' in switch case": ("expected ':' after 'case'", .nextInLine),
    "expected name in member access": ("expected member name following '.'", .moved(-1)),
    "expected identifier in key path property component": ("expected member name following '.'", .moved(-1)),
    "expected name in attribute": ("expected an attribute name", .next),
    "expected '->' and return type in subscript": ("expected '->' for subscript element type", .same),
    "expected ')' to end parameter clause": ("expected parameter name followed by ':'", .next),
    "all statements inside a switch must be covered by a 'case' or 'default' label": (
      "all statements inside a switch must be covered by a 'case' or 'default'", .same
    ),
    "expected ':' and type in parameter": ("unnamed parameters must be written with the empty name '_'", .start),
    "deinitializers cannot have parameters": ("no parameter clause allowed on deinitializer", .same),
    "expected 'while' in 'repeat' statement": ("expected 'while' after body of 'repeat' statement", .previous),
    "expected 'func' in function": ("expected 'func' keyword in instance method declaration", .same),
    "'throws' must precede '->'": ("'throws' may only occur before '->'", .same),
    "'async' must precede '->'": ("'async' may only occur before '->'", .same),
    "expected type in type": ("expected type", .same),
    "expected ':' in parameter": ("expected ':' following argument label and parameter name", .afterNext),
    "expected '=' in typealias declaration": (
      "found an unexpected second identifier in typealias declaration; is there an accidental break?", .same
    ),
    "expected type in typealias declaration": ("expected type in type alias declaration", .afterPrevious),
    "expected expression after ternary operator": (
      "expected expression after '? ... :' in ternary expression", .next
    ),
    "expected expression in pattern": ("expected pattern", .same),
    "expected inherited type in generic parameter": (
      "expected a class type or protocol-constrained type restricting 'T'", .same
    ),
    "expected generic parameter in generic parameter clause": (
      "expected an identifier to name generic parameter", .same
    ),
    "expected ']' to end array type": ("expected ']' in array type", .next),
    "expected '>' to end generic parameter clause": ("expected '>' to complete generic parameter list", .next),
    "expected '>' to end generic argument clause": ("expected '>' to complete generic argument list", .next),
    "expected ')' in string literal": ("cannot find ')' to match opening '(' in string interpolation", .start),
    "'inout' before a parameter name is not allowed": (
      "'inout' before a parameter name is not allowed, place it before the parameter type instead", .same
    ),
    "keyword 'in' cannot be used as an identifier here": ("expected pattern", .same),
    "Single-quoted string literal found, use '\"'": ("single-quoted string literal found, use '\"'", .same),
  ]
}
