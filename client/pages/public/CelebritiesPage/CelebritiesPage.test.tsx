import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  CelebritiesPageDocument,
  FindCelebrityDocument,
  RandomCelebrityDocument,
} from "../../../graphql/generated/operations";
import { openApp, renderPart } from "../../../testing/renderApp";
import { CelebritiesPage, CelebritiesPageSkeleton } from "./CelebritiesPage";

const person = (id: string, name: string) => ({
  __typename: "Celebrity" as const,
  id,
  slug: name.toLowerCase().replace(" ", "-"),
  name,
  image: "",
  bio: "Wears lace.",
  category: "Actor",
  styleType: "Classic",
  outfitCount: 0,
});

const people = ["Ada Lace", "Bo Reed", "Cy Moss"].map((name, index) => person(String(index), name));

const list = (rows: ReturnType<typeof person>[], hasNextPage = false) => ({
  __typename: "CelebrityConnection" as const,
  totalCount: hasNextPage ? rows.length + 1 : rows.length,
  edges: rows.map((node) => ({ __typename: "CelebrityEdge" as const, node })),
  pageInfo: { __typename: "PageInfo" as const, hasNextPage, endCursor: rows.at(-1)?.id ?? null },
});

const page = (variables: Record<string, unknown>, rows: ReturnType<typeof person>[], hasNextPage = false) => ({
  request: { query: CelebritiesPageDocument, variables: { first: 12, ...variables } },
  result: {
    data: {
      celebrities: list(rows, hasNextPage),
      everybody: list(
        people
          .slice(0, 1)
          .map((row) => ({ ...row, products: { ...list([]), __typename: "AffiliateProductConnection" } })),
      ),
      celebrityCategories: [{ __typename: "Facet", name: "actor", count: 3 }],
    },
  },
});

const found = (search: string, rows: ReturnType<typeof person>[]) => ({
  request: { query: FindCelebrityDocument, variables: { search } },
  result: { data: { celebrities: list(rows) } },
});

const open = (url: string, mocks: MockLink.MockedResponse[]) =>
  openApp(
    [
      { path: "/celebrities", Component: CelebritiesPage },
      { path: "/celebrity/:slug", element: "profile" },
    ],
    { url, mocks },
  );

describe("CelebritiesPage", () => {
  it("shows a loading state", () => {
    renderPart(<CelebritiesPageSkeleton />);
    expect(screen.getByText("Loading celebrities...")).toBeVisible();
  });

  it("shows the lead, the tabs and the cards", async () => {
    await open("/celebrities", [page({}, people)]);
    const lead = await screen.findByRole("region", { name: "Celebrity of the Month" });
    expect(within(lead).getByRole("link", { name: "Ada Lace" })).toHaveAttribute("href", "/celebrity/ada-lace");
    expect(within(lead).queryByText(/Worn by/)).toBeNull();
    expect(screen.getByRole("tab", { name: "Actor 3" })).toHaveAttribute("href", "/celebrities?category=actor");
    expect(screen.getAllByText("0 outfits")).toHaveLength(3);
  });

  it("opens the first celebrity that a search finds", async () => {
    const { user, router } = await open("/celebrities", [page({}, people), found("lace", people.slice(0, 1))]);
    await screen.findByText("Celebrity of the Month");
    await user.type(screen.getByRole("searchbox"), "  lace {Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/celebrity/ada-lace"));
  });

  it("sets the search parameter without a match, and links back from the empty list", async () => {
    const { user, router } = await open("/celebrities", [
      page({}, people),
      found("zzz", []),
      page({ filter: { search: "zzz" } }, []),
    ]);
    await screen.findByText("Celebrity of the Month");
    await user.type(screen.getByRole("searchbox"), "zzz{Enter}");
    expect(await screen.findByRole("heading", { name: "No celebrities found" })).toBeVisible();
    expect(router.state.location.search).toBe("?search=zzz");
    await user.click(screen.getByRole("link", { name: "Show all celebrities" }));
    expect(await screen.findByText("Showing 3 of 3")).toBeVisible();
  });

  it("clears the search and keeps the category", async () => {
    const { user, router } = await open("/celebrities?search=lace&category=actor", [
      page({ filter: { search: "lace", category: "actor" } }, people.slice(0, 1)),
      page({ filter: { category: "actor" } }, people),
    ]);
    const chip = await screen.findByRole("link", { name: "Remove filter: “lace”" });
    await act(() => user.click(chip));
    expect(await screen.findByText("Showing 3 of 3")).toBeVisible();
    expect(router.state.location.search).toBe("?category=actor");
  });

  it("ignores a blank search", async () => {
    const { user, router } = await open("/celebrities", [page({}, people)]);
    await screen.findByText("Celebrity of the Month");
    await user.type(screen.getByRole("searchbox"), "   {Enter}");
    expect(router.state.location.pathname + router.state.location.search).toBe("/celebrities");
  });

  it("appends the next page and focuses its first card", async () => {
    const { user } = await open("/celebrities", [
      page({}, people.slice(0, 2), true),
      page({ after: "1" }, people.slice(2)),
    ]);
    await user.click(await screen.findByRole("button", { name: "Load More" }));
    await waitFor(() => expect(screen.getByRole("link", { name: "Cy Moss" })).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  });

  it("keeps the list when the next page fails, and tries again", async () => {
    const failed = { ...page({ after: "1" }, []), result: undefined, error: new Error("lost") };
    const { user } = await open("/celebrities", [
      page({}, people.slice(0, 2), true),
      failed,
      page({ after: "1" }, people.slice(2)),
    ]);
    await user.click(await screen.findByRole("button", { name: "Load More" }));
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "Cy Moss" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Bo Reed" })).toBeVisible();
  });

  it("opens a random celebrity", async () => {
    const random = { request: { query: RandomCelebrityDocument }, result: { data: { randomCelebrity: people[2] } } };
    const { user, router } = await open("/celebrities", [page({}, people), random]);
    await user.click(await screen.findByRole("button", { name: "Random Celebrity" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/celebrity/cy-moss"));
  });

  it("distinguishes a failure from an empty list", async () => {
    const failed = { request: page({}, []).request, error: new Error("lost") };
    const { user } = await open("/celebrities", [failed, page({}, people)]);
    const retry = await screen.findByRole("button", { name: "Retry" });
    await act(() => user.click(retry));
    expect(await screen.findByText("Celebrity of the Month")).toBeVisible();
  });
});
