func kind<T>(of regex: Regex<T>) -> String { "\(T.self)" }
print(kind(of: #/abc/#), kind(of: #/(a)/#), kind(of: #/(a)?/#), kind(of: #/(a)*/#), kind(of: #/(a)+/#))
print(kind(of: #/(a)|(b)/#), kind(of: #/((a)(b)?)?/#), kind(of: #/(?:a)(?=(b))/#), kind(of: #/(?<year>\d+)-(?<month>\d+)?/#))
print(kind(of: #/\((a)\)[(]/#), kind(of: #/(a){2}(b){0,1}(c){,3}(d){1,}/#), kind(of: #/(?i)(a)(?i:(b))/#))
print(kind(of: #/\Q(\E(a)/#), kind(of: #/(?#x)(a)/#), kind(of: #/(?>(a))(?!(b))(?=(c))/#))
print(kind(of: #/
  (a) # a comment with (parentheses)
  (?<name> b | c )?
/#))
print(kind(of: #/[a-z&&[^(x)]](y)/#), kind(of: #/(?x) (a) # (b)/#))
