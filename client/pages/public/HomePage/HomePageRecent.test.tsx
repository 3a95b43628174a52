import { screen, waitFor, within } from "@testing-library/react";
import { outfitRow } from "../../../features/content/outfit/testData";
import { useNoteViewedLook } from "../../../features/content/outfit/recentLooks";
import { HomePageRecentDocument } from "../../../graphql/generated/operations";
import { writeStore } from "../../../shared/hooks/localStore";
import { renderPart } from "../../../testing/renderApp";
import { HomePageRecent } from "./HomePageRecent";

const mock = (ids: readonly string[]) => ({
  request: { query: HomePageRecentDocument, variables: { ids } },
  result: {
    data: { __typename: "Query", outfitsByIds: ids.map((id) => ({ ...outfitRow(Number(id)), id })) },
  },
});
const stored = () => JSON.parse(window.localStorage.getItem("wornby:recent-looks") ?? "null") as unknown;
const place = (top: number) =>
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);

describe("HomePageRecent", () => {
  afterEach(() => jest.restoreAllMocks());

  it("lists the looks that this browser opened last, and clears them with Undo", async () => {
    place(5_000);
    writeStore("recent-looks", ["2", "1"]);
    const { user } = renderPart(<HomePageRecent />, { mocks: [mock(["2", "1"]), mock(["2", "1"])] });
    const region = await screen.findByRole("region", { name: "Recently viewed" });
    await waitFor(() =>
      expect(
        within(region)
          .getAllByRole("link")
          .map((link) => link.getAttribute("href")),
      ).toEqual(["/outfit/look-2", "/outfit/look-1"]),
    );
    await user.click(screen.getByRole("button", { name: "Clear recently viewed" }));
    expect(stored()).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(stored()).toEqual(["2", "1"]);
  });

  it("is not inserted where the visitor would see the page move", async () => {
    const measured = place(200);
    writeStore("recent-looks", ["1"]);
    renderPart(<HomePageRecent />, { mocks: [mock(["1"])] });
    await waitFor(() => expect(measured).toHaveBeenCalled());
    expect(screen.queryByRole("region", { name: "Recently viewed" })).toBeNull();
  });

  it("keeps the six newest looks, each once", () => {
    function Look({ id }: { id: string }) {
      useNoteViewedLook(id);
      return null;
    }
    for (const id of ["1", "2", "3", "4", "5", "6", "7", "5"]) renderPart(<Look id={id} />);
    expect(stored()).toEqual(["5", "7", "6", "4", "3", "2"]);
  });

  it("does not render the page again that notes its look", () => {
    const rendered = jest.fn();
    function Look() {
      useNoteViewedLook("1");
      rendered();
      return null;
    }
    renderPart(<Look />);
    expect(stored()).toEqual(["1"]);
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});
