import { act, screen, waitFor, within } from "@testing-library/react";
import { outfitList, outfitRow } from "../../../features/content/outfit/testData";
import { OutfitsPageDocument, OutfitsPageStyleMatchDocument } from "../../../graphql/generated/operations";
import { scrollStorageKey } from "../../../shared/hooks/listPosition";
import { openApp, type RenderAppOptions } from "../../../testing/renderApp";
import { OutfitsPage } from "./OutfitsPage";
import { outfitsVariables } from "./outfitsQuery";

const rows = Array.from({ length: 14 }, (_, index) => outfitRow(index + 1));
const occasions = [{ __typename: "Facet", name: "Gala", count: 14 }];

const mockOutfits = (address: Parameters<typeof outfitsVariables>[0], outfits: object, more: object = {}) => ({
  request: { query: OutfitsPageDocument, variables: outfitsVariables(address) },
  result: {
    data: { outfits, look: outfitList([outfitRow(1)], 14, true), outfitOccasions: occasions, ...more },
  },
});

const firstPage = () => mockOutfits({}, outfitList(rows.slice(0, 12), 14, true));

const open = (options: RenderAppOptions) => openApp([{ path: "/outfits", Component: OutfitsPage }], options);

describe("OutfitsPage", () => {
  it("starts with the look of the day, whose like changes the number by one", async () => {
    const { user } = await open({
      url: "/outfits",
      mocks: [mockOutfits({}, outfitList(rows.slice(0, 12)), { look: outfitList([outfitRow(1, { likeCount: 41 })]) })],
    });
    const look = await screen.findByRole("region", { name: "Look of the Day" });
    expect(within(look).getByRole("link", { name: "View Details" })).toHaveAttribute("href", "/outfit/look-1");
    const like = within(look).getByRole("button", { name: /41 Likes/ });
    await user.click(like);
    expect(like).toHaveTextContent("42 Likes");
    expect(like).toHaveAttribute("aria-pressed", "true");
    await user.click(like);
    expect(like).toHaveTextContent("41 Likes");
  });

  it("shows no like count without a stored one", async () => {
    await open({
      url: "/outfits",
      mocks: [
        mockOutfits({}, outfitList(rows.slice(0, 12)), { look: outfitList([outfitRow(1, { likeCount: null })]) }),
      ],
    });
    expect(await screen.findByRole("region", { name: "Look of the Day" })).not.toHaveTextContent("Likes");
  });

  it("returns to the scroll position after a reload, when the rows from Load More are there again", async () => {
    history.replaceState({ loadedRows: 14 }, "");
    sessionStorage.setItem(scrollStorageKey, JSON.stringify({ default: 6229 }));
    const places: [number, unknown][] = [];
    jest.spyOn(window, "scrollTo").mockImplementation((...to: unknown[]) => {
      places.push([screen.queryAllByRole("article").length, to[0]]);
    });
    const next = mockOutfits({}, outfitList(rows.slice(12), 14));
    next.request.variables.after = "outfit-12";
    await open({ url: "/outfits", mocks: [firstPage(), next] });
    await waitFor(() => expect(places).toContainEqual([14, { top: 6229, behavior: "instant" }]));
    expect(places.filter(([shown, to]) => shown < 14 && typeof to === "object")).toEqual([]);
  });

  it("does not index an invented occasion, name the page after it, or count it as an address", async () => {
    const occasion = "Cheap pills at evil.example";
    await open({
      url: `/outfits?occasion=${encodeURIComponent(occasion)}`,
      mocks: [mockOutfits({ occasion }, outfitList([], 0))],
    });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Celebrity Outfits");
    expect(document.title).not.toContain("pills");
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
    expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/outfits$/);
  });

  it.each([
    ["/outfits?min=abc&currency=XYZ", {}, /\/outfits$/],
    ["/outfits?after=outfit-12", { after: "outfit-12" }, /\/outfits\?after=outfit-12$/],
  ])("has the canonical address of its list and page: %s", async (url, filters, expected) => {
    const more = url.includes("min") ? { min: "abc", currency: "XYZ" } : {};
    await open({
      url,
      mocks: [mockOutfits({ ...filters, ...more }, outfitList(rows.slice(0, 2), 14), { look: undefined })],
    });
    await screen.findAllByRole("article");
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute(
      "content",
      expect.stringMatching(/^index/),
    );
    expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(expected);
  });

  it("loads more into the same list, moves the focus there, and shows when all is loaded", async () => {
    const next = { ...outfitsVariables({}), after: "outfit-12" };
    const { user } = await open({
      url: "/outfits",
      mocks: [
        firstPage(),
        {
          request: { query: OutfitsPageDocument, variables: next },
          result: {
            data: {
              outfits: outfitList(rows.slice(12), 14),
              look: outfitList([outfitRow(1)], 14, true),
              outfitOccasions: occasions,
            },
          },
        },
      ],
    });
    const more = await screen.findByRole("button", { name: "Load More" });
    expect(more).toHaveAttribute("href", "/outfits?after=outfit-12");
    expect(screen.getAllByRole("article")).toHaveLength(12);
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(14));
    expect(await screen.findByText("All outfits have been loaded!")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("link", { name: "Look 13" })).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
  });

  it("shows the active filters, and removes each one", async () => {
    const { user, router } = await open({
      url: "/outfits?celebrity=celebrity-1&style=Classic",
      mocks: [
        mockOutfits({ celebrity: "celebrity-1", style: "Classic" }, outfitList(rows.slice(0, 2)), {
          look: undefined,
          celebrity: { __typename: "Celebrity", id: "celebrity-1", slug: "zendria-vale", name: "Zendria Vale" },
        }),
        mockOutfits({ style: "Classic" }, outfitList(rows.slice(0, 3)), { look: undefined }),
      ],
    });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Classic Outfits Worn by Zendria Vale");
    expect(screen.queryByText("Look of the Day")).toBeNull();
    await act(() => user.click(screen.getByRole("link", { name: "Remove filter: Zendria Vale" })));
    expect(router.state.location.search).toBe("?style=Classic");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  });

  it("shows an empty state", async () => {
    await open({
      url: "/outfits?search=zzz",
      mocks: [mockOutfits({ search: "zzz" }, outfitList([]), { look: undefined })],
    });
    expect(await screen.findByRole("heading", { name: "No outfits found" })).toBeVisible();
  });

  it("shows an error, and tries again on demand", async () => {
    const failure = {
      request: { query: OutfitsPageDocument, variables: outfitsVariables({}) },
      error: new Error("down"),
    };
    const { user } = await open({ url: "/outfits", mocks: [failure, firstPage()] });
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(screen.getByRole("heading", { name: "Error loading outfits" })).toBeVisible();
    // On the page and in the toast.
    await waitFor(() =>
      expect(screen.getAllByText("Could not load the outfits. Please try again later.")).toHaveLength(2),
    );
    await act(() => user.click(retry));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(12));
  });
});

