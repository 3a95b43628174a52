import { celebritySocialLinks } from "./celebritySocialLinks";

const none = { instagram: "", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" };

const hrefs = (social: Partial<typeof none>) => celebritySocialLinks({ ...none, ...social }).map(({ href }) => href);

describe("celebritySocialLinks", () => {
  it("turns handles of Instagram, Twitter and TikTok into profile URLs", () => {
    expect(hrefs({ instagram: "ada", twitter: "@ada", tiktok: "@ada.lace" })).toEqual([
      "https://instagram.com/ada",
      "https://twitter.com/ada",
      "https://tiktok.com/@ada.lace",
    ]);
  });

  it("keeps URLs unchanged", () => {
    expect(hrefs({ twitter: "https://chirp.example/ada", website: "http://ada.example" })).toEqual([
      "https://chirp.example/ada",
      "http://ada.example",
    ]);
  });

  it("omits blank and invalid values", () => {
    expect(hrefs({ website: "javascript:alert(1)", facebook: "ada", youtube: "httpx://a", instagram: "  " })).toEqual(
      [],
    );
  });

  it("omits a URL with credentials before its host", () => {
    expect(hrefs({ website: "https://shop.example@evil.example/", youtube: "https://youtube.com/@ada" })).toEqual([
      "https://youtube.com/@ada",
    ]);
  });

  it("does not link to another site for a malicious handle", () => {
    expect(hrefs({ instagram: "../evil?x=1" })).toEqual(["https://instagram.com/..%2Fevil%3Fx%3D1"]);
  });
});
