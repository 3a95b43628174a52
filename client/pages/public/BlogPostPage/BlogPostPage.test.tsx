import { screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { BlogPostPageDocument, type BlogPostPageQuery } from "../../../graphql/generated/operations";
import { outfitRow } from "../../../features/content/outfit/testData";
import { openApp } from "../../../testing/renderApp";
import { BlogPostPage } from "./BlogPostPage";

const text = (html: string) => ({ __typename: "ArticlePart" as const, html, card: null });
const card = (type: string, subjectId: string) => ({
  __typename: "ArticlePart" as const,
  html: null,
  card: { __typename: "ArticleCard" as const, type, subjectId, title: "A title" },
});

const blogPost = {
  __typename: "BlogPost" as const,
  id: "1",
  slug: "loafers",
  title: "Loafers",
  excerpt: "On shoes.",
  image: "",
  imageAlt: "",
  imageCredit: null as string | null,
  date: "2025-08-02",
  updatedAt: "2025-08-03T00:00:00.000Z",
  author: "Ada Roe",
  authorProfile: { __typename: "Author", id: "author-1", slug: "ada-roe", role: "Shoe Editor", image: "" },
  category: "Shoes",
  seoTitle: "",
  metaDescription: "On shoes.",
  keywords: Array.from({ length: 12 }, (_, place) => `word${place}`).join(", "),
  likeCount: 3,
  parts: [text('<h2>Penny</h2><p>Text with a <a href="https://shop.example" rel="sponsored noopener">shop</a>.</p>')],
  mentionedOutfits: [] as object[],
  mentionedCelebrities: [] as object[],
  mentionedProducts: [] as object[],
  readingMinutes: 4,
  relatedPosts: [],
};
const product = {
  __typename: "AffiliateProduct",
  id: "p1",
  title: "Blazer",
  image: "",
  retailer: "Northloom",
  price: "$240",
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "FEED", at: "2026-11-20T10:00:00.000Z" },
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceCurrency: "USD",
  condition: "NEW" as const,
  originalPrice: "",
  isOnSale: false,
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  isAvailable: true,
  directLink: null,
  replacement: null,
};
const blogTopics = [
  { __typename: "BlogTopic" as const, slug: "vintage", name: "Vintage", count: 1 },
  { __typename: "BlogTopic" as const, slug: "shoes", name: "Shoes", count: 2 },
  { __typename: "BlogTopic" as const, slug: "beauty", name: "Beauty", count: 0 },
];

const open = (post: object | null = blogPost, url = "/blog/loafers") =>
  openApp([{ path: paths.blogPost.pattern, Component: BlogPostPage }], {
    url,
    site: { disclosure: "We may earn a commission." },
    mocks: [...new Set([url.replace("/blog/", ""), "loafers"])].map((slug) => ({
      request: { query: BlogPostPageDocument, variables: { slug } },
      result: { data: { blogPost: post, blogTopics } as unknown as BlogPostPageQuery },
    })),
  });

