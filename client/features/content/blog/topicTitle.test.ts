import { relatedTopics } from "./relatedTopics";
import { suggestedTopics, topicTitle } from "./topicTitle";

describe("topics", () => {
  it.each([
    ["red-carpet", "Red Carpet"],
    ["vintage", "Vintage"],
    ["-odd--slug-", "Odd Slug"],
  ])("%s has the title %s", (slug, title) => expect(topicTitle(slug)).toBe(title));

  it("suggests three others of six", () => {
    expect(suggestedTopics("nothing")).toEqual(["red-carpet", "street-style", "accessories"]);
    expect(suggestedTopics("red-carpet")).toEqual(["street-style", "accessories", "sustainable-fashion"]);
  });

  it("puts an article's category first, then topics in its text, and skips empty ones", () => {
    const topics = ["Beauty", "Vintage", "Shoes", "Menswear", "Handbags", "Red Carpet"].map((name) => ({
      name,
      slug: name.toLowerCase(),
      count: name === "Menswear" ? 0 : 1,
    }));
    const article = { title: "Six handbags", category: "Shoes", keywords: "suede" };
    expect(relatedTopics(topics, article).map(({ name }) => name)).toEqual(["Shoes", "Handbags", "Beauty", "Vintage"]);
  });
});
