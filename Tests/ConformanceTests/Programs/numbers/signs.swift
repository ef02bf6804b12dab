print(Double(signOf: -1, magnitudeOf: 3), Double(signOf: -0.0, magnitudeOf: -2), Float(signOf: 1, magnitudeOf: -4), Double(signOf: -1, magnitudeOf: .nan).sign)
