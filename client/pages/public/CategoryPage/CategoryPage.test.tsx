import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import {
  CategoryPageDocument,
  type CategoryItemFilter,
  type CategoryPageQueryVariables,
} from "../../../graphql/generated/operations";
import { renderApp } from "../../../testing/renderApp";
import { mockCategory } from "../../../testing/mockCategory";
import { CategoryPage } from "./CategoryPage";

const item = (id: string, title: string) => ({
  __typename: "CategoryItem",
  id,
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
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  replacement: null,
  convertedPrice: null,
  variants: null,
});

interface ListOptions {
  titles?: readonly string[];
  totalCount?: number;
  endCursor?: string | null;
  hasNextPage?: boolean;
  currencies?: Record<string, number>;
  /** Fields of each offer. */
  more?: object;
  /** Of each offer, at the rates of 24 November. */
  convertedPrice?: string;
}

const six = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];
const category = (name: string) => mockCategory(name, { isBuiltIn: six.includes(name) });
const faq = [{ __typename: "Question", question: "Does it fit?", answer: "Mostly." }];

function mockCategoryPage(
  variables: Partial<CategoryPageQueryVariables> & { name?: string },
  options: ListOptions = {},
) {
  const { titles = ["Gown"], endCursor = null, hasNextPage = false } = options;
  const name = variables.name ?? "dresses";
  const filter: CategoryItemFilter = { categoryName: name, ...variables.filter };
  const edges = titles.map((title) => ({
    __typename: "CategoryItemEdge",
    node: { ...item(title, title), convertedPrice: options.convertedPrice ?? null, ...options.more },
  }));
  return {
    request: {
      query: CategoryPageDocument,
      variables: {
        sort: "DEFAULT",
        currency: filter.currency ?? null,
        first: 24,
        after: null,
        ...variables,
        name,
        filter,
      },
    },
    result: {
      data: {
        __typename: "Query",
        category: { ...category(name), faq: name === "dresses" ? faq : [] },
        categories: [...six, "eyewear"].map(category),
        categoryItemCurrencies: Object.entries(options.currencies ?? { USD: titles.length }).map(([name, count]) => ({
          __typename: "Facet",
          name,
          count,
        })),
        exchangeRates: options.convertedPrice ? { __typename: "ExchangeRates", day: "2026-11-24" } : null,
        categoryItems: {
          __typename: "CategoryItemConnection",
          totalCount: options.totalCount ?? titles.length,
          edges,
          pageInfo: { __typename: "PageInfo", endCursor, hasNextPage },
        },
      },
    },
  } satisfies MockLink.MockedResponse;
}

const open = (url: string, mocks: readonly MockLink.MockedResponse[]) =>
  renderApp([{ path: paths.category.pattern, Component: CategoryPage }], {
    url,
    mocks,
    site: { disclosure: "We may earn." },
  });

const address = ({ router }: ReturnType<typeof open>) => router.state.location.pathname + router.state.location.search;

