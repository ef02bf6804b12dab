import Code

/// A running function, and the place that it has reached.
package struct CallSite {
  package let function: String
  package let place: SourcePlace
  /// True if the function is an initializer.
  package let isInitializer: Bool
  /// True for a closure, which may run long after the function in which it stands.
  package var isClosure: Bool { function.hasPrefix("closure in ") }

  /// The readable name of the function: `Counter.increment()`, `closure in Row.body`; nil at top level.
  package var functionName: String? { Self.name(of: function) }

  /// The readable name of compiled code.
  package static func name(of function: String) -> String? {
    if function == "main" { return nil }
    let ending = [".getter", ".setter"].first(where: function.hasSuffix)
    return String(function.dropLast(ending?.count ?? 0))
  }
}

extension Machine {
  /// The innermost running function for which `isWanted` is true, in the current fiber or those that it was started
  /// from.
  package func callSite(where isWanted: (SourcePlace) -> Bool) -> CallSite? {
    var first: CallSite?
    visitCallSites(where: isWanted) { site in
      first = site
      return false
    }
    return first
  }

  /// The innermost running functions for which `isWanted` is true, the innermost first.
  package func callSites(atMost limit: Int, where isWanted: (SourcePlace) -> Bool) -> [CallSite] {
    var sites: [CallSite] = []
    visitCallSites(where: isWanted) { site in
      sites.append(site)
      return sites.count < limit
    }
    return sites
  }

  /// - Parameter goesOn: Receives a function, and returns true if its caller is wanted as well.
  private func visitCallSites(where isWanted: (SourcePlace) -> Bool, goesOn: (CallSite) -> Bool) {
    var fiber = shared.pointee.active
    while let state = fiber {
      var (next, routine, frame) = (state.pointee.next, state.pointee.routine, state.pointee.frame)
      while routine != entry.routine {
        let place = place(of: next - 1, in: routine)
        let code = routine.pointee.code.takeUnretainedValue()
        if place.line > 0, isWanted(place), !code.isOfWrapper {
          let site = CallSite(function: code.name, place: place, isInitializer: code.isInitializer)
          if !goesOn(site) { return }
        }
        frame -= 1
        (next, routine) = (frame.pointee.next, frame.pointee.routine)
      }
      fiber = state.pointee.outer
    }
  }
}
