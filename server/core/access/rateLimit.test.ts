import { addressRange, networkRange } from "./rateLimit";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:aaaa::7", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("addressRange: %s is limited as %s", (address, range) => {
  expect(addressRange(address)).toBe(range);
});

test.each([
  ["203.0.113.7", "203.0.113"],
  ["::ffff:203.0.113.7", "203.0.113"],
  ["2001:db8:1:2:aaaa::7", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["not an address", "not an address"],
])("networkRange: %s belongs to the network %s", (address, range) => {
  expect(networkRange(address)).toBe(range);
});
