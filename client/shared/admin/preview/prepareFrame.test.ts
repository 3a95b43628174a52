import { prepareFrame } from "./prepareFrame";

const page =
  '<!DOCTYPE html><html lang="en"><head><style data-emotion="css">a{}</style><style>b{}</style><script>c()</script></head></html>';

describe("prepareFrame", () => {
  it("gives styles the nonce of the policy, links no window to open in, and the page the scheme", () => {
    expect(prepareFrame(page, { nonce: "n0nce", scheme: "dark" })).toBe(
      '<!DOCTYPE html><html lang="en" data-color-scheme="dark"><head><base target="_blank">' +
        '<style data-emotion="css" nonce="n0nce">a{}</style><style nonce="n0nce">b{}</style></head><body></body></html>',
    );
  });

  it("changes no styles without a policy", () => {
    expect(prepareFrame(page, { nonce: undefined, scheme: "light" })).toContain("<style>b{}</style>");
  });
});
