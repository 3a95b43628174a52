import { withTracking } from "./tracking";

describe("tracking parameters", () => {
  test("are added, and the fragment stays", () => {
    expect(withTracking("https://shop.example/p/coat#reviews", "utm_source=wornby&utm_medium=affiliate")).toBe(
      "https://shop.example/p/coat?utm_source=wornby&utm_medium=affiliate#reviews",
    );
  });

  test("never replace a parameter that the link has", () => {
    expect(withTracking("https://shop.example/p?utm_source=other", "utm_source=wornby")).toBe(
      "https://shop.example/p?utm_source=other",
    );
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "java\tscript:alert(1)", ""])(
    "refuse %j",
    (link) => {
      expect(withTracking(link, "a=b")).toBeNull();
    },
  );
});
