import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { ShopPageDocument, type ShopPageQueryVariables } from "../../../graphql/generated/operations";
import { renderApp } from "../../../testing/renderApp";
import { ShopPage } from "./ShopPage";

const product = (title: string) => ({
  __typename: "AffiliateProduct",
  id: title,
  title,
  description: "",
  image: "",
  retailer: "Pellier",
  price: "$90",
  priceAmount: 90,
  priceCurrency: "USD",
  condition: "NEW" as const,
  isPriceFrom: false,
  highestPriceAmount: null,
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "FEED", at: "2026-11-20T10:00:00.000Z" },
  replacement: null,
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  convertedPrice: null,
  outfit: {
    __typename: "Outfit",
    id: "look",
    slug: "navy-suit",
    celebrity: { __typename: "Celebrity", id: "ada", name: "Ada Vale" },
  },
});

const facet = (name: string, count: number | null) => ({ __typename: "FilterValue", name, count });

const productFacets = {
  __typename: "ProductFacets",
  garments: [facet("dress", 12), facet("t-shirt", 3)],
  colors: [facet("red", 4)],
  retailers: [facet("Northloom", 1), facet("Pellier", 2)],
  celebrities: [{ __typename: "CelebrityFacet", slug: "ada-vale", name: "Ada Vale", count: 5 }],
  prices: [facet("UNDER_100", 7), facet("FROM_100_TO_500", 0), facet("OVER_500", 1)],
  onSale: 6 as number | null,
};

interface ShopOptions {
  next?: string | null;
  total?: number;
  currencies?: ReturnType<typeof facet>[];
  facets?: typeof productFacets;
}

const mockShop = (
  variables: Partial<ShopPageQueryVariables>,
  titles: readonly string[],
  { next = null, total = titles.length, currencies = [facet("USD", 9)], facets = productFacets }: ShopOptions = {},
): MockLink.MockedResponse => ({
  request: {
    query: ShopPageDocument,
    variables: {
      filter: {},
      sort: "DEFAULT",
      currency: variables.filter?.currency ?? null,
      first: 24,
      after: null,
      ...variables,
    },
  },
  result: {
    data: {
      __typename: "Query",
      affiliateProducts: {
        __typename: "AffiliateProductConnection",
        totalCount: total,
        edges: titles.map((title) => ({ __typename: "AffiliateProductEdge", node: product(title) })),
        pageInfo: { __typename: "PageInfo", endCursor: next, hasNextPage: next !== null },
      },
      affiliateProductCurrencies: currencies,
      exchangeRates: null,
      productFacets: facets,
    },
  },
});

const open = (url: string, mocks: readonly MockLink.MockedResponse[]) =>
  renderApp([{ path: paths.shop.pattern, Component: ShopPage }], { url, mocks, site: { disclosure: "We may earn." } });

const address = ({ router }: ReturnType<typeof open>) => router.state.location.pathname + router.state.location.search;