describe("CategoryPage", () => {
  it("shows the items, their number, the questions and the other categories", async () => {
    open("/category/dresses", [mockCategoryPage({}, { titles: ["Slip Gown", "Shirt Dress"], totalCount: 2 })]);
    expect(await screen.findByRole("heading", { level: 1, name: "Celebrity Dresses" })).toBeVisible();
    expect(screen.getByText("Showing 2 items")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Slip Gown" })).toBeVisible();
    expect(screen.getAllByRole("button", { name: "Add to favorites" })).toHaveLength(2);
    expect(screen.getByText("Does it fit?")).toBeVisible();
    expect(screen.getByRole("link", { name: "Shoes" })).toHaveAttribute("href", "/category/shoes");
    expect(screen.queryByRole("link", { name: "Dresses" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Get Celebrity Style Updates" })).toBeVisible();
    const disclosure = screen.getByText(/We may earn/);
    const shop = screen.getByRole("link", { name: /^Shop Now Slip Gown/ });
    expect(disclosure.compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [true, ["in 38, 36"]],
    [false, []],
  ])("shows the sizes in stock, each once, of an item that is available: %j", async (isAvailable, shown) => {
    const variant = (size: string, isInStock = true) => ({ __typename: "ProductVariant", size, isInStock });
    const variants = [variant("38"), variant("36"), variant("40", false), variant(""), variant("38")];
    open("/category/dresses", [mockCategoryPage({}, { more: { isAvailable, variants } })]);
    expect(await screen.findByRole("heading", { name: "Gown" })).toBeVisible();
    expect(screen.queryAllByText(/^in \d/).map(({ textContent }) => textContent)).toEqual(shown);
  });

  it("keeps search, price and order in the URL and sends them to the server", async () => {
    const view = open("/category/dresses", [
      mockCategoryPage({}),
      mockCategoryPage({ filter: { search: "slip" } }, { titles: ["Slip Gown"] }),
      mockCategoryPage({ filter: { search: "slip", price: "UNDER_100" } }, { titles: ["Slip Gown"] }),
      mockCategoryPage(
        { filter: { search: "slip", price: "UNDER_100" }, sort: "PRICE_HIGH" },
        { titles: ["Slip Gown"] },
      ),
      mockCategoryPage({ filter: { price: "UNDER_100" }, sort: "PRICE_HIGH" }, { titles: ["Gown", "Slip Gown"] }),
    ]);
    const { user } = view;
    const field = await screen.findByPlaceholderText("Search products...");
    await user.type(field, "   {Enter}");
    expect(address(view)).toBe("/category/dresses");
    await user.clear(field);
    await user.type(field, "slip{Enter}");
    expect(address(view)).toBe("/category/dresses?search=slip");
    await user.selectOptions(screen.getByRole("combobox", { name: "Price" }), "Under $100");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: High to Low");
    expect(address(view)).toBe("/category/dresses?search=slip&price=under100&sort=priceHigh");
    expect(await screen.findByText("Showing 1 item")).toBeVisible();
    await user.click(screen.getByRole("link", { name: /Remove filter.*slip/ }));
    expect(address(view)).toBe("/category/dresses?price=under100&sort=priceHigh");
    await waitFor(() => expect(screen.getByText("Showing 2 items")).toHaveFocus());
    expect(field).toHaveValue("");
  });

  it("shows an empty state and clears all filters", async () => {
    const view = open("/category/dresses?search=zzz&sort=newest", [
      mockCategoryPage({ filter: { search: "zzz" }, sort: "NEWEST" }, { titles: [] }),
      mockCategoryPage({}),
    ]);
    expect(await screen.findByRole("heading", { name: "No items found" })).toBeVisible();
    expect(screen.getByText("Try adjusting your filters or search criteria.")).toBeVisible();
    await view.user.click(screen.getByRole("link", { name: "Reset Filters" }));
    expect(address(view)).toBe("/category/dresses");
    expect(await screen.findByText("Showing 1 item")).toBeVisible();
  });

  it("appends the next page and focuses its first card", async () => {
    const { user } = open("/category/dresses", [
      mockCategoryPage({}, { titles: ["One"], totalCount: 2, endCursor: "c1", hasNextPage: true }),
      mockCategoryPage({ after: "c1" }, { titles: ["Two"], totalCount: 2, endCursor: "c2" }),
    ]);
    const more = await screen.findByRole("button", { name: "Load More" });
    expect(more).toHaveAttribute("href", "/category/dresses?after=c1");
    await user.click(more);
    expect(await screen.findByRole("heading", { name: "Two" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "One" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Two" }).closest("li")).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });

  it("includes the currency of each price in the structured data", async () => {
    const mock = mockCategoryPage({}, { titles: ["Gown"] });
    for (const { node } of mock.result.data.categoryItems.edges)
      Object.assign(node, { price: "CA$90", priceCurrency: "CAD" });
    open("/category/dresses", [mock]);
    await screen.findByText("CA$90");
    const structuredData = [...document.querySelectorAll("script[type='application/ld+json']")].map(
      (one) => one.textContent,
    );
    expect(structuredData.join()).toContain('"price":90,"priceCurrency":"CAD"');
  });

  it("offers to retry after an error, and shows not found for another name", async () => {
    const failed: MockLink.MockedResponse = {
      request: mockCategoryPage({}).request,
      error: new TypeError("Failed to fetch"),
    };
    const { user } = open("/category/dresses", [failed, mockCategoryPage({})]);
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Celebrity Dresses" })).toBeVisible();
  });

  it("shows a further category like the six, without questions, and leads to them", async () => {
    const { user } = open("/category/eyewear", [
      mockCategoryPage({ name: "eyewear" }, { titles: ["Cat-Eye Sunglasses"] }),
      mockCategoryPage({ name: "eyewear", filter: { price: "OVER_500" } }, { titles: [] }),
    ]);
    expect(await screen.findByRole("heading", { level: 1, name: "Celebrity Eyewear" })).toBeVisible();
    expect(screen.getByText(/^Celebrity-inspired eyewear:/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Cat-Eye Sunglasses" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Frequently Asked Questions" })).toBeNull();
    for (const label of ["Dresses", "Shoes", "Makeup", "Handbags", "Cars", "Bikes"])
      expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", `/category/${label.toLowerCase()}`);
    expect(screen.queryByRole("link", { name: "Eyewear" })).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Price" }), "Over $500");
    expect(await screen.findByText("No items found")).toBeVisible();
  });

  it("follows a category whose slug has changed", async () => {
    const former = mockCategoryPage({ name: "glasses", sort: "NEWEST" });
    former.result.data.category = { ...category("eyewear"), faq: [] };
    const view = open("/category/glasses?sort=newest", [former, mockCategoryPage({ name: "eyewear", sort: "NEWEST" })]);
    expect(await screen.findByRole("heading", { level: 1, name: "Celebrity Eyewear" })).toBeVisible();
    expect(address(view)).toBe("/category/eyewear?sort=newest");
  });

  it("shows not found for an invalid name", async () => {
    const errors = [{ message: "No such category.", extensions: { code: "BAD_USER_INPUT" } }];
    open("/category/boats", [{ request: mockCategoryPage({ name: "boats" }).request, result: { errors } }]);
    expect(await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  });

  it("redirects to the canonical spelling", async () => {
    const view = open("/category/Dresses?price=over500", [mockCategoryPage({ filter: { price: "OVER_500" } })]);
    await waitFor(() => expect(address(view)).toBe("/category/dresses?price=over500"));
  });

  it("says in which currency it compares prices, and how many it leaves out", async () => {
    const currencies = { USD: 5, EUR: 2, GBP: 1 };
    const { user } = open("/category/dresses", [
      mockCategoryPage({}, { currencies }),
      mockCategoryPage({ sort: "PRICE_LOW" }, { currencies }),
      mockCategoryPage({ filter: { price: "UNDER_100" }, sort: "PRICE_LOW" }, { currencies }),
    ]);
    await screen.findByText("Showing 1 item");
    expect(screen.queryByText(/Prices in/)).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: Low to High");
    expect(await screen.findByText("Prices in USD. 3 items in other currencies follow.")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Price" }), "Under $100");
    expect(await screen.findByText("Prices in USD. 3 items in other currencies are left out.")).toBeVisible();
  });

  it("shows what prices are about in the visitor's currency, and says at which rates", async () => {
    const options = { currencies: { EUR: 1, USD: 1 }, convertedPrice: "about €82" };
    const rates = "“About” prices are converted at the European Central Bank's rates of Nov 24, 2026.";
    const { user } = open("/category/dresses?currency=EUR", [
      mockCategoryPage({ filter: { currency: "EUR" } }, options),
      mockCategoryPage({ filter: { currency: "EUR" }, sort: "PRICE_LOW" }, options),
    ]);
    expect(await screen.findByText("about €82")).toBeVisible();
    expect(screen.getByText("$90")).toBeVisible();
    expect(screen.getByText(rates)).toBeVisible();
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain("82");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: Low to High");
    expect(await screen.findByText(`Prices in EUR. 1 item in other currencies follows. ${rates}`)).toBeVisible();
  });

  it("has no choice of a currency for a list with one, and no note", async () => {
    open("/category/dresses?sort=priceLow", [mockCategoryPage({ sort: "PRICE_LOW" })]);
    await screen.findByText("Showing 1 item");
    expect(screen.queryByRole("combobox", { name: "Currency" })).toBeNull();
    expect(screen.queryByText(/Prices in/)).toBeNull();
  });

  it("keeps the chosen currency in the URL and on this device", async () => {
    const currencies = { USD: 5, EUR: 2 };
    const responses = [
      mockCategoryPage({}, { currencies }),
      mockCategoryPage({ filter: { currency: "EUR" } }, { currencies }),
    ];
    const view = open("/category/dresses", responses);
    await view.user.selectOptions(await screen.findByRole("combobox", { name: "Currency" }), "EUR (2)");
    expect(address(view)).toBe("/category/dresses?currency=EUR");
    expect(screen.getByRole("combobox", { name: "Price" })).toHaveTextContent("Under €100");
    view.unmount();
    const again = open("/category/dresses", responses);
    await waitFor(() => expect(address(again)).toBe("/category/dresses?currency=EUR"));
    await again.user.selectOptions(await screen.findByRole("combobox", { name: "Currency" }), "USD (5)");
    await waitFor(() => expect(address(again)).toBe("/category/dresses"));
    expect(localStorage.getItem("wornby:currency")).toBe('""');
  });

  it.each([
    ["a current one with its currency", { price: "49,90 €", priceAmount: 49.9, priceCurrency: "EUR" }, true],
    ["none without a currency", { price: "49.90", priceAmount: 49.9, priceCurrency: null }, false],
    ["none that is outdated", { price: "", priceAmount: null, isPriceCurrent: false }, false],
  ])("tells search engines of prices that it shows: %s", async (_, price, isTold) => {
    const mock = mockCategoryPage({});
    for (const { node } of mock.result.data.categoryItems.edges) Object.assign(node, price);
    open("/category/dresses", [mock]);
    await screen.findByText("Showing 1 item");
    const structuredData = [...document.querySelectorAll("script[type='application/ld+json']")].map(
      (one) => one.textContent ?? "",
    );
    expect(structuredData.join()).toContain('"name":"Gown"');
    expect(structuredData.join().includes('"price":49.9,"priceCurrency":"EUR"')).toBe(isTold);
    expect(structuredData.join().includes('"@type":"Offer"')).toBe(isTold);
  });
});
