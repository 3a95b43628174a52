import { celebritySocialLinks } from "./celebritySocialLinks";

const none = { instagram: "", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" };

const hrefs = (social: Partial<typeof none>) => celebritySocialLinks({ ...none, ...social }).map(({ href }) => href);

describe("celebritySocialLinks", () => {
  it("turns handles of Instagram, Twitter and TikTok into profiles", () => {
    expect(hrefs({ instagram: "ada", twitter: "@ada", tiktok: "@ada.lace" })).toEqual([
      "https://instagram.com/ada",
      "https://twitter.com/ada",
      "https://tiktok.com/@ada.lace",
    ]);
  });

  it("takes addresses as given", () => {
    expect(hrefs({ twitter: "https://chirp.example/ada", website: "http://ada.example" })).toEqual([
      "https://chirp.example/ada",
      "http://ada.example",
    ]);
  });

  it("leaves out blank ones and whatever is no web address", () => {
    expect(hrefs({ website: "javascript:alert(1)", facebook: "ada", youtube: "httpx://a", instagram: "  " })).toEqual(
      [],
    );
  });

  it("leaves out an address that names a user before its host", () => {
    expect(hrefs({ website: "https://shop.example@evil.example/", youtube: "https://youtube.com/@ada" })).toEqual([
      "https://youtube.com/@ada",
    ]);
  });

  it("cannot be led to another site by a handle", () => {
    expect(hrefs({ instagram: "../evil?x=1" })).toEqual(["https://instagram.com/..%2Fevil%3Fx%3D1"]);
  });
});
