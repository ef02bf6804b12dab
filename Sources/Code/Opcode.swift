/// The instruction set. `r[a]` is the register that operand `a` names.
///
/// Ownership. A register is *trivial* (its object half is always nil), *owned* or *borrowed*; the compiler knows
/// which, and the machine follows the instructions. `copy` retains, `take` moves and leaves the source empty,
/// `borrow` copies both halves without retaining (the source must outlive it).
/// Every register above the current frame is empty, and a register is empty before it is written, except for borrowed
/// ones, which are overwritten. The machine empties them on return, together with the arguments: an instruction after
/// each use would cost more.
/// Arguments are borrowed by the callee, except inout ones, which it owns and leaves in place. The caller owns the
/// result.
package enum Opcode: UInt8, CaseIterable {
  // Moving values
  case move  // r[a] = r[b], trivial
  case copy  // r[a] = retained r[b]
  case take  // r[a] = r[b]; r[b] is empty
  case borrow  // r[a] = r[b], unretained
  case forget  // r[a] is empty, nothing released
  case assign  // release old r[a] after r[a] = r[b]; r[b] is empty
  case release  // release r[a]; it is empty
  case loadInt  // r[a] = wide immediate
  case loadConstant  // r[a] = constant b, retained
  case loadVoid  // r[a] = ()
  /// r[a] = constant b, unretained: constants live as long as their code.
  case borrowConstant

  // Integers, 64 bits; overflow traps
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt  // r[a] = r[b] ∘ r[c]
  case addImmediate  // r[a] = r[b] + immediate c
  case negateInt  // r[a] = -r[b]
  case addWrapping, subtractWrapping, multiplyWrapping  // r[a] = r[b] &∘ r[c], 64 bits
  case andBits, orBits, xorBits, shiftLeft, shiftRight  // as Swift's smart shifts on Int
  case notBits  // r[a] = ~r[b]
  /// Checks that r[a] fits the integer type: b bits, signed if c is 1; traps with "arithmetic overflow".
  case checkWidth
  /// Truncates r[a] to b bits, sign-extends if c is 1.
  case truncate
  // Doubles
  case addDouble, subtractDouble, multiplyDouble, divideDouble  // r[a] = r[b] ∘ r[c]
  case negateDouble  // r[a] = -r[b]
  case squareRoot  // r[a] = r[b].squareRoot()
  case intToDouble  // r[a] = Double(r[b])
  /// Rounds the Double in r[a] to Float precision.
  case roundToFloat
  // Comparisons into a Bool
  case equalInt, lessInt, lessOrEqualInt  // r[a] = r[b] ∘ r[c]
  case equalDouble, lessDouble, lessOrEqualDouble
  case not  // r[a] = !r[b]
  /// r[a] = r[b] === r[c]
  case identical

  // Control. Distances count from the next instruction.
  case jump  // wide
  /// A jump backwards: counts a step, checks for interruption.
  case loop  // wide
  case jumpIf, jumpIfNot  // r[a], wide
  case jumpEqual, jumpNotEqual, jumpLess, jumpLessOrEqual  // r[a] ∘ r[b] as Int, offset c
  /// Compares the bits of r[a] as Int with the signed number b; offset c. Also tests the case of an enum value.
  case jumpEqualImmediate, jumpNotEqualImmediate, jumpLessImmediate, jumpNotLessImmediate
  /// Like `jumpLess` and `jumpLessOrEqual`, but backwards: counts a step like `loop` when it jumps.
  case loopLess, loopLessOrEqual
  /// r[a] += 1; then, if r[a] < r[b], jumps by offset c like `loop`. r[a] is below Int.max.
  case countLoop
  /// If r[a] < r[b]: r[a] += 1, and jumps by offset c like `loop`.
  case countLoopThrough
  case jumpNil, jumpNotNil  // r[a] is nil at the outermost level, wide
  /// Jumps to the entry for r[a] in the table of `jump`s that follows: b entries, then one for all other values.
  case jumpTable

  // Calls. Arguments start at r[c] (self, parameters, hidden captures); the result goes to r[a].
  case call  // function b
  /// The closure is r[b]; it is passed as a last argument after those counted, borrowed. The register after the
  /// arguments must be free. The argument count is the callee's parameterCount - 1.
  case callClosure
  /// Method b of the class of r[c].
  case callMethod
  case callNative  // native call b
  case callWitness  // witness call b
  /// Continues on the main actor if a is 1, and off it if a is 0. A task that runs on the other executor goes to the
  /// end of the queue.
  case hop
  /// Like `hop`, to the executor in r[a].
  case hopBack
  /// r[a] = the executor of the running code, for `hopBack`.
  case currentExecutor
  case returnValue  // moves r[a]
  case returnCopy  // retains r[a]
  case returnVoid
  /// After a call that can throw: if it threw, moves the error to r[a] and jumps. Wide.
  case onError
  case throwError  // r[a] is moved; leaves the function
  /// Fatal error: constant b is the kind (see `TrapKind`), r[a] a String if c is 1.
  case trap

  // Records: structs, tuples, enum payloads, class instances, closures, captured variables
  /// r[a] = new record of type b from the registers at c on, moved in; the count is the type's field count.
  case makeRecord
  /// r[a] = new instance of class b, fields empty. c is 1 if its deinit must not run until `initialized`.
  case makeInstance
  /// The instance or noncopyable struct r[a] is completely initialized: its deinit runs from now on.
  case initialized
  /// The noncopyable struct r[a] ends without running its deinit, unless `initialized` follows.
  case discardRecord
  /// r[a] = closure of function b with the captures in the registers from c on, moved in; count in the next `extra`.
  case makeClosure
  /// r[a] = captured-variable cell holding r[b], moved in.
  case makeCell
  /// An operand word that belongs to the instruction before it.
  case extra
  case getField  // r[a] = field c of r[b], trivial
  case copyField  // r[a] = field c of r[b], retained; traps when the field is being modified
  /// r[a] = field c of r[b], borrowed: only if the field cannot change in the meantime (captures, a `let`, a field of
  /// a borrowed struct), or for a read that ends before anything else can run. Traps like copyField.
  case borrowField
  case setField  // field b of r[a] = r[c], trivial; for objects shared by reference
  case assignField  // field b of r[a] = r[c], moved in, old released after
  /// r[a] = field c of r[b], moved out; the field is marked as being modified until `putField`.
  case takeField
  /// field b of r[a] = r[c], moved back.
  case putField
  /// Makes the record in r[a] unique before a change in place (copies it if shared).
  case unique
  /// r[a] = new weak (c = 0) or unowned (c = 1) reference to r[b].
  case makeWeak
  /// r[a] = the object of the weak reference r[b], as an optional (c = 0) or trapping (c = 1), retained.
  case loadWeak

  // Enums and optionals
  /// r[a] = case c with payload r[b], a record, moved in.
  case makeCase
  /// r[a] = payload record of r[b], borrowed.
  case borrowPayload
  /// r[a], an optional of an optional: one more level around it. Only if the wrapped type is optional.
  case wrapOptional
  /// r[a], known not to be nil: one level less. Only if the wrapped type is optional.
  case unwrapOptional
  /// r[a] = nil of depth b.
  case loadNil

  // Globals
  case getGlobal  // r[a] = global b, trivial
  case copyGlobal  // r[a] = global b, retained
  case borrowGlobal  // r[a] = global b, unretained; as borrowField
  case setGlobal  // global b = r[a], moved in or trivial, old released
  case takeGlobal, putGlobal  // r[a] and global b, as takeField and putField
  /// Runs the initializer of global b if it has not run.
  case initializeGlobal

  // Existentials and casts
  /// r[a] = existential of type b holding r[c], moved in.
  case makeExistential
  /// r[a] = the value in existential r[b], borrowed: the compiler copies it if it must outlive the existential.
  case openExistential
  /// r[a] = r[b] converted by cast c, or nil. r[b] is unchanged.
  case castConditionally
  /// r[a] = r[b] converted by cast c, or a trap.
  case castForcibly
  /// r[a] = true if cast c of r[b] would succeed.
  case castTest
  /// r[a] = dynamic type of r[b]: of a class instance (c = 0) or of the value in an existential (c = 1).
  case typeOf

  // Arrays, the operations that dominate loops; all else is native
  /// r[a] = array of element type b from the registers at c on, moved in; count in the next `extra`.
  case makeArray
  case arrayCount  // r[a] = r[b].count
  case arrayGet  // r[a] = r[b][r[c]], trivial
  case arrayCopy  // r[a] = r[b][r[c]], retained
  case arrayBorrow  // r[a] = r[b][r[c]], unretained; as borrowField
  case arraySet  // r[a][r[b]] = r[c], moved in or trivial, old released; r[a] updated in place
  /// Traps like arrayGet unless r[b] is an index of the array r[a]. Executed before the array is taken out of a field
  /// for a change of its element, so that an invalid index leaves the field unchanged.
  case checkIndex
  case arrayTake, arrayPut  // r[a] and r[b][r[c]], as takeField and putField; r[b] updated in place
  /// Appends r[b], moved in or trivial, to the array r[a], updated in place.
  case arrayAppend

  // Places: addresses of fields and elements, for a write deep inside a value. Records and arrays on the way are made
  // unique in place, so nothing is taken out and put back. A place is valid until any other code runs, and is never
  // vacant.
  /// r[a] = place of field c of the struct r[b], updated in place.
  case locateField
  /// r[a] = place of field c of the instance or cell r[b].
  case locateSharedField
  /// r[a] = place of element r[c] of the array r[b], updated in place.
  case locateElement
  case locateGlobal  // r[a] = place of global b
  /// r[a] = place of field c of the struct at the place r[b].
  case stepToField
  /// r[a] = place of element r[c] of the array at the place r[b].
  case stepToElement
  case getPlace  // r[a] = bits at the place r[b], trivial
  case setPlace  // the place r[a] = r[b], trivial
  case assignPlace  // the place r[a] = r[b], moved in, old released after

  // Key paths
  /// r[a] = key path b with the subscript arguments in the registers from c on, moved in.
  case makeKeyPath

  // Observation; the machine forwards these to the models.
  /// Member b of r[a] is read.
  case observeAccess
  /// r[a].member b is about to become r[c].
  case observeWillSet
  /// r[a].member b is about to be changed in place; the new value is not known yet.
  case observeWillModify
  /// r[a].member b has changed; its field holds the new value.
  case observeDidSet
  /// r[a].member b was assigned r[c], which is equal.
  case observeEqual
  /// Member b of r[a], which is not tracked, is read.
  case noteRead
  /// Like `noteRead`, for the element r[c] on the member's path.
  case noteElementRead
  /// Member b of r[a], which is not tracked, is written.
  case noteWrite
  /// The global that member b names is read or written.
  case noteGlobalRead
  case noteGlobalElementRead
  case noteGlobalWrite

  // The machine's own; never in compiled code.
  /// Ends a run: r[0] is the result.
  case exit
  /// After the call of a mutating witness: puts the value back into its existential. Continues at instruction `wide`.
  case closeWitness
  /// The first instruction of a function that has been recompiled: jumps to the new code.
  case redirect
}

