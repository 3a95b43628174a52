import { withoutTracking, withTracking } from "./tracking";

describe("tracking parameters", () => {
  test("are added, and the fragment is preserved", () => {
    expect(withTracking("https://shop.example/p/coat#reviews", "utm_source=wornby&utm_medium=affiliate")).toBe(
      "https://shop.example/p/coat?utm_source=wornby&utm_medium=affiliate#reviews",
    );
  });

  test("never replace a parameter of the link", () => {
    expect(withTracking("https://shop.example/p?utm_source=other", "utm_source=wornby")).toBe(
      "https://shop.example/p?utm_source=other",
    );
  });

  test.each([
    ["https://shop.example/p?clickref=", "https://shop.example/p?clickref=wornby"],
    ["https://shop.example/p?clickref&sig=a+b~*#x", "https://shop.example/p?clickref=wornby&sig=a+b~*#x"],
    ["https://shop.example/p?a=1&clickref=&clickref=", "https://shop.example/p?a=1&clickref=wornby&clickref="],
    ["https://shop.example/p?clickref=&clickref=own", "https://shop.example/p?clickref=&clickref=own"],
  ])("fill an empty parameter in its position: %s", (link, filled) => {
    expect(withTracking(link, "clickref=wornby")).toBe(filled);
  });

  test("preserve the spelling of the link's own parameters, because shops sign them", () => {
    expect(
      withTracking("https://shop.example/p?q=a%20b&flag&c=1,2&sig=a+b~*#x", "utm_source=wornby&utm_source=b"),
    ).toBe("https://shop.example/p?q=a%20b&flag&c=1,2&sig=a+b~*&utm_source=wornby#x");
    expect(withTracking("https://shop.example/p?", "a=b c")).toBe("https://shop.example/p?a=b+c");
    expect(withTracking("https://shop.example/p", "")).toBe("https://shop.example/p");
  });

  test("are removed from a reached address unless the link had them", () => {
    const off = (reached: string, link: string) => withoutTracking(new URL(reached), link, "utm_source=wornby&ref=w");
    expect(off("https://s.example/p?q=a%20b&utm_source=wornby&ref=w#x", "https://s.example/o")).toBe(
      "https://s.example/p?q=a%20b#x",
    );
    expect(off("https://s.example/p?utm_source=own&ref=w", "https://s.example/o?utm_source=own")).toBe(
      "https://s.example/p?utm_source=own",
    );
    expect(off("https://s.example/", "no address")).toBe("https://s.example/");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "java\tscript:alert(1)", ""])(
    "rejects %j",
    (link) => {
      expect(withTracking(link, "a=b")).toBeNull();
    },
  );
});