describe("OutfitsPage: style match", () => {
  const styles = {
    request: { query: OutfitsPageStyleMatchDocument },
    result: {
      data: Object.fromEntries(
        ["minimalist", "bohemian", "streetwear", "y2k", "classic"].map((name) => [name, outfitList([outfitRow(1)])]),
      ),
    },
  };

  it("asks for a choice, then opens its looks", async () => {
    const { user, router } = await open({
      url: "/outfits?dialog=style-match",
      mocks: [firstPage(), styles, mockOutfits({ style: "Y2K" }, outfitList(rows.slice(0, 1)), { look: undefined })],
    });
    const confirm = await screen.findByRole("button", { name: "Confirm" });
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "Minimalist",
      "Bohemian",
      "Streetwear",
      "Y2K",
      "Classic",
    ]);
    expect(confirm).toHaveAttribute("aria-disabled", "true");
    await user.click(confirm);
    // Once, in the dialog: a toast would cover it.
    const reminder = within(screen.getByRole("dialog")).getByRole("alert");
    await waitFor(() =>
      expect(reminder).toHaveTextContent("Please select a style Choose a style aesthetic to continue."),
    );
    expect(screen.getAllByText("Please select a style")).toHaveLength(1);
    await user.click(screen.getByRole("radio", { name: /Y2K/ }));
    expect(confirm).toHaveAttribute("aria-disabled", "false");
    await act(() => user.click(confirm));
    expect(router.state.location.search).toBe("?style=Y2K");
    expect(await screen.findByRole("heading", { level: 1, name: "Y2K Outfits" })).toBeVisible();
  });

  it("closes with Escape", async () => {
    const { user, router } = await open({
      url: "/outfits?dialog=style-match",
      mocks: [firstPage(), styles],
    });
    await screen.findByRole("button", { name: "Confirm" });
    await user.keyboard("{Escape}");
    expect(router.state.location.search).toBe("");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
