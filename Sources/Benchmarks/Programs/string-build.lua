-- By a table: `text = text .. i` copies the text each time, which nobody does in Lua.
local function run()
  local pieces = {}
  for i = 0, 999999 do
    pieces[#pieces + 1] = i .. ","
  end
  return #table.concat(pieces)
end

print(run())
