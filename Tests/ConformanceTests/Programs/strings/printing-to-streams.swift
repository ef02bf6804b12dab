// print forms
print("a", "b", separator: "-", terminator: "!\n"); print(); print(1, 2.0, true, "s", nil as Int? as Any, [1], separator: ", "); print("x", terminator: ""); print("y"); print("no", "sep", separator: ""); debugPrint("a", 1, separator: "|", terminator: "#\n"); print([1, 2], terminator: "\n\n"); print("\u{1F600}", "tab\tx", "nl\\n", #"raw \n"#, """
multi
  line \(1 + 1)
"""); var out = ""; print("to", "string", separator: "_", terminator: ".", to: &out); print("more", to: &out); print(out); dump([1], to: &out); print(out.split(separator: "\n").count)
struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ s: String) { lines.append(s) } }; var log = Log(); print("a", 1, to: &log); print(log.lines);
print("\(1)\("a")\([1])\(nil as Int? as Any)", "a\(1 > 0 ? "yes" : "no")b", "\("nested \("deep")")", "\(3.0)", "\(UInt8(3))", "\("c" as Character)", "\(Int.self)", "\(())"); let n = 5; print("n=\(n), n²=\(n * n), hex=\(String(n, radix: 16)), pad=\(String(repeating: " ", count: 3))|")
print("%", "a%d", "100%"); print(String(describing: "a"), String(reflecting: "a"), String(describing: 1), String(reflecting: 1.5), String(describing: ["a"]), String(reflecting: ["a": 1]), String(describing: nil as String?), "\(["a", "b"])", "\(("a", 1))", "\(Optional("x") as Any)", "\("a"[...])", String("abc".prefix(2)), String(Int8(-3)), String(true), Bool("true")! , Bool("yes") as Any)
