local function run()
  local counts = {}
  for i = 0, 1999999 do
    local key = i * 7919 % 10007
    counts[key] = (counts[key] or 0) + i
  end
  local largest = 0
  for _, count in pairs(counts) do
    if count > largest then largest = count end
  end
  return largest
end

print(run())
