import { relatedTopics } from "./relatedTopics";
import { suggestedTopics, topicTitle } from "./topicTitle";

describe("topics", () => {
  it.each([
    ["red-carpet", "Red Carpet"],
    ["vintage", "Vintage"],
    ["-odd--slug-", "Odd Slug"],
  ])("%s is titled %s", (slug, title) => expect(topicTitle(slug)).toBe(title));

  it("suggest three others of six", () => {
    expect(suggestedTopics("nothing")).toEqual(["red-carpet", "street-style", "accessories"]);
    expect(suggestedTopics("red-carpet")).toEqual(["street-style", "accessories", "sustainable-fashion"]);
  });

  it("go from an article to its own first, then to those it speaks of, never to empty ones", () => {
    const topics = ["Beauty", "Vintage", "Shoes", "Menswear", "Handbags", "Red Carpet"].map((name) => ({
      name,
      slug: name.toLowerCase(),
      count: name === "Menswear" ? 0 : 1,
    }));
    const article = { title: "Six handbags", category: "Shoes", keywords: "suede" };
    expect(relatedTopics(topics, article).map(({ name }) => name)).toEqual(["Shoes", "Handbags", "Beauty", "Vintage"]);
  });
});
