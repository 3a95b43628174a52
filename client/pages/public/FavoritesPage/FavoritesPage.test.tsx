import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { FavoritesPageDocument } from "../../../graphql/generated/operations";
import { writeStore } from "../../../shared/hooks/localStore";
import { renderApp } from "../../../testing/renderApp";
import { FavoritesPage } from "./FavoritesPage";

const mockFavorites = (ids: string[], found: readonly string[]): MockLink.MockedResponse => ({
  request: { query: FavoritesPageDocument, variables: { ids } },
  result: {
    data: {
      __typename: "Query",
      categoryItems: {
        __typename: "CategoryItemConnection",
        edges: found.map((id) => ({
          __typename: "CategoryItemEdge",
          node: {
            __typename: "CategoryItem",
            id,
            title: `Item ${id}`,
            image: "",
            retailer: "",
            price: "",
            originalPrice: "",
            isOnSale: false,
            isAvailable: true,
            isPriceCurrent: true,
            priceAsOf: "2026-11-20T10:00:00.000Z",
            rating: null,
            reviewCount: null,
            hasAffiliateLink: true,
            directLink: null,
          },
        })),
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
});

function open(ids: readonly string[], mocks: readonly MockLink.MockedResponse[]) {
  writeStore("favorites", ids);
  return renderApp([{ path: paths.favorites.pattern, Component: FavoritesPage }], { url: "/favorites", mocks });
}

const readFavorites = () => JSON.parse(window.localStorage.getItem("wornby:favorites") ?? "null") as unknown;

describe("FavoritesPage", () => {
  it("shows the newest first, and drops deleted items without a toast", async () => {
    open(["a", "gone", "b"], [mockFavorites(["a", "b", "gone"], ["a", "b"]), mockFavorites(["a", "b"], ["a", "b"])]);
    expect(await screen.findByText("2 favorites")).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Item b",
      "Item a",
    ]);
    await waitFor(() => expect(readFavorites()).toEqual(["a", "b"]));
    expect(screen.queryByText("Removed from favorites")).toBeNull();
  });

  it("removes items one by one down to the empty state", async () => {
    const { user } = open(["a", "b"], [mockFavorites(["a", "b"], ["a", "b"]), mockFavorites(["a"], ["a"])]);
    await screen.findByText("2 favorites");
    await user.click(screen.getAllByRole("button", { name: "Remove from favorites" })[0] as HTMLElement);
    expect(await screen.findByText("1 favorite")).toHaveFocus();
    expect(screen.getByRole("heading", { name: "Item a" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove from favorites" }));
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeVisible();
    expect(readFavorites()).toEqual([]);
  });

  it("links to the categories when it is empty", async () => {
    open([], []);
    expect(await screen.findByRole("heading", { name: "No favorites yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Handbags" })).toHaveAttribute("href", "/category/handbags");
  });

  it("keeps the favorites after an error", async () => {
    open(["a"], [{ ...mockFavorites(["a"], []), result: { errors: [{ message: "Internal server error" }] } }]);
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    expect(readFavorites()).toEqual(["a"]);
  });
});
