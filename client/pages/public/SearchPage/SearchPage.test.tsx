import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import {
  ReportMissedSearchDocument,
  SearchPageDocument,
  SearchPageItemsDocument,
} from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { mockCategory } from "../../../testing/mockCategory";
import { SearchPage } from "./SearchPage";
import { pairShort } from "./SearchPageResults";

const offer = {
  image: "",
  retailer: "Pellier",
  price: "$90",
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "FEED", at: "2026-11-20T10:00:00.000Z" },
  hasAffiliateLink: true,
  directLink: null,
};

const wearer = { __typename: "Celebrity", id: "zoe", name: "Zoë Vale" };

const piece = (garment: string, colors: string[], material: string | null = null) => ({
  __typename: "SearchPiece",
  garment,
  colors,
  material,
  pattern: null,
});

const literal = (search: string) => ({
  __typename: "SearchMeaning",
  parts: [] as object[],
  search,
  offerSearch: search,
  titleText: search,
  pieces: [] as object[],
  without: [] as object[],
  occasion: null,
  style: null as string | null,
  season: null as string | null,
  onSale: false,
  retailer: null as string | null,
  minPrice: null,
  currency: null,
  maxPrice: null as number | null,
  events: [] as object[],
  scene: null as object | null,
  year: null as number | null,
  brand: null as object | null,
  celebrity: null,
});

