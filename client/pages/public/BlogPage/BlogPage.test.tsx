import { act, screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { BlogPageDocument, BlogPageMoreDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { BlogPage } from "./BlogPage";

const node = (place: number) => ({
  __typename: "BlogPost",
  id: `p${place}`,
  slug: `post-${place}`,
  title: `Post ${place}`,
  excerpt: "",
  image: "",
  date: "2025-08-02",
  category: "Shoes",
  author: "",
  authorProfile: null,
  metaDescription: "",
});
const edges = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    __typename: "BlogPostEdge",
    cursor: `c${from + place}`,
    node: node(from + place),
  }));
const connection = (from: number, to: number, total: number) => ({
  __typename: "BlogPostConnection",
  totalCount: total,
  edges: edges(from, to),
  pageInfo: { __typename: "PageInfo", hasNextPage: to < total, endCursor: `c${to}` },
});
const page = (total: number) => ({
  newest: connection(1, Math.min(total, 10), total),
  blogCategories: [{ __typename: "Facet", name: "Shoes", count: total }],
  blogTopics: Array.from({ length: 12 }, (_, place) => ({
    __typename: "BlogTopic",
    slug: `topic-${place}`,
    name: `Topic ${place}`,
    description: "",
    image: "",
    count: place,
  })),
});

async function open(total: number, url = "/blog") {
  const app = await openApp([{ path: paths.blog.pattern, Component: BlogPage }], {
    url,
    mocks: [
      {
        request: { query: BlogPageDocument, variables: { listed: false } },
        result: { data: page(total) as never },
      },
      {
        request: { query: BlogPageDocument, variables: { listed: true, filter: { category: "Shoes" } } },
        result: { data: { ...page(total), posts: connection(1, total, total) } as never },
      },
      {
        request: { query: BlogPageDocument, variables: { listed: true, filter: { category: "Spam" } } },
        result: { data: { ...page(total), posts: connection(1, 0, 0) } as never },
      },
      {
        request: { query: BlogPageMoreDocument, variables: { after: "c5" } },
        result: { data: { blogPosts: connection(6, total, total) } as never },
      },
    ],
  });
  await waitFor(() => expect(screen.queryByText("Loading articles...")).toBeNull());
  return app;
}

const listed = () =>
  within(screen.getByRole("tabpanel"))
    .queryAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);

describe("BlogPage", () => {
  it("does not index an invented category, or name the page after it", async () => {
    await open(8, "/blog?category=Spam");
    await screen.findByRole("heading", { level: 1 });
    expect(document.title).not.toContain("Spam");
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
    expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/blog$/);
  });

  it("starts with a count, two featured articles, three more and six topics", async () => {
    await open(8);
    expect(screen.getByText("8 articles")).toBeVisible();
    expect(screen.getByText("Updated Weekly")).toBeVisible();
    const featured = within(screen.getByRole("region", { name: "Featured articles" }));
    expect(featured.getAllByRole("link").map((link) => link.textContent)).toEqual(["Post 1", "Post 2"]);
    expect(listed()).toEqual(["Post 3", "Post 4", "Post 5"]);
    const topics = within(screen.getByRole("region", { name: "Popular Topics" }));
    expect(topics.getAllByRole("article")).toHaveLength(6);
    expect(topics.getByRole("link", { name: "View All" })).toHaveAttribute("href", "/blog/topics");
  });

  it("shows all after Load More, which is also a link", async () => {
    const { user } = await open(8);
    const more = screen.getByRole("button", { name: "Load More" });
    expect(more).toHaveAttribute("href", "/blog?after=c5");
    await user.click(more);
    await waitFor(() => expect(listed()).toHaveLength(6));
    await waitFor(() => expect(screen.getByRole("link", { name: "Post 6" })).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  });

  it("filters by category on a small screen too", async () => {
    const { user, router } = await open(8);
    await act(() => user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Shoes"));
    await waitFor(() => expect(router.state.location.search).toBe("?category=Shoes"));
    await waitFor(() => expect(listed()).toHaveLength(8));
  });

  it("lists ten articles for search engines", async () => {
    await open(12);
    const scripts = [...document.querySelectorAll("script[type='application/ld+json']")];
    const data = scripts.map((script) => JSON.parse(script.textContent ?? "") as { blogPost?: object[] });
    expect(data.find(({ blogPost }) => blogPost)?.blogPost).toHaveLength(10);
  });

  it("offers the sample article uploader while there is no article", async () => {
    await open(0);
    expect(screen.getByRole("heading", { name: "No articles yet" })).toBeVisible();
    expect(screen.queryByRole("tabpanel")).toBeNull();
  });
});