extension Opcode {
  /// The operands of each opcode, in the order a, b, c: the only place that defines which are registers.
  package var operands: (a: Operand, b: Operand, c: Operand) {
    switch self {
    case .move, .copy, .borrow, .negateInt, .negateDouble, .squareRoot, .intToDouble, .not, .notBits:
      (.write, .read, .unused)
    case .take: (.write, .consume, .unused)
    case .forget, .release: (.consume, .unused, .unused)
    case .assign: (.update, .consume, .unused)
    case .loadInt: (.write, .wideImmediate, .unused)
    case .loadConstant, .borrowConstant: (.write, .constant, .unused)
    case .loadVoid: (.write, .unused, .unused)
    case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .andBits, .orBits, .xorBits, .shiftLeft,
      .shiftRight, .addDouble, .subtractDouble, .multiplyDouble, .divideDouble, .equalInt, .lessInt,
      .lessOrEqualInt, .equalDouble, .lessDouble, .lessOrEqualDouble, .identical, .addWrapping,
      .subtractWrapping, .multiplyWrapping:
      (.write, .read, .read)
    case .addImmediate: (.write, .read, .immediate)
    case .checkWidth, .truncate: (.update, .index, .index)
    case .roundToFloat, .initialized, .discardRecord, .unique, .wrapOptional, .unwrapOptional:
      (.update, .unused, .unused)
    case .jump, .loop: (.unused, .wideOffset, .unused)
    case .jumpIf, .jumpIfNot, .jumpNil, .jumpNotNil: (.read, .wideOffset, .unused)
    case .jumpEqual, .jumpNotEqual, .jumpLess, .jumpLessOrEqual, .loopLess, .loopLessOrEqual:
      (.read, .read, .offset)
    case .jumpEqualImmediate, .jumpNotEqualImmediate, .jumpLessImmediate, .jumpNotLessImmediate:
      (.read, .shortImmediate, .offset)
    case .countLoop, .countLoopThrough: (.update, .read, .offset)
    case .jumpTable: (.read, .index, .unused)
    case .call: (.write, .function, .base)
    case .callClosure: (.write, .read, .base)
    case .callMethod: (.write, .index, .base)
    case .callNative: (.write, .native, .base)
    case .callWitness: (.write, .witness, .base)
    case .hop: (.index, .unused, .unused)
    case .hopBack: (.read, .unused, .unused)
    case .currentExecutor: (.write, .unused, .unused)
    case .returnValue, .throwError: (.consume, .unused, .unused)
    case .returnCopy: (.read, .unused, .unused)
    case .returnVoid, .exit, .redirect: (.unused, .unused, .unused)
    case .closeWitness: (.unused, .wideOffset, .unused)
    case .onError: (.write, .wideOffset, .unused)
    case .trap: (.read, .index, .index)
    case .makeRecord: (.write, .type, .base)
    case .makeInstance: (.write, .type, .index)
    case .makeClosure: (.write, .function, .base)
    case .makeCell: (.write, .consume, .unused)
    case .extra: (.index, .unused, .unused)
    case .getField, .copyField, .borrowField, .takeField: (.write, .read, .index)
    case .setField: (.read, .index, .read)
    case .assignField, .putField: (.read, .index, .consume)
    case .makeWeak, .loadWeak: (.write, .read, .index)
    case .makeCase: (.write, .consume, .index)
    case .borrowPayload: (.write, .read, .unused)
    case .loadNil: (.write, .index, .unused)
    case .getGlobal, .copyGlobal, .borrowGlobal, .takeGlobal: (.write, .global, .unused)
    case .setGlobal, .putGlobal: (.consume, .global, .unused)
    case .initializeGlobal: (.unused, .global, .unused)
    case .makeExistential: (.write, .type, .consume)
    case .openExistential: (.write, .read, .unused)
    case .castConditionally, .castForcibly, .castTest: (.write, .read, .cast)
    case .typeOf: (.write, .read, .index)
    case .makeArray: (.write, .type, .base)
    case .arrayCount: (.write, .read, .unused)
    case .arrayGet, .arrayCopy, .arrayBorrow: (.write, .read, .read)
    case .arrayAppend: (.update, .consume, .unused)
    case .locateField: (.write, .update, .index)
    case .locateSharedField, .stepToField: (.write, .read, .index)
    case .locateElement: (.write, .update, .read)
    case .locateGlobal: (.write, .global, .unused)
    case .stepToElement: (.write, .read, .read)
    case .getPlace: (.write, .read, .unused)
    case .setPlace: (.read, .read, .unused)
    case .assignPlace: (.read, .consume, .unused)
    case .arraySet: (.update, .read, .consume)
    case .checkIndex: (.read, .read, .unused)
    case .arrayTake: (.write, .update, .read)
    case .arrayPut: (.consume, .update, .read)
    case .makeKeyPath: (.write, .keyPath, .base)
    case .observeAccess, .observeWillModify, .observeDidSet: (.read, .member, .unused)
    case .observeWillSet, .observeEqual, .noteElementRead: (.read, .member, .read)
    case .noteRead, .noteWrite: (.read, .member, .unused)
    case .noteGlobalRead, .noteGlobalWrite: (.unused, .member, .unused)
    case .noteGlobalElementRead: (.unused, .member, .read)
    }
  }
}

/// The reason why a program stopped for good. The words are Swift's.
package enum TrapKind: UInt16, CaseIterable {
  case fatalError, preconditionFailed, assertionFailed
  case unwrappedNil, implicitlyUnwrappedNil
  case unexpectedError
  case castFailed
  case unreachable
  case overflow
  /// A decision depends on something that obsh lacks, in code that was opened.
  case opaque
}
