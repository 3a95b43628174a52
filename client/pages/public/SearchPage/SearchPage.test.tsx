import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { SearchPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { SearchPage } from "./SearchPage";

const offer = {
  image: "",
  retailer: "Pellier",
  price: "$90",
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  hasAffiliateLink: true,
  directLink: null,
};

const wearer = { __typename: "Celebrity", id: "zoe", name: "Zoë Vale" };

const nothing = {
  __typename: "SearchResult",
  celebrityCount: 0,
  celebrities: [],
  outfitCount: 0,
  outfits: [],
  productCount: 0,
  products: [],
  itemCount: 0,
  items: [],
  postCount: 0,
  posts: [],
};

const found = {
  ...nothing,
  celebrityCount: 1,
  celebrities: [{ ...wearer, slug: "zoe-vale", image: "", category: "Actor" }],
  outfitCount: 12,
  outfits: [
    { __typename: "Outfit", id: "1", slug: "gown", title: "Zoe Gown", image: "", occasion: "Gala", celebrity: wearer },
  ],
  productCount: 1,
  products: [
    {
      __typename: "AffiliateProduct",
      id: "2",
      title: "Zoe Clutch",
      ...offer,
      outfit: { __typename: "Outfit", id: "1", slug: "gown", celebrity: wearer },
    },
  ],
  itemCount: 1,
  items: [{ __typename: "CategoryItem", id: "3", title: "Zoe Tote", ...offer, categoryName: "handbags" }],
  postCount: 1,
  posts: [
    {
      __typename: "BlogPost",
      id: "4",
      slug: "zoe",
      title: "Why Zoe",
      image: "",
      date: "2026-05-07",
      category: "Style",
    },
  ],
};

/** The list counts: `celebrities`, `outfits`, `affiliateProducts`. */
const mockSearch = (
  text: string,
  search: typeof nothing | typeof found,
  [celebrities, outfits, products] = [0, 0, 0],
  nodes: typeof found.outfits = [],
): MockLink.MockedResponse => ({
  request: { query: SearchPageDocument, variables: { text, asked: text !== "", counted: text.length > 2 } },
  result: {
    data: {
      __typename: "Query",
      ...(text === ""
        ? {}
        : {
            search,
            celebrities: { __typename: "CelebrityConnection", totalCount: celebrities },
            outfits: { __typename: "OutfitConnection", totalCount: outfits, nodes },
            affiliateProducts: { __typename: "AffiliateProductConnection", totalCount: products },
          }),
      categories: ["dresses", "shoes"].map((name) => ({ __typename: "Category", name, image: "" })),
    },
  },
});

const open = (url: string, mocks: readonly MockLink.MockedResponse[]) =>
  openApp([{ path: paths.search.pattern, Component: SearchPage }], {
    url,
    mocks,
    site: { disclosure: "We may earn." },
  });

describe("SearchPage", () => {
  it("groups the results, with counts, highlights and links to the lists", async () => {
    await open("/search?q=zoe", [mockSearch("zoe", found, [1, 14, 1], found.outfits)]);
    // The outfit list has two more than the search by title.
    expect(await screen.findByText("18 results")).toBeVisible();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Celebrities", "Outfits", "Products", "Category items", "Articles"]);
    const outfits = screen.getByRole("region", { name: "Outfits" });
    expect(within(outfits).getByText("14 results")).toBeVisible();
    expect(within(outfits).getByRole("link", { name: /View in Outfits/ })).toHaveAttribute(
      "href",
      "/outfits?search=zoe",
    );
    expect(screen.getByText("Zoë").tagName).toBe("MARK");
    expect(screen.getByRole("link", { name: "Worn by Zoë Vale" })).toHaveAttribute("href", "/outfit/gown");
    expect(screen.getByRole("link", { name: "In Handbags" })).toHaveAttribute("href", "/category/handbags");
    const shop = screen.getByRole("link", { name: /^Shop Now Zoe Clutch/ });
    expect(screen.getByText(/We may earn/).compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() =>
      expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow"),
    );
  });

  it("links to no list when only the fuzzy search found results", async () => {
    await open("/search?q=zöey", [mockSearch("zöey", found)]);
    await screen.findByText("16 results");
    expect(screen.queryByRole("link", { name: /View in/ })).toBeNull();
  });

  it("shows outfits whose title does not contain the text, like their list", async () => {
    await open("/search?q=zoe", [mockSearch("zoe", { ...nothing }, [0, 1, 0], found.outfits)]);
    const outfits = await screen.findByRole("region", { name: "Outfits" });
    expect(within(outfits).getByText("1 result")).toBeVisible();
    expect(within(outfits).getByRole("article")).toBeVisible();
  });

  it("shows suggestions before a search", async () => {
    await open("/search?q=%20", [mockSearch("", nothing)]);
    expect(screen.getByRole("heading", { level: 1, name: "What are you looking for?" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "Dresses" })).toHaveAttribute("href", "/category/dresses");
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  it("shows suggestions without results", async () => {
    await open("/search?q=xyz", [mockSearch("xyz", nothing)]);
    expect(await screen.findByRole("heading", { name: "Nothing found for “xyz”" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All Celebrities" })).toHaveAttribute("href", "/celebrities");
    expect(screen.getByRole("heading", { name: "Popular Categories" })).toBeVisible();
  });

  it("searches again from its field, which keeps the text", async () => {
    const { user, router } = await open("/search?q=xyz", [mockSearch("xyz", nothing), mockSearch("zoe", found)]);
    const field = screen.getByRole("searchbox", { name: "Search the site" });
    expect(field).toHaveValue("xyz");
    expect(field).toHaveAttribute("name", "q");
    await user.clear(field);
    await user.keyboard("{Enter}");
    expect(router.state.location.search).toBe("?q=xyz");
    await act(() => user.type(field, "zoe{Enter}"));
    expect(await screen.findByText("16 results")).toBeVisible();
    expect(router.state.location.search).toBe("?q=zoe");
  });

  it("distinguishes a failure from an empty result", async () => {
    await open("/search?q=zoe", [
      { ...mockSearch("zoe", found), result: { errors: [{ message: "Internal server error" }] } },
      mockSearch("zoe", found),
    ]);
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });
});
