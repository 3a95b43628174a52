import { paths } from "./addresses";
import { withQuery } from "./links";

describe("paths", () => {
  it("leave blank parts of the query out", () => {
    expect(withQuery("/outfits", { search: "", after: null, occasion: "Red Carpet" })).toBe(
      "/outfits?occasion=Red+Carpet",
    );
    expect(paths.celebrities()).toBe("/celebrities");
  });

  it("escape what a slug may hold", () => expect(paths.celebrity("a/b?c")).toBe("/celebrity/a%2Fb%3Fc"));
});
