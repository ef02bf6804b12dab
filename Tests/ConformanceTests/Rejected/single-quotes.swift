// Text stands in double quotes.
let text = 'a'