describe("BlogPostPage", () => {
  it("shows the credit below its picture, and the picture's alternative text", async () => {
    await open({ ...blogPost, imageAlt: "A row of loafers", imageCredit: "Jo Lane, CC BY 4.0" });
    expect(await screen.findByText("Photo: Jo Lane, CC BY 4.0")).toBeVisible();
    expect(screen.getByRole("img", { name: "A row of loafers" })).toBeVisible();
  });

  it("shows headline, author, reading time, text and topics, with the disclosure before the first affiliate link", async () => {
    const { container } = await open();
    expect(await screen.findByRole("heading", { level: 1, name: "Loafers" })).toBeVisible();
    expect(screen.getByText("4 min read")).toBeVisible();
    expect(screen.getByText("Aug 2, 2025")).toBeVisible();
    expect(screen.getAllByText(/Shoe Editor/)).toHaveLength(2);
    expect(container.textContent?.indexOf("We may earn")).toBeLessThan(container.textContent?.indexOf("shop.") ?? -1);
    const topics = within(screen.getByRole("navigation", { name: "Related Topics" }));
    expect(topics.getAllByRole("link").map((link) => link.textContent)).toEqual(["Shoes", "Vintage"]);
    const data = [...document.querySelectorAll("script[type='application/ld+json']")].map(
      (script) => JSON.parse(script.textContent ?? "") as { "@type": string; keywords?: string },
    );
    const article = data.find((one) => one["@type"] === "Article");
    expect(article?.keywords?.split(", ")).toHaveLength(10);
  });

  it("has a title of its own for search engines, and keeps its headline in the page and in the structured data", async () => {
    await open({ ...blogPost, seoTitle: "Loafers, explained", metaDescription: "Own words." });
    expect(await screen.findByRole("heading", { level: 1, name: "Loafers" })).toBeVisible();
    expect(document.title).toBe("Loafers, explained");
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");
    expect(content("meta[property='og:title']")).toBe("Loafers, explained");
    for (const name of ["meta[name=description]", "meta[property='og:description']"])
      expect(content(name)).toBe("Own words.");
    const [article] = [...document.querySelectorAll("script[type='application/ld+json']")]
      .map((script) => JSON.parse(script.textContent ?? "") as { "@type": string })
      .filter((data) => data["@type"] === "Article");
    expect(article).toMatchObject({ headline: "Loafers", description: "Own words." });
  });

  it("shows what it mentions as cards in the text, and lists it at the end", async () => {
    const celebrity = {
      __typename: "Celebrity",
      id: "c1",
      slug: "ada-roe",
      name: "Ada Roe",
      image: "",
      category: "Actor",
      outfitCount: 2,
    };
    await open({
      ...blogPost,
      parts: [
        text("<p>First.</p>"),
        card("outfit", "outfit-1"),
        card("celebrity", "c1"),
        card("affiliateProduct", "p1"),
        card("outfit", "gone"),
        text("<p>Last.</p>"),
      ],
      mentionedOutfits: [outfitRow(1)],
      mentionedCelebrities: [celebrity],
      mentionedProducts: [product],
    });
    const inText = within((await screen.findByText("First.")).parentElement?.parentElement as HTMLElement);
    const cards = inText.getAllByRole("article");
    expect(cards.map((shown) => within(shown).getByRole("strong").textContent)).toEqual([
      "Look 1",
      "Ada Roe",
      "Blazer",
    ]);
    expect(within(cards[0] as HTMLElement).getByRole("link")).toHaveAttribute("href", "/outfit/look-1");
    expect(within(cards[2] as HTMLElement).getByText("$240")).toBeVisible();
    expect(within(cards[2] as HTMLElement).getByRole("link", { name: /Shop Now/ })).toHaveAttribute(
      "href",
      expect.stringContaining("/go/p1"),
    );
    expect(inText.getByText("Last.")).toBeVisible();
    expect(screen.getAllByText("We may earn a commission.")).toHaveLength(1);
    const end = within(screen.getByRole("region", { name: "In this article" }));
    for (const name of ["Look 1", "Ada Roe", "Blazer"]) expect(end.getByRole("heading", { name })).toBeVisible();
  });

  it("stores likes in this browser", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "3 Likes" }));
    expect(await screen.findByText("Thanks for liking this article!")).toBeVisible();
    expect(screen.getByRole("button", { name: "4 Likes" })).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("button", { name: "4 Likes" }));
    expect(screen.getByRole("button", { name: "3 Likes" })).toHaveAttribute("aria-pressed", "false");
  });

  it("stores the visitor's comments, and ignores blank ones", async () => {
    const { user, unmount } = await open();
    const box = await screen.findByRole("textbox", { name: "Add a comment" });
    await user.type(box, "   ");
    await user.click(screen.getByRole("button", { name: "Post Comment" }));
    expect(screen.getByRole("link", { name: "0 Comments" })).toBeVisible();
    await user.type(box, "Lovely.");
    await user.click(screen.getByRole("button", { name: "Post Comment" }));
    expect(await screen.findByText("Comment posted")).toBeVisible();
    expect(box).toHaveValue("");
    expect(screen.getByRole("link", { name: "1 Comment" })).toBeVisible();
    unmount();
    await open();
    expect(await screen.findByText("Lovely.")).toBeVisible();
    expect(screen.getByText("You")).toBeVisible();
  });

  it("shows a not-found page", async () => {
    await open(null, "/blog/nothing");
    expect(await screen.findByRole("heading", { level: 1, name: "Blog post not found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Return to Blog" })).toHaveAttribute("href", "/blog");
  });

  it("redirects to the current slug", async () => {
    const { router } = await open(blogPost, "/blog/old-loafers");
    await waitFor(() => expect(router.state.location.pathname).toBe("/blog/loafers"));
  });
});
