import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import {
  CategoryPageDocument,
  type CategoryItemFilter,
  type CategoryPageQueryVariables,
} from "../../../graphql/generated/operations";
import { renderApp } from "../../../testing/renderApp";
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
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
});

interface ListOptions {
  titles?: readonly string[];
  totalCount?: number;
  endCursor?: string | null;
  hasNextPage?: boolean;
}

const category = (name: string) => ({ __typename: "Category", name, image: "" });
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
    node: item(title, title),
  }));
  return {
    request: {
      query: CategoryPageDocument,
      variables: { sort: "DEFAULT", first: 24, after: null, ...variables, name, filter },
    },
    result: {
      data: {
        __typename: "Query",
        category: { ...category(name), faq: name === "cars" ? [] : faq },
        categories: ["dresses", "shoes", "cars"].map(category),
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
    expect(await screen.findByText("Showing 2 items")).toHaveFocus();
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

  it("accepts only the six categories", async () => {
    const errors = [{ message: "No such category.", extensions: { code: "BAD_USER_INPUT" } }];
    open("/category/boats", [{ request: mockCategoryPage({ name: "boats" }).request, result: { errors } }]);
    expect(await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  });

  it("redirects to the canonical spelling", async () => {
    const view = open("/category/Dresses?price=over500", [mockCategoryPage({ filter: { price: "OVER_500" } })]);
    await waitFor(() => expect(address(view)).toBe("/category/dresses?price=over500"));
  });
});