const nothing = {
  __typename: "SearchResult",
  meaning: literal("zoe"),
  brands: [] as object[],
  droppedWords: [] as string[],
  correction: null as object | null,
  emptyText: null as string | null,
  nearest: null as object | null,
  listed: [] as string[],
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
    {
      __typename: "Outfit",
      id: "1",
      slug: "gown",
      title: "Zoe Gown",
      image: "",
      focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
      occasion: "Gala",
      celebrity: wearer,
    },
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
  items: [
    {
      __typename: "CategoryItem",
      id: "3",
      title: "Zoe Tote",
      ...offer,
      categoryName: "handbags",
      categoryLabel: "Handbags",
    },
  ],
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

const mockSearch = (
  text: string,
  search: typeof nothing | typeof found,
  appearances: object[] = [],
): MockLink.MockedResponse => ({
  request: { query: SearchPageDocument, variables: { text, asked: text !== "" } },
  result: {
    data: {
      __typename: "Query",
      ...(text === "" ? {} : { search, appearances }),
      categories: ["dresses", "shoes"].map((name) => mockCategory(name)),
    },
  },
});

const reported = jest.fn(() => ({ data: { reportMissedSearch: true } }));
const report = (text: string): MockLink.MockedResponse => ({
  request: { query: ReportMissedSearchDocument, variables: { text } },
  result: reported,
});
beforeEach(() => reported.mockClear());

const open = (url: string, mocks: readonly MockLink.MockedResponse[]) =>
  openApp([{ path: paths.search.pattern, Component: SearchPage }], {
    url,
    mocks,
    site: { disclosure: "We may earn." },
  });

describe("SearchPage", () => {
  it("groups the results, with counts, highlights and links to the lists", async () => {
    await open("/search?q=zoe", [
      mockSearch("zoe", {
        ...found,
        outfitCount: 14,
        itemCount: 9,
        listed: ["celebrities", "outfits", "products", "items", "posts"],
      }),
    ]);
    expect(await screen.findByText("26 results")).toBeVisible();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Celebrities", "Outfits", "Products", "Category items", "Articles"]);
    const outfits = screen.getByRole("region", { name: "Outfits" });
    expect(within(outfits).getByText("14 results")).toBeVisible();
    expect(within(outfits).getByRole("link", { name: /View in Outfits/ })).toHaveAttribute(
      "href",
      "/outfits?search=zoe",
    );
    expect(screen.getByRole("link", { name: /View all 9/ })).toHaveAttribute("href", "/search?q=zoe&show=items");
    expect(screen.getByText("Zoë").tagName).toBe("MARK");
    expect(screen.getByRole("link", { name: "Worn by Zoë Vale" })).toHaveAttribute("href", "/outfit/gown");
    expect(screen.getByRole("link", { name: "In Handbags" })).toHaveAttribute("href", "/category/handbags");
    const shop = screen.getByRole("link", { name: /^Shop Now Zoe Clutch/ });
    expect(screen.getByText(/We may earn/).compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() =>
      expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow"),
    );
  });

  it("leads to the events, episodes, characters and brands that the text names, also without other results", async () => {
    const scene = { __typename: "FoundScene", slug: "harbor-lights", title: "Harbor Lights" };
    const episode = { ...scene, season: 2, episode: 5, character: null, characterSlug: null };
    const mara = { ...scene, season: null, episode: null, character: "Mara Quill", characterSlug: "mara-quill" };
    const event = { __typename: "Event", id: "event-1", slug: "harbor-awards", name: "Harbor Awards" };
    const appearances = [
      { __typename: "Appearance", event, scene: null },
      ...[episode, mara].map((found) => ({ __typename: "Appearance", event: null, scene: found })),
    ];
    const brands = [{ __typename: "Brand", id: "brand-1", slug: "harbor", name: "Harbor & Sons" }];
    const meaning = { ...literal("harbor"), events: [event] };
    await open("/search?q=harbor", [mockSearch("harbor", { ...nothing, meaning, brands }, appearances)]);
    const list = await screen.findByRole("region", { name: "Events, shows and brands" });
    expect(within(list).getByRole("link", { name: "Harbor & Sons" })).toHaveAttribute("href", "/brand/harbor");
    expect(within(list).getByRole("link", { name: "Harbor Awards" })).toHaveAttribute("href", "/event/harbor-awards");
    expect(within(list).getByRole("link", { name: "Season 2, episode 5 of Harbor Lights" })).toHaveAttribute(
      "href",
      "/show/harbor-lights/season-2/episode-5",
    );
    expect(within(list).getByRole("link", { name: "Harbor Lights, as Mara Quill" })).toHaveAttribute(
      "href",
      "/show/harbor-lights/character/mara-quill",
    );
  });

  it("shows more than a thousand results as 1,000+", async () => {
    const listed = ["outfits", "items"];
    await open("/search?q=zoe", [mockSearch("zoe", { ...found, outfitCount: 14, itemCount: 1_001, listed })]);
    expect(await screen.findByText("1,000+ results", { selector: "[role=status]" })).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Outfits" })).getByText("14 results")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Category items 1,000\+/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /View all 1,000\+/ })).toBeVisible();
  });

  it("puts short kinds side by side, and long ones into rows of their own", () => {
    expect(pairShort([1, 2, 1, 9, 1, 1, 1], (count) => count < 3)).toEqual([[1, 2], [1], [9], [1, 1], [1]]);
  });

  it("links to no list when only the fuzzy search found results", async () => {
    await open("/search?q=zöey", [mockSearch("zöey", found)]);
    await screen.findByText("16 results");
    expect(screen.queryByRole("link", { name: /View (in|all)/ })).toBeNull();
  });

  it("says which words match nothing, reports the search, and leads to lists by style, season and sale", async () => {
    const meaning = {
      ...literal(""),
      style: "Y2K",
      season: "SUMMER",
      onSale: true,
      offerSearch: "y2k",
      pieces: [piece("boots", [])],
    };
    const rows = {
      ...found,
      meaning,
      droppedWords: ["quantum"],
      listed: ["outfits", "products"],
    };
    const reported = jest.fn(() => ({ data: { reportMissedSearch: true } }));
    await open("/search?q=quantum+y2k+boots", [
      mockSearch("quantum y2k boots", rows),
      { request: { query: ReportMissedSearchDocument, variables: { text: "quantum y2k boots" } }, result: reported },
    ]);
    expect(
      await screen.findByText("Nothing was found with “quantum”. These results are for the other words."),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: /View in Outfits/ })).toHaveAttribute(
      "href",
      "/outfits?garment=boots&style=Y2K&season=summer",
    );
    expect(screen.getByRole("link", { name: /View in the Shop/ })).toHaveAttribute(
      "href",
      "/shop?garment=boots&search=y2k&sale=1",
    );
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  });

  it("leads to lists of the same places, years and brands", async () => {
    const meaning = {
      ...literal(""),
      events: [{ __typename: "Event", id: "e", slug: "gala-2025", name: "Gala 2025" }],
      scene: { __typename: "SearchScene", show: "harbor", season: 2, episode: 5, character: "mara" },
      year: 2025,
      brand: { __typename: "Brand", id: "b", slug: "northloom" },
    };
    await open("/search?q=gala", [mockSearch("gala", { ...found, meaning, listed: ["outfits", "products"] })]);
    const query = "event=gala-2025&show=harbor&seasonNumber=2&episode=5&character=mara&year=2025&brand=northloom";
    expect(await screen.findByRole("link", { name: /View in Outfits/ })).toHaveAttribute("href", `/outfits?${query}`);
    expect(screen.getByRole("link", { name: /View in the Shop/ })).toHaveAttribute("href", `/shop?${query}`);
  });

  const understood = {
    ...nothing,
    meaning: {
      ...literal(""),
      titleText: "red dress",
      pieces: [piece("dress", ["red"])],
      maxPrice: 200,
      parts: [
        { __typename: "SearchPart", label: "Up to $200", without: "red dress" },
        { __typename: "SearchPart", label: "Dress", without: "red under 200" },
        { __typename: "SearchPart", label: "Red", without: "dress under 200" },
      ],
    },
  };

  it("shows the understood words as links that remove them, and leads to lists with the same filters", async () => {
    const rows = { ...understood, outfitCount: 1, outfits: found.outfits, productCount: 12, products: found.products };
    await open("/search?q=red+dress+under+200", [
      mockSearch("red dress under 200", { ...rows, listed: ["outfits", "products"] }),
    ]);
    const filters = await screen.findByRole("list", { name: "Applied filters" });
    expect(
      within(filters)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/search?q=red+dress", "/search?q=red+under+200", "/search?q=dress+under+200"]);
    expect(within(filters).getByRole("link", { name: "Remove filter Red" })).toBeVisible();
    expect(screen.getByRole("link", { name: /View in the Shop/ })).toHaveAttribute(
      "href",
      "/shop?garment=dress&color=red&max=200",
    );
    expect(screen.getByRole("link", { name: /View in Outfits/ })).toHaveAttribute(
      "href",
      "/outfits?garment=dress&color=red&max=200",
    );
  });

  it("leads to the lists with several pieces, a material, and what a look must not have", async () => {
    const rows = { ...found, listed: ["outfits", "products"] };
    const readLinks = async (text: string, pieces: object[], without: object[]) => {
      const meaning = { ...literal(""), pieces, without };
      const { unmount } = await open(paths.search({ q: text }), [mockSearch(text, { ...rows, meaning })]);
      const links = await Promise.all(
        [/View in Outfits/, /View in the Shop/].map((name) => screen.findByRole("link", { name })),
      );
      const addresses = links.map((link) => link.getAttribute("href"));
      unmount();
      return addresses;
    };
    expect(await readLinks("blazer and white jeans", [piece("blazer", []), piece("jeans", ["white"])], [])).toEqual([
      "/outfits?pieces=blazer_jeans.white",
      "/shop?pieces=blazer_jeans.white",
    ]);
    const silk = { ...piece("", [], "silk"), garment: null };
    expect(await readLinks("linen shirt, not silk", [piece("shirt", [], "linen")], [silk])).toEqual([
      "/outfits?garment=shirt&material=linen&without=..silk",
      "/shop?garment=shirt&material=linen&without=..silk",
    ]);
  });

  it("says what was corrected", async () => {
    const correction = { __typename: "SearchCorrection", from: "zeo", to: "zoe" };
    await open("/search?q=zeo", [mockSearch("zeo", { ...found, correction })]);
    expect(await screen.findByText("Nothing was found for “zeo”. These results are for “zoe”.")).toBeVisible();
  });

  it("leads to the shop of the retailer that the search names", async () => {
    const parts = [{ __typename: "SearchPart", label: "Sold by Pellier", without: "zoe" }];
    const meaning = { ...literal("zoe"), parts, retailer: "Pellier" };
    const rows = { ...nothing, meaning, productCount: 1, products: found.products, listed: ["products"] };
    await open("/search?q=zoe+pellier", [mockSearch("zoe pellier", rows)]);
    expect(await screen.findByRole("link", { name: "Remove filter Sold by Pellier" })).toBeVisible();
    expect(screen.getByRole("link", { name: /View in the Shop/ })).toHaveAttribute(
      "href",
      "/shop?search=zoe&retailer=Pellier",
    );
  });

  it("keeps the understood words without results, and reports the search", async () => {
    await open("/search?q=red+dress+under+200", [
      mockSearch("red dress under 200", understood),
      report("red dress under 200"),
    ]);
    expect(await screen.findByText("Remove a filter to find more.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Remove filter Up to $200" })).toBeVisible();
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  });

  it("shows all items, page by page", async () => {
    const page = (after: string | null, id: string, next: string | null): MockLink.MockedResponse => ({
      request: {
        query: SearchPageItemsDocument,
        variables: {
          filter: {
            search: "",
            pieces: [{ garment: "dress", colors: ["red"], material: null, pattern: null }],
            without: [],
            retailer: null,
            minPrice: null,
            maxPrice: 200,
            currency: null,
          },
          first: 24,
          after,
        },
      },
      result: {
        data: {
          __typename: "Query",
          categoryItems: {
            __typename: "CategoryItemConnection",
            totalCount: 2,
            edges: [
              {
                __typename: "CategoryItemEdge",
                node: {
                  ...offer,
                  __typename: "CategoryItem",
                  id,
                  title: `Dress ${id}`,
                  categoryName: "dresses",
                  categoryLabel: "Dresses",
                },
              },
            ],
            pageInfo: { __typename: "PageInfo", endCursor: next, hasNextPage: next !== null },
          },
        },
      },
    });
    const { user } = await open("/search?q=red+dress+under+200&show=items", [
      mockSearch("red dress under 200", { ...understood, itemCount: 2, items: found.items, listed: ["items"] }),
      page(null, "one", "c1"),
      page("c1", "two", null),
    ]);
    const list = await screen.findByRole("region", { name: "Category items" });
    expect(within(list).getByText("2 results")).toBeVisible();
    const more = within(list).getByRole("button", { name: "Load More" });
    expect(more).toHaveAttribute("href", "/search?q=red+dress+under+200&show=items&after=c1");
    await user.click(more);
    await waitFor(() => expect(within(list).getAllByRole("article")).toHaveLength(2));
    expect(screen.getByRole("link", { name: "All kinds of results" })).toHaveAttribute(
      "href",
      "/search?q=red+dress+under+200",
    );
  });

  it("shows suggestions before a search", async () => {
    await open("/search?q=%20", [mockSearch("", nothing)]);
    expect(screen.getByRole("heading", { level: 1, name: "What are you looking for?" })).toBeVisible();
    expect(await screen.findByRole("link", { name: "Dresses" })).toHaveAttribute("href", "/category/dresses");
    expect(screen.queryByText(/Nothing found/)).toBeNull();
  });

  it("shows suggestions without results", async () => {
    await open("/search?q=xyz", [mockSearch("xyz", nothing), report("xyz")]);
    expect(await screen.findByRole("heading", { name: "Nothing found for “xyz”" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Ask the editors" })).toHaveAttribute("href", "/ask?text=xyz");
    expect(screen.getByRole("link", { name: "All Celebrities" })).toHaveAttribute("href", "/celebrities");
    expect(screen.getByRole("heading", { name: "Popular Categories" })).toBeVisible();
  });

  it("shows what is nearest under a heading that names what differs, and counts none of it", async () => {
    const sentence = "Nothing here is “red jeans”. These have “jeans” in another color.";
    const nearest = {
      __typename: "SearchNearest",
      sentence,
      outfits: found.outfits,
      products: found.products,
      items: [],
    };
    await open("/search?q=red+jeans", [mockSearch("red jeans", { ...nothing, nearest }), report("red jeans")]);
    expect(await screen.findByRole("heading", { name: "Nothing found for “red jeans”" })).toBeVisible();
    const section = within(screen.getByRole("region", { name: sentence }));
    expect(section.getByRole("link", { name: /Zoe Gown/ })).toHaveAttribute("href", "/outfit/gown");
    expect(section.getByRole("link", { name: /Shop Now Zoe Clutch/ })).toBeVisible();
    expect(screen.queryByText(/\d results?$/)).toBeNull();
  });

  it("says that the site has nothing for a word", async () => {
    const emptyText = "No look here is for a black tie event.";
    await open("/search?q=black+tie", [mockSearch("black tie", { ...nothing, emptyText }), report("black tie")]);
    expect(await screen.findByText(emptyText)).toBeVisible();
  });

  it("searches again from its field, which keeps the text", async () => {
    const { user, router } = await open("/search?q=xyz", [
      mockSearch("xyz", nothing),
      report("xyz"),
      mockSearch("zoe", found),
    ]);
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
