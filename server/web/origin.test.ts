import { getOrigin } from "./origin";

describe("origin of absolute URLs", () => {
  test("is the public URL, whatever the request contains", () => {
    expect(getOrigin({ protocol: "http", host: 'x"><script>' }, "https://worn.example")).toBe("https://worn.example");
  });

  test.each([
    ["localhost:4000", "http://localhost:4000"],
    ["Worn.Example", "http://worn.example"],
    ["127.0.0.1:80", "http://127.0.0.1:80"],
    ["[::1]:4000", "http://[::1]:4000"],
  ])("is otherwise the host %s", (host, origin) => {
    expect(getOrigin({ protocol: "http", host }, null)).toBe(origin);
  });

  test.each([
    "",
    "a b",
    'x"onload="y',
    "<x>",
    "evil.example/path",
    "user@evil.example",
    "a,b",
    "x:port",
    "evil\\.example",
  ])("is rejected for the host %j", (host) =>
    expect(() => getOrigin({ protocol: "http", host }, null)).toThrow(expect.objectContaining({ statusCode: 400 })),
  );

  test("uses http and https only", () => {
    const javascript = "javascript" as "http";
    expect(getOrigin({ protocol: javascript, host: "worn.example" }, null)).toBe("http://worn.example");
    expect(getOrigin({ protocol: "https", host: "worn.example" }, null)).toBe("https://worn.example");
  });
});
