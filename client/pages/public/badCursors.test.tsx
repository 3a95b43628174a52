import type { MockLink } from "@apollo/client/testing";
import { waitFor } from "@testing-library/react";
import { GraphQLError, type DocumentNode } from "graphql";
import type { ComponentType } from "react";
import {
  BlogPageDocument,
  CategoryOutfitsPageDocument,
  CategoryPageDocument,
  CelebritiesPageDocument,
  CelebrityPageDocument,
  OutfitsPageDocument,
  SearchPageItemsDocument,
  SearchPagePostsDocument,
  ShopPageDocument,
  TopicPageDocument,
} from "../../graphql/generated/operations";
import { openApp } from "../../testing/renderApp";
import { BlogPage } from "./BlogPage/BlogPage";
import { CategoryOutfitsPage } from "./CategoryOutfitsPage/CategoryOutfitsPage";
import { CategoryPage } from "./CategoryPage/CategoryPage";
import { CelebritiesPage } from "./CelebritiesPage/CelebritiesPage";
import { CelebrityPage } from "./CelebrityPage/CelebrityPage";
import { OutfitsPage } from "./OutfitsPage/OutfitsPage";
import { SearchPageAll } from "./SearchPage/SearchPageAll";
import { ShopPage } from "./ShopPage/ShopPage";
import { TopicPage } from "./TopicPage/TopicPage";

const error = new GraphQLError("This cursor is not valid for this list.", { extensions: { code: "BAD_USER_INPUT" } });
/** The first request, with the cursor, is refused; what the page asks for then has no response. */
const refuse = (query: DocumentNode, data?: Record<string, unknown>): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  result: { errors: [error], data },
});
const all = (show: "items" | "articles") => () => (
  <SearchPageAll
    query="red"
    show={show}
    after="x"
    meaning={{ search: "red", titleText: "red", pieces: [], without: [] } as never}
  />
);

const pages: [url: string, start: string, path: string, Page: ComponentType, mock: MockLink.MockedResponse][] = [
  ["/outfits?occasion=Gala&after=x", "/outfits?occasion=Gala", "/outfits", OutfitsPage, refuse(OutfitsPageDocument)],
  ["/celebrities?after=x", "/celebrities", "/celebrities", CelebritiesPage, refuse(CelebritiesPageDocument)],
  // The server answers the other fields of a celebrity's page.
  [
    "/celebrity/ada?tab=about&after=x",
    "/celebrity/ada?tab=about",
    "/celebrity/:slug",
    CelebrityPage,
    refuse(CelebrityPageDocument, { celebrity: null }),
  ],
  [
    "/search?q=red&show=items&after=x",
    "/search?q=red&show=items",
    "/search",
    all("items"),
    refuse(SearchPageItemsDocument),
  ],
  [
    "/search?q=red&show=articles&after=x",
    "/search?q=red&show=articles",
    "/search",
    all("articles"),
    refuse(SearchPagePostsDocument),
  ],
  ["/blog?category=Trends&after=x", "/blog?category=Trends", "/blog", BlogPage, refuse(BlogPageDocument)],
  ["/blog/topic/red?after=x", "/blog/topic/red", "/blog/topic/:slug", TopicPage, refuse(TopicPageDocument)],
  ["/category/dresses?after=x", "/category/dresses", "/category/:name", CategoryPage, refuse(CategoryPageDocument)],
  [
    "/categories/dresses?after=x",
    "/categories/dresses",
    "/categories/:category",
    CategoryOutfitsPage,
    refuse(CategoryOutfitsPageDocument),
  ],
  ["/shop?after=x", "/shop", "/shop", ShopPage, refuse(ShopPageDocument)],
];

describe("a cursor that the list does not have", () => {
  // The start of the list has no mock: what the page then shows is not tested here.
  beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => undefined));
  beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each(pages)("in %s leads to %s", async (url, start, path, Page, mock) => {
    const { router } = await openApp([{ path, element: <Page />, errorElement: <p>failed</p> }], {
      url,
      mocks: [mock],
    });
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(start));
  });
});
