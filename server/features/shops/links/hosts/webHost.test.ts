import { moveToHost, parseHost } from "./replaceHost.service";

describe("parseHost", () => {
  it.each([
    ["shop.example", "shop.example"],
    [" Shop.Example ", "shop.example"],
    ["https://shop.example/", "shop.example"],
    ["shop.example:8443", "shop.example:8443"],
    ["https://shop.example:443", "shop.example"],
    ["bücher.example", "xn--bcher-kva.example"],
  ])("reads %j as %s", (text, host) => expect(parseHost(text)).toBe(host));

  it.each([
    "",
    "shop",
    "shop.example/path",
    "shop.example?a=b",
    "ftp://shop.example",
    "javascript:alert(1)",
    "user@shop.example",
    "user:secret@shop.example",
    "shop .example",
    "https://",
    "shop.example\t",
    "//evil.example",
  ])("refuses %j unless trimming repairs it", (text) =>
    expect(parseHost(text)).toBe(text.trim() === "shop.example" ? "shop.example" : null),
  );
});

describe("moveToHost", () => {
  const move = (address: string) => moveToHost(address, "old.example", "new.example");

  it.each([
    ["https://old.example/a?b=c%2Fd&sig=x|y#z", "https://new.example/a?b=c%2Fd&sig=x|y#z"],
    ["http://OLD.example", "http://new.example"],
    ["https://old.example:443/a", "https://new.example/a"],
    ["https://old.example?to=https://old.example/b", "https://new.example?to=https://old.example/b"],
    ["https://old.example\\a", "https://new.example\\a"],
  ])("moves %s and keeps the rest as it is", (before, after) => expect(move(before)).toBe(after));

  it.each([
    "https://www.old.example/a",
    "https://old.example.evil.example/a",
    "https://notold.example/a",
    "https://old.example:8443/a",
    "https://other.example/old.example",
    "https://old.example@evil.example/a",
    "javascript://old.example/%0aalert(1)",
    "old.example/a",
    "",
  ])("leaves %j alone", (address) => expect(move(address)).toBeNull());
});