describe("ShopPage", () => {
  it("shows every piece with its wearer, after the disclosure", async () => {
    open("/shop", [mockShop({}, ["Blazer", "Loafers"])]);
    expect(await screen.findByText("Showing 2 items")).toBeVisible();
    const wearer = screen.getAllByRole("link", { name: "Ada Vale" })[0];
    expect(wearer).toHaveAttribute("href", "/outfit/navy-suit");
    expect(wearer?.parentElement).toHaveTextContent("Worn by Ada Vale");
    const shop = screen.getByRole("link", { name: /^Shop Now Blazer/ });
    expect(screen.getByText(/We may earn/).compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole("button", { name: "Add to favorites" })).toHaveLength(
      screen.getAllByRole("article").length,
    );
  });

  it("applies shop, price and order immediately and keeps them in the URL", async () => {
    const view = open("/shop", [
      mockShop({}, ["Blazer", "Loafers"]),
      mockShop({ filter: { retailer: "Pellier" } }, ["Blazer"]),
      mockShop({ filter: { retailer: "Pellier", price: "UNDER_100" } }, ["Blazer"]),
      mockShop({ filter: { retailer: "Pellier", price: "UNDER_100" }, sort: "PRICE_LOW" }, ["Blazer"]),
      mockShop({ filter: { price: "UNDER_100" }, sort: "PRICE_LOW" }, ["Blazer", "Loafers"]),
    ]);
    const { user } = view;
    await screen.findByText("Showing 2 items");
    await user.selectOptions(screen.getByRole("combobox", { name: "Retailer" }), "Pellier (2)");
    expect(await screen.findByText("Showing 1 item")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Price" }), "Under $100 (7)");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: Low to High");
    expect(address(view)).toBe("/shop?price=under100&sort=priceLow&retailer=Pellier");
    await user.click(screen.getByRole("link", { name: /Remove filter Pellier/ }));
    expect(address(view)).toBe("/shop?price=under100&sort=priceLow");
    await waitFor(() => expect(screen.getByText("Showing 2 items")).toHaveFocus());
  });

  it("opens its filters in a sheet for phones, which tells what they find and clears them with one press", async () => {
    const view = open("/shop?sort=priceLow&garment=dress", [
      mockShop({ sort: "PRICE_LOW", filter: { garment: "dress" } }, ["Dress", "Gown"]),
      mockShop({ sort: "PRICE_LOW", filter: { garment: "dress", colors: ["red"] } }, ["Dress"]),
      mockShop({ sort: "PRICE_LOW" }, ["Dress", "Gown", "Blazer"]),
    ]);
    const { user } = view;
    await user.click(await screen.findByRole("button", { name: /^Filters/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    expect(sheet.queryByRole("combobox", { name: "Sort by" })).toBeNull();
    await user.selectOptions(sheet.getByRole("combobox", { name: "Color" }), "Red (4)");
    expect(await sheet.findByRole("button", { name: "Show 1 Item" })).toBeVisible();
    await user.click(sheet.getByRole("link", { name: "Clear All" }));
    await user.click(await sheet.findByRole("button", { name: "Show 3 Items" }));
    expect(address(view)).toBe("/shop?sort=priceLow");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["?garment=dress", { garment: "dress" }, 3, "Dresses", true],
    ["?garment=dress&sort=newest", { garment: "dress" }, 3, "Dresses", true],
    ["?color=black", { colors: ["black"] }, 3, "Black Pieces", true],
    ["?retailer=Pellier", { retailer: "Pellier" }, 3, "Pieces from Pellier", true],
    ["?celebrity=ada-vale", { celebritySlug: "ada-vale" }, 3, "Pieces Worn by Ada Vale", true],
    ["?sale=1", { onSale: true }, 3, "Pieces on Sale", true],
    ["?price=under100", { price: "UNDER_100" }, 3, "Pieces Under $100", true],
    ["?garment=dress", { garment: "dress" }, 2, "Dresses", false],
    ["?garment=dress&color=black", { garment: "dress", colors: ["black"] }, 3, "Black Dresses", false],
    ["?color=black,red", { colors: ["black", "red"] }, 3, "Black Red Pieces", false],
    ["?min=50", { minPrice: 50 }, 3, "Shop", false],
    ["?garment=pills", { garment: "pills" }, 0, "Shop", false],
    ["", {}, 1, "Shop", true],
  ] as const)(
    "is a page for search engines for one value with enough items: %s",
    async (query, filter, total, title, isIndexed) => {
      const sort = query.includes("newest") ? ("NEWEST" as const) : ("DEFAULT" as const);
      const titles = ["Dress", "Gown", "Kaftan"].slice(0, total);
      open(`/shop${query}`, [mockShop({ filter: filter as ShopPageQueryVariables["filter"], sort }, titles)]);
      await screen.findByText(/^Showing/);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
      await waitFor(() => expect(document.title).toContain(title === "Shop" ? "Shop the Looks" : title));
      const robots = document.querySelector("meta[name='robots']")?.getAttribute("content");
      expect(robots?.startsWith("index")).toBe(isIndexed);
      const canonical = document.querySelector("link[rel='canonical']")?.getAttribute("href");
      expect(canonical?.endsWith(`/shop${query.replace("&sort=newest", "")}`) ?? false).toBe(isIndexed);
    },
  );

  it("is a GET form without JavaScript", async () => {
    open("/shop?search=coat&retailer=Gone", [mockShop({ filter: { search: "coat", retailer: "Gone" } }, [])]);
    const form = await screen.findByRole("search");
    expect(form).toHaveAttribute("action", "/shop");
    expect(form).toHaveAttribute("method", "get");
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      search: "coat",
      garment: "",
      color: "",
      celebrity: "",
      retailer: "Gone",
      price: "",
      sale: "",
      sort: "",
    });
  });

  it("filters by garment, color, celebrity and sale, each with its number of pieces", async () => {
    const chosen = { garment: "dress", colors: ["red"], onSale: true, celebritySlug: "ada-vale" };
    const view = open("/shop", [
      mockShop({}, ["Blazer", "Loafers"]),
      mockShop({ filter: { garment: "dress" } }, ["Dress"]),
      mockShop({ filter: { garment: "dress", colors: ["red"] } }, ["Dress"]),
      mockShop({ filter: { garment: "dress", colors: ["red"], onSale: true } }, ["Dress"]),
      mockShop({ filter: chosen }, ["Dress"]),
      mockShop({ filter: { ...chosen, garment: undefined } }, ["Dress", "Shoe"]),
    ]);
    const { user } = view;
    await screen.findByText("Showing 2 items");
    const choose = (name: string, option: string) => user.selectOptions(screen.getByRole("combobox", { name }), option);
    await choose("Garment", "Dress (12)");
    await choose("Color", "Red (4)");
    await choose("Sale", "On sale (6)");
    await choose("Celebrity", "Ada Vale (5)");
    await waitFor(() => expect(address(view)).toBe("/shop?garment=dress&color=red&sale=1&celebrity=ada-vale"));
    expect(await screen.findByRole("link", { name: "Remove filter Worn by Ada Vale" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Remove filter Dress" }));
    expect(address(view)).toBe("/shop?color=red&sale=1&celebrity=ada-vale");
  });

  it("shows and keeps the filters of a link from the search", async () => {
    const filter = { garment: "loafer", colors: ["black", "white"], occasion: "Gala", minPrice: 50, maxPrice: 200 };
    open("/shop?garment=loafer&color=black,white&min=50&max=200&occasion=Gala", [mockShop({ filter }, ["Loafers"])]);
    expect(await screen.findByRole("combobox", { name: "Garment" })).toHaveDisplayValue("Loafer");
    expect(screen.getByRole("combobox", { name: "Color" })).toHaveDisplayValue("Black, White");
    const chips = within(screen.getByRole("list", { name: "Applied filters" })).getAllByRole("link");
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      ...["Loafer", "Black, White", "$50 to $200", "Gala"].map((label) => `Remove filter ${label}`),
      "Clear All filters",
    ]);
    const form = new FormData(screen.getByRole<HTMLFormElement>("search"));
    expect([form.get("min"), form.get("max"), form.get("occasion")]).toEqual(["50", "200", "Gala"]);
  });

  it("shows more than a thousand pieces as 1,000+, and filter values that are too many to count without numbers", async () => {
    const facets = {
      ...productFacets,
      retailers: [facet("Northloom", null), facet("Pellier", null)],
      prices: [facet("UNDER_100", null), facet("FROM_100_TO_500", 12), facet("OVER_500", 0)],
      onSale: null,
    };
    const currencies = [facet("USD", null), facet("EUR", null)];
    open("/shop?sort=priceLow", [
      mockShop({ sort: "PRICE_LOW" }, ["Blazer"], { total: 1_001, next: "c1", facets, currencies }),
    ]);
    expect(await screen.findByText("Showing 1,000+ items")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Retailer" })).toHaveTextContent("All RetailersNorthloomPellier");
    expect(screen.getByRole("combobox", { name: "Price" })).toHaveTextContent("Under $100$100 - $500 (12)");
    expect(screen.getByRole("combobox", { name: "Sale" })).toHaveTextContent("AllOn sale");
    expect(screen.getByRole("combobox", { name: "Currency" })).toHaveTextContent("USDEUR");
    expect(screen.getByText("Prices in USD. Items in other currencies follow.")).toBeVisible();
  });

  it("ignores prices in the URL that are no prices", async () => {
    open("/shop?min=cheap&max=-4", [mockShop({}, ["Blazer"])]);
    expect(await screen.findByText("Showing 1 item")).toBeVisible();
    expect(screen.queryByRole("list", { name: "Applied filters" })).toBeNull();
  });

  it("shows an empty state and clears the filters", async () => {
    const view = open("/shop?search=hat", [
      mockShop({ filter: { search: "hat" } }, []),
      mockShop({}, ["Blazer", "Loafers"]),
    ]);
    expect(await screen.findByRole("heading", { name: "No items found" })).toBeVisible();
    expect(screen.getByText("Try adjusting your filters or search criteria.")).toBeVisible();
    await view.user.click(screen.getByRole("link", { name: "Reset Filters" }));
    expect(await screen.findByText("Showing 2 items")).toBeVisible();
    expect(address(view)).toBe("/shop");
    expect(screen.getByPlaceholderText("Search products...")).toHaveValue("");
  });

  it("loads more into the same list and focuses the first new piece", async () => {
    const { user } = open("/shop", [
      mockShop({}, ["Blazer"], { next: "c1", total: 2 }),
      mockShop({ after: "c1" }, ["Loafers"], { total: 2 }),
    ]);
    const more = await screen.findByRole("button", { name: "Load More" });
    expect(more).toHaveAttribute("href", "/shop?after=c1");
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole("link", { name: "Ada Vale" })).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole("link", { name: "Ada Vale" })[1]).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  });

  it("says in which currency it compares prices", async () => {
    const currencies = [facet("USD", 6), facet("EUR", 1)];
    const filter = { maxPrice: 1500.5, currency: "EUR" };
    open("/shop?max=1500.5&currency=EUR", [mockShop({ filter }, ["Blazer"], { currencies })]);
    expect(await screen.findByText("Prices in EUR. 6 items in other currencies are left out.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Remove filter Up to €1,500.50" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Price" })).toHaveTextContent("Under €100 (7)");
    expect(new FormData(screen.getByRole<HTMLFormElement>("search")).get("currency")).toBe("EUR");
  });
});
