import { prepareFrame } from "./PreviewFrame";

const page =
  '<!DOCTYPE html><html lang="en"><head><style data-emotion="css">a{}</style><style>b{}</style><script>c()</script></head></html>';

describe("prepareFrame", () => {
  it("gives styles the nonce of the policy, links no window to open in, and the page the scheme", () => {
    expect(prepareFrame(page, { nonce: "n0nce", scheme: "dark" })).toBe(
      '<!DOCTYPE html><html data-color-scheme="dark" lang="en"><head><base target="_blank">' +
        '<style nonce="n0nce" data-emotion="css">a{}</style><style nonce="n0nce">b{}</style>' +
        "<template>c()</template></head></html>",
    );
  });

  it("changes no styles without a policy", () => {
    expect(prepareFrame(page, { nonce: undefined, scheme: "light" })).toContain("<style>b{}</style>");
  });
});
