import type { CelebrityProfile_CelebrityFragment } from "../../../../graphql/generated/operations";
import { buildBiography } from "./biography";

const texts =
  "birthdate birthplace nationality languages height measurements zodiacSign netWorth fanbaseNickname awards " +
  "brandEndorsements careerHighlights personalLife education businessVentures philanthropyWork publicPerception " +
  "controversies dietFitness interestingFacts quotes";

const unknown = {
  ...Object.fromEntries(texts.split(" ").map((name) => [name, ""])),
  signature: { look: "", accessories: "", designers: "", perfume: "" },
  socialMedia: { instagram: "", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" },
} as unknown as CelebrityProfile_CelebrityFragment;

describe("biographyOf", () => {
  it("returns null without data", () => {
    expect(buildBiography(unknown)).toBeNull();
    expect(buildBiography({ ...unknown, height: " " })).toBeNull();
  });

  it("returns the filled fields, with a formatted date of birth", () => {
    const { facts, chapters } = buildBiography({ ...unknown, birthdate: "1995-01-08", personalLife: "Quiet." }) ?? {};
    expect(facts).toEqual([{ label: "Born", text: "Jan 8, 1995" }]);
    expect(chapters).toEqual([{ label: "Personal life", text: "Quiet." }]);
  });

  it("separates quotations", () => {
    expect(buildBiography({ ...unknown, quotes: "“One.”\n“Two.”" })?.quotes).toEqual(["“One.”", "“Two.”"]);
    expect(buildBiography({ ...unknown, quotes: '"One." "Two."' })?.quotes).toEqual(['"One."', '"Two."']);
  });
});
