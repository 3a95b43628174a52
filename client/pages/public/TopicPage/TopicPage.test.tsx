import { screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { TopicPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { TopicPage } from "./TopicPage";

const topics = ["red-carpet", "street-style", "accessories", "vintage"].map((slug) => ({
  __typename: "BlogTopic",
  slug,
  name: slug,
  description: `About ${slug}.`,
  image: "",
  count: 1,
}));
const post = {
  __typename: "BlogPost",
  id: "p1",
  slug: "old-labels",
  title: "Old labels",
  excerpt: "",
  image: "",
  date: "2025-08-02",
  category: "Vintage",
};

async function open(slug: string, posts: object[]) {
  const app = await openApp([{ path: paths.topic.pattern, Component: TopicPage }], {
    url: `/blog/topic/${slug}`,
    mocks: [
      {
        request: { query: TopicPageDocument, variables: { filter: { topic: slug } } },
        result: {
          data: {
            blogPosts: {
              __typename: "BlogPostConnection",
              totalCount: posts.length,
              edges: posts.map((node) => ({ __typename: "BlogPostEdge", cursor: "c", node })),
              pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "c" },
            },
            blogTopics: topics,
          } as never,
        },
      },
    ],
  });
  await waitFor(() => expect(screen.queryByText("Loading articles...")).toBeNull());
  return app;
}

describe("TopicPage", () => {
  it("shows a title from its slug, its description and its articles", async () => {
    await open("vintage", [post]);
    expect(screen.getByRole("heading", { level: 1, name: "Vintage" })).toBeVisible();
    expect(screen.getByText("About vintage.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Old labels" })).toHaveAttribute("href", "/blog/old-labels");
    expect(screen.queryByText("No articles found for this topic.")).toBeNull();
  });

  it("does not repeat invented words when no topic and no article has them", async () => {
    await open("buy-cheap-pills", []);
    expect(screen.getByRole("heading", { level: 1, name: "Topic not found" })).toBeVisible();
    expect(document.title).toBe("Topic not found | WornBy");
    expect(document.documentElement).not.toHaveTextContent(/cheap/i);
  });

  it.each(["red-carpet", "no-such-topic"])("suggests three other topics without articles: %s", async (slug) => {
    await open(slug, []);
    expect(screen.getByText("No articles found for this topic.")).toBeVisible();
    const suggested = within(screen.getByRole("region", { name: "Suggested Topics" })).getAllByRole("link");
    expect(suggested.map((link) => link.getAttribute("href"))).not.toContain(`/blog/topic/${slug}`);
    // The test data include four of the six topics.
    expect(suggested.length).toBe(slug === "red-carpet" ? 2 : 3);
  });
});
