import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { AuthorPageDocument, type AuthorPageQuery } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { AuthorPage } from "./AuthorPage";

const author = {
  __typename: "Author",
  id: "author-1",
  slug: "ada-roe",
  name: "Ada Roe",
  role: "Shoe Editor",
  image: "",
  imageAlt: "",
  imageCredit: null,
  html: "<p>Writes about <strong>soles</strong>.</p>",
  links: ["https://www.ada.example/notes"],
  seoTitle: "",
  seoDescription: "",
} as unknown as NonNullable<AuthorPageQuery["author"]>;

const post = (id: string, title: string) => ({
  __typename: "BlogPost",
  id,
  slug: id,
  title,
  excerpt: "",
  image: "",
  date: "2026-05-07",
  category: "Shoes",
});

const posts = (rows: object[]) => ({
  __typename: "BlogPostConnection",
  totalCount: rows.length,
  edges: rows.map((node) => ({ __typename: "BlogPostEdge", node })),
  pageInfo: { __typename: "PageInfo", hasNextPage: rows.length > 0, endCursor: rows.length > 0 ? "last" : null },
});

const open = (slug: string, data: object) =>
  openApp([{ path: paths.author.pattern, Component: AuthorPage }], {
    url: `/author/${slug}`,
    mocks: [{ request: { query: AuthorPageDocument, variables: { slug } }, result: { data } }],
  });

describe("AuthorPage", () => {
  it("shows the author, the articles and a link to more of them", async () => {
    await open("ada-roe", { author, blogPosts: posts([post("loafers", "Loafers"), post("mules", "Mules")]) });
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Roe" })).toBeVisible();
    expect(screen.getByText("Shoe Editor")).toBeVisible();
    expect(screen.getByText("soles")).toBeVisible();
    expect(screen.getByRole("link", { name: "ada.example" })).toHaveAttribute("rel", "me noopener");
    expect(screen.getByRole("link", { name: /Loafers/ })).toHaveAttribute("href", "/blog/loafers");
    expect(screen.getByRole("button", { name: "Load More" })).toHaveAttribute("href", "/author/ada-roe?after=last");
  });

  it("tells search engines who it is about", async () => {
    const { container } = await open("ada-roe", { author, blogPosts: posts([post("loafers", "Loafers")]) });
    await screen.findByRole("heading", { level: 1 });
    const [data] = [...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
      .filter((one) => one["@type"] === "ProfilePage");
    expect(data?.mainEntity).toMatchObject({
      "@type": "Person",
      name: "Ada Roe",
      jobTitle: "Shoe Editor",
      sameAs: ["https://www.ada.example/notes"],
    });
  });

  it("says that there are no articles yet", async () => {
    await open("ada-roe", { author, blogPosts: posts([]) });
    expect(await screen.findByText("No articles have been published yet.")).toBeVisible();
  });

  it("an unknown author is not found", async () => {
    await open("nobody", { author: null, blogPosts: posts([]) });
    expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
});
