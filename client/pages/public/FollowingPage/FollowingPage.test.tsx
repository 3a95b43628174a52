import { act, screen, waitFor, within } from "@testing-library/react";
import { outfitRow } from "../../../features/content/outfit/testData";
import { FollowingPageDocument } from "../../../graphql/generated/operations";
import { writeStore } from "../../../shared/hooks/localStore";
import { renderApp } from "../../../testing/renderApp";
import { FollowingPage } from "./FollowingPage";

const lastVisit = Date.parse("2026-11-20T12:00:00Z");
const look = (number: number, day: string) => outfitRow(number, { date: day, createdAt: `${day}T08:00:00.000Z` });

const celebrity = (id: string, nodes: object[]) => ({
  __typename: "Celebrity",
  id,
  slug: id,
  name: `Person ${id}`,
  image: "",
  outfits: { __typename: "OutfitConnection", nodes },
});

const place = (id: string, latestOutfits: object[], placeId = id) => ({
  __typename: "FollowedPlace",
  id,
  placeId,
  name: `Place ${id}`,
  path: `/show/${id}`,
  image: "",
  latestOutfits,
});

const post = (id: string, day: string) => ({
  __typename: "BlogPost",
  id,
  slug: id,
  title: `Article ${id}`,
  excerpt: "",
  image: "",
  date: day,
  createdAt: `${day}T08:00:00.000Z`,
  category: "Shoes",
});

const mock = (
  ids: readonly string[],
  celebrities: readonly object[],
  posts: readonly object[] = [],
  places: readonly object[] = [],
) => ({
  request: { query: FollowingPageDocument, variables: { ids } },
  result: {
    data: {
      __typename: "Query",
      celebritiesByIds: celebrities,
      followedPlacesByIds: places,
      blogPosts: { __typename: "BlogPostConnection", nodes: posts },
    },
  },
});

const open = (mocks: Parameters<typeof renderApp>[1]) => renderApp([{ path: "*", Component: FollowingPage }], mocks);
const stored = (key: string) => JSON.parse(window.localStorage.getItem(`wornby:${key}`) ?? "null") as unknown;

describe("FollowingPage", () => {
  it("marks the looks and lists the articles since the last visit, celebrities with news first", async () => {
    writeStore("follows", ["a", "b"]);
    writeStore("following-visit", { before: 0, seen: lastVisit });
    const quiet = celebrity("b", [look(1, "2026-11-01")]);
    const busy = celebrity("a", [look(2, "2026-11-22"), look(3, "2026-11-10")]);
    open({ mocks: [mock(["b", "a"], [quiet, busy], [post("new", "2026-11-21"), post("old", "2026-11-02")])] });
    const region = await screen.findByRole("region", { name: "Person a" });
    expect(within(region).getByText("1 new look")).toBeVisible();
    expect(within(region).getByText("New").closest("li")).toHaveTextContent("Look 2");
    expect(screen.getByText("Nothing new since your last visit")).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Person a",
      "Person b",
      "New in the magazine",
      "Following as a feed",
    ]);
    expect(screen.getByRole("link", { name: "Article new" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Article old" })).toBeNull();
    expect(stored("following-visit")).toMatchObject({ before: lastVisit });
  });

  it("marks nothing on a first visit, and drops celebrities without a row", async () => {
    writeStore("follows", ["a", "gone"]);
    const row = celebrity("a", [look(1, "2026-11-22")]);
    open({ mocks: [mock(["gone", "a"], [row], [post("new", "2026-11-21")]), mock(["a"], [row])] });
    expect(await screen.findByText("The latest looks")).toBeVisible();
    expect(screen.queryByText("New")).toBeNull();
    expect(screen.queryByText("New in the magazine")).toBeNull();
    await waitFor(() => expect(stored("follows")).toEqual(["a"]));
  });

  it("has places among the celebrities, and follows on where a brand was merged into another", async () => {
    writeStore("follows", ["twin", "show", "a", "kept"]);
    writeStore("following-visit", { before: 0, seen: lastVisit });
    const person = celebrity("a", [look(1, "2026-11-01")]);
    const show = place("show", [look(2, "2026-11-22")]);
    const kept = place("kept", []);
    const places = [kept, show, place("twin", [], "kept")];
    open({
      mocks: [
        mock(["kept", "a", "show", "twin"], [person], [], places),
        mock(["a", "show", "kept"], [person], [], [show, kept]),
      ],
    });
    const region = await screen.findByRole("region", { name: "Place show" });
    expect(within(region).getByText("1 new look")).toBeVisible();
    expect(within(region).getByRole("link", { name: "Place show" })).toHaveAttribute("href", "/show/show");
    expect(screen.getByRole("button", { name: "Unfollow Place show" })).toBeVisible();
    await waitFor(() => expect(stored("follows")).toEqual(["kept", "show", "a"]));
    await waitFor(() => expect(screen.getByText(/^You follow 3/)).toBeVisible());
  });

  it("unfollows down to the empty state, keeps the focus, and Undo restores the place", async () => {
    writeStore("follows", ["a", "b"]);
    const rows = [celebrity("b", [look(1, "2026-11-22")]), celebrity("a", [look(2, "2026-11-21")])];
    const { user } = open({
      mocks: [mock(["b", "a"], rows), mock(["b"], rows.slice(0, 1)), mock(["a"], rows.slice(1))],
    });
    await user.click(await screen.findByRole("button", { name: "Unfollow Person a" }));
    expect(await screen.findByText("You unfollowed Person a")).toBeVisible();
    await waitFor(() => expect(screen.getByText("You follow 1")).toHaveFocus());
    expect(screen.getByRole("region", { name: "Person b" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Person a" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("region", { name: "Person a" })).toBeVisible();
    expect(stored("follows")).toEqual(["a", "b"]);
    act(() => screen.getByRole("button", { name: "Unfollow Person b" }).focus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Unfollow Person a" }));
    expect(await screen.findByRole("heading", { name: "You follow no one yet" })).toBeVisible();
    expect(stored("follows")).toEqual([]);
  });

  it("keeps whom one follows after an error", async () => {
    writeStore("follows", ["a"]);
    open({ mocks: [{ ...mock(["a"], []), result: { errors: [{ message: "Internal server error" }] } }] });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
    expect(stored("follows")).toEqual(["a"]);
  });

  it("lists those that this device has when the others cannot be loaded, and keeps all", async () => {
    writeStore("follows", ["a", "b"]);
    const partly = mock(["b", "a"], [celebrity("a", [look(1, "2026-11-22")])]);
    open({ mocks: [{ ...partly, result: { ...partly.result, errors: [{ message: "Not saved on this device." }] } }] });
    expect(await screen.findByRole("region", { name: "Person a" })).toBeVisible();
    expect(screen.getByText("You follow 2, of which 1 could be loaded")).toBeVisible();
    expect(stored("follows")).toEqual(["a", "b"]);
  });

  it("links to the celebrities when one follows no one", async () => {
    open({});
    expect(await screen.findByRole("heading", { name: "You follow no one yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Find celebrities" })).toHaveAttribute("href", "/celebrities");
  });
});
