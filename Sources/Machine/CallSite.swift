import Code

/// A function that is running, and where it is.
package struct CallSite {
  package let function: String
  package let place: SourcePlace
  /// True if the function makes a value.
  package let isInitializer: Bool

  /// The function as a person would name it: `Counter.increment()`, `closure in Row.body`; nil at top level.
  package var functionName: String? { Self.name(of: function) }

  /// The name of compiled code as a person would write it.
  package static func name(of function: String) -> String? {
    if function == "main" { return nil }
    let ending = [".getter", ".setter"].first(where: function.hasSuffix)
    return String(function.dropLast(ending?.count ?? 0))
  }
}

extension Machine {
  /// The innermost running function for which `isWanted` holds, of the fiber that runs or of those it was started from.
  package func callSite(where isWanted: (SourcePlace) -> Bool) -> CallSite? {
    var first: CallSite?
    visitCallSites(where: isWanted) { site in
      first = site
      return false
    }
    return first
  }

  /// The innermost running functions for which `isWanted` holds, from the inside.
  package func callSites(atMost limit: Int, where isWanted: (SourcePlace) -> Bool) -> [CallSite] {
    var sites: [CallSite] = []
    visitCallSites(where: isWanted) { site in
      sites.append(site)
      return sites.count < limit
    }
    return sites
  }

  /// - Parameter goesOn: Takes a function, and says whether the one that called it is wanted as well.
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
