import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { CategoryOutfitsPageDocument } from "../../../graphql/generated/operations";
import { renderApp } from "../../../testing/renderApp";
import { mockCategory } from "../../../testing/mockCategory";
import { CategoryOutfitsPage } from "./CategoryOutfitsPage";

const mockOutfits = (
  name: string,
  titles: readonly string[],
  { search, after = null, next = null }: { search?: string; after?: string | null; next?: string | null } = {},
): MockLink.MockedResponse => ({
  request: {
    query: CategoryOutfitsPageDocument,
    variables: { name, filter: { category: name, ...(search ? { search } : {}) }, first: 12, after },
  },
  result: {
    data: {
      __typename: "Query",
      category: name === "hats" ? null : mockCategory(name, { isBuiltIn: name !== "jewelry" }),
      outfits: {
        __typename: "OutfitConnection",
        totalCount: titles.length,
        edges: titles.map((title) => ({
          __typename: "OutfitEdge",
          node: {
            __typename: "Outfit",
            id: title,
            slug: title.toLowerCase(),
            title,
            image: "",
            focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
            occasion: null,
            date: null,
            celebrity: null,
          },
        })),
        pageInfo: { __typename: "PageInfo", endCursor: next, hasNextPage: next !== null },
      },
    },
  },
});

const open = (url: string, mocks: readonly MockLink.MockedResponse[]) =>
  renderApp([{ path: paths.categoryOutfits.pattern, Component: CategoryOutfitsPage }], { url, mocks });

describe("CategoryOutfitsPage", () => {
  it("shows the looks below the category's name", async () => {
    open("/categories/dresses", [mockOutfits("dresses", ["Gown", "Kaftan"])]);
    expect(await screen.findByRole("heading", { level: 1, name: "Celebrity Dresses Collection" })).toBeVisible();
    expect(screen.getByText("2 outfits")).toBeVisible();
    expect(screen.getByRole("link", { name: "Gown" })).toHaveAttribute("href", "/outfit/gown");
  });

  it("searches, with the text in the URL", async () => {
    const { user, router } = open("/categories/dresses", [
      mockOutfits("dresses", ["Gown", "Kaftan"]),
      mockOutfits("dresses", ["Gown"], { search: "gown" }),
      mockOutfits("dresses", [], { search: "gownx" }),
    ]);
    const field = await screen.findByRole("searchbox", { name: "Search dresses looks" });
    await user.type(field, "gown{Enter}");
    expect(await screen.findByText("1 outfit for “gown”")).toBeVisible();
    expect(router.state.location.search).toBe("?search=gown");
    await user.type(field, "x{Enter}");
    expect(await screen.findByRole("heading", { name: "No outfits found" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Show the whole collection" }));
    expect(await screen.findByText("2 outfits")).toBeVisible();
  });

  it("shows all looks again when the search is cleared", async () => {
    const { user, router } = open("/categories/dresses?search=gown", [
      mockOutfits("dresses", ["Gown"], { search: "gown" }),
      mockOutfits("dresses", ["Gown", "Kaftan"]),
    ]);
    await user.click(await screen.findByRole("link", { name: "Remove filter: “gown”" }));
    expect(await screen.findByText("2 outfits")).toBeVisible();
    expect(router.state.location.search).toBe("");
    expect(screen.queryByRole("link", { name: /Remove filter/ })).toBeNull();
  });

  it("loads more into the same list", async () => {
    const { user } = open("/categories/dresses", [
      mockOutfits("dresses", ["Gown"], { next: "c1" }),
      mockOutfits("dresses", ["Kaftan"], { after: "c1" }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Load More" }));
    await waitFor(() => expect(screen.getByRole("link", { name: "Kaftan" })).toHaveFocus());
    expect(screen.getByRole("link", { name: "Gown" })).toBeVisible();
  });

  it("offers the category's shop page when there are no looks", async () => {
    open("/categories/cars", [mockOutfits("cars", [])]);
    expect(await screen.findByRole("heading", { name: "No outfits yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Shop Cars" })).toHaveAttribute("href", "/category/cars");
  });

  it.each(["hats", "jewelry"])(
    "shows not found for an unknown category, and for one without looks: %s",
    async (name) => {
      open(`/categories/${name}`, [mockOutfits(name, [])]);
      expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    },
  );

  it("redirects to the lower-case URL", async () => {
    const { router } = open("/categories/Dresses?search=gown", [mockOutfits("dresses", ["Gown"], { search: "gown" })]);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe("/categories/dresses?search=gown"),
    );
  });
});
