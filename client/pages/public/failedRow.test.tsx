import { screen } from "@testing-library/react";
import { paths } from "../../../site/addresses";
import { BlogPostPageDocument, CelebrityPageDocument, OutfitPageDocument } from "../../graphql/generated/operations";
import { openApp } from "../../testing/renderApp";
import { BlogPostPage } from "./BlogPostPage/BlogPostPage";
import { CelebrityPage } from "./CelebrityPage/CelebrityPage";
import { OutfitPage } from "./OutfitPage/OutfitPage";

const errors = [{ message: "Please try again shortly.", path: ["x"], extensions: { code: "SERVICE_UNAVAILABLE" } }];

describe("a page whose row could not be read", () => {
  it.each([
    ["Outfit", OutfitPage, paths.outfit, OutfitPageDocument, { slug: "navy-suit" }, { outfit: null }],
    [
      "Celebrity",
      CelebrityPage,
      paths.celebrity,
      CelebrityPageDocument,
      { slug: "navy-suit", first: 12 },
      { celebrity: null },
    ],
    [
      "Blog",
      BlogPostPage,
      paths.blogPost,
      BlogPostPageDocument,
      { slug: "navy-suit" },
      { blogPost: null, blogTopics: [] },
    ],
  ] as const)(
    "%s: offers to try again, and does not say that there is none",
    async (_, Component, path, query, variables, data) => {
      openApp([{ path: `${path.pattern}?`, Component }], {
        url: path("navy-suit"),
        mocks: [{ request: { query, variables }, result: { data, errors } }],
      });
      expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
      expect(screen.queryByText(/not found/i)).toBeNull();
    },
  );
});
