import { contentSecurityPolicy } from "./contentSecurityPolicy";

const sources = (policy: string, directive: string): string[] =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? [];

describe("the policy of a page", () => {
  it("lets run what its hashes name, and nothing from elsewhere", () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
    expect(sources(policy, "script-src")).toEqual(["'self'", "'sha256-a'"]);
    expect(sources(policy, "connect-src")).toEqual(["'self'"]);
    expect(policy).not.toContain("google");
  });

  it("names the hosts of Google Analytics where it is used, and no others", () => {
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
