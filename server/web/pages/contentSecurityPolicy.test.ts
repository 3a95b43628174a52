import { contentSecurityPolicy } from "./contentSecurityPolicy";

const sources = (policy: string, directive: string): string[] =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? [];

describe("content security policy of a page", () => {
  it("allows scripts and styles by their hashes, and nothing from other hosts", () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
    expect(sources(policy, "script-src")).toEqual(["'self'", "'sha256-a'"]);
    expect(sources(policy, "connect-src")).toEqual(["'self'"]);
    expect(policy).not.toContain("google");
  });

  it("allows a style element with the nonce of the response", () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [], styleNonce: "bm9uY2U=" });
    expect(sources(policy, "style-src")).toContain("'nonce-bm9uY2U='");
    expect(sources(policy, "script-src")).toEqual(["'self'"]);
  });

  it("allows the hosts of Google Analytics only when it is used", () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [], googleAnalytics: true });
    expect(sources(policy, "script-src")).toEqual(["'self'", "https://www.googletagmanager.com"]);
    expect(sources(policy, "connect-src")).toEqual([
      "'self'",
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ]);
  });
});
