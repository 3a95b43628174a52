import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { openAdminScreen } from "../../testing/renderAdmin";
import { AdminGrid } from "./AdminGrid";
import { BulkBar } from "./bulk/BulkBar";
import { GridSelect } from "./GridSelect";
import type { GridEdit } from "./edit/gridEdit";
import type { AdminColumn } from "./gridTypes";
import { useGridSelection } from "./useGridSelection";
import { useGridState, type SortOption } from "./useGridState";

interface Suit {
  id: string;
  title: string;
  occasion: string;
}

const suits: Suit[] = [
  { id: "a", title: "Navy Suit", occasion: "Airport" },
  { id: "b", title: "Red Gown", occasion: "Gala" },
];

const sorts: readonly SortOption<"NEWEST" | "TITLE">[] = [
  { value: "NEWEST", label: "Newest", naturally: "desc" },
  { value: "TITLE", label: "Title" },
];

const rendered: string[] = [];
const renderOccasion = ({ id, occasion }: Suit) => {
  rendered.push(id);
  return occasion;
};

const columns: readonly AdminColumn<Suit>[] = [
  { field: "title", label: "Title", sort: "TITLE", phone: "title", edit: "text" },
  { field: "occasion", label: "Occasion", render: renderOccasion },
];

interface Options {
  rows?: readonly Suit[];
  error?: unknown;
  loading?: boolean;
  onRetry?: () => void;
  onEdit?: (id: string) => void;
  edit?: GridEdit<Suit>;
}

/** A list of outfits that shows the query variables it would send to the server. */
function Outfits({ rows, error, loading = false, onRetry = () => undefined, onEdit = () => undefined, edit }: Options) {
  const state = useGridState<"NEWEST" | "TITLE", "occasion">({ sorts, filters: ["occasion"] });
  const selection = useGridSelection(state.filterKey);
  return (
    <>
      <output data-testid="asked">
        {JSON.stringify({ ...state.variables, search: state.search, ...state.filters })}
      </output>
      <AdminGrid
        noun={["outfit", "outfits"]}
        state={state}
        columns={columns}
        rows={rows?.map((row) => row)}
        totalCount={rows && rows.length * 20}
        pageInfo={{ hasNextPage: true, hasPreviousPage: true, startCursor: "first", endCursor: "last" }}
        loading={loading}
        error={error}
        onRetry={onRetry}
        emptyText="No outfits found"
        search={{ label: "Search outfits" }}
        filters={
          <GridSelect
            label="Occasion"
            allLabel="All occasions"
            value={state.filters.occasion}
            options={["Airport", "Gala"]}
            onChange={(value) => state.setFilter("occasion", value)}
          />
        }
        rowActions={({ id }) => [{ label: "Edit", icon: null, onClick: () => onEdit(id) }]}
        onOpen={({ id }) => onEdit(id)}
        edit={edit}
        selection={selection}
        bulk={
          <BulkBar selection={selection} noun={["outfit", "outfits"]} totalCount={40}>
            <button>{selection.all ? "everything" : [...selection.ids].join()}</button>
          </BulkBar>
        }
      />
    </>
  );
}

const asked = (): Record<string, unknown> =>
  JSON.parse(screen.getByTestId("asked").textContent ?? "{}") as Record<string, unknown>;

describe("AdminGrid: focus", () => {
  const list = () => screen.getByRole("region", { name: "outfits" });

  it.each([390, 1280])("stays in the list of a screen of %i pixels when the bar of a selection goes", async (width) => {
    const { user } = await openAdminScreen(<Outfits rows={suits} />, { width });
    await user.click(screen.getAllByLabelText("Select row")[0]!);
    await user.click(screen.getByText("Clear selection"));
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
    expect(list()).toContainElement(document.activeElement as HTMLElement);
  });

  it("stays in the list when a retry brings the rows", async () => {
    function Failing() {
      const [failed, setFailed] = useState(true);
      const answer = failed ? { error: new Error("down") } : { rows: suits };
      return <Outfits {...answer} onRetry={() => setFailed(false)} />;
    }
    const { user } = await openAdminScreen(<Failing />, { width: 390 });
    await user.click(screen.getByText("Retry"));
    expect(await screen.findByText("Navy Suit")).toBeVisible();
    expect(list()).toContainElement(document.activeElement as HTMLElement);
  });
});

describe("AdminGrid: state in the URL", () => {
  it("reads page, sort, search and filters from the URL", async () => {
    await openAdminScreen(<Outfits rows={suits} />, {
      url: "/x?search=navy&occasion=Gala&sort=TITLE&reverse=1&size=50&before=c",
      width: 390,
    });
    expect(asked()).toEqual({
      first: 50,
      after: null,
      last: 50,
      before: "c",
      sort: "TITLE",
      reverse: true,
      search: "navy",
      occasion: "Gala",
    });
    expect(screen.getByRole("searchbox", { name: "Search outfits" })).toHaveValue("navy");
  });

  it("falls back to the defaults for invalid parameters", async () => {
    await openAdminScreen(<Outfits rows={suits} />, { url: "/x?sort=EVIL&size=1000000&reverse=yes", width: 390 });
    expect(asked()).toMatchObject({ first: 25, sort: "NEWEST", reverse: false, last: null });
  });

  it("writes a new search to the URL and returns to the first page", async () => {
    const { user, router } = await openAdminScreen(<Outfits rows={suits} />, { url: "/x?after=c", width: 390 });
    await user.type(screen.getByRole("searchbox"), "navy{Enter}");
    expect(router.state.location.search).toBe("?search=navy");
    await user.selectOptions(screen.getByLabelText("Occasion"), "Gala");
    expect(asked()).toMatchObject({ search: "navy", occasion: "Gala" });
    await user.selectOptions(screen.getByLabelText("Rows per page"), "100");
    expect(asked()).toMatchObject({ first: 100, before: null });
    await user.click(screen.getByText("Clear"));
    expect(router.state.location.search).toBe("?size=100");
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  it("pages forward and backward, and Back undoes one step at a time", async () => {
    const { user, router } = await openAdminScreen(<Outfits rows={suits} />, { url: "/x?search=navy", width: 390 });
    await user.click(screen.getByText("Next"));
    expect(asked()).toMatchObject({ after: "last", last: null });
    await user.click(screen.getByText("Previous"));
    expect(asked()).toMatchObject({ after: null, before: "first", last: 25 });
    await act(() => router.navigate(-1));
    expect(asked()).toMatchObject({ after: "last", search: "navy" });
    await act(() => router.navigate(-1));
    expect(asked()).toMatchObject({ after: null, before: null, search: "navy" });
  });

  it("offers no paging while there are no rows", async () => {
    await openAdminScreen(<Outfits rows={[]} />, { width: 390 });
    expect(screen.getByLabelText("Rows per page")).toBeDisabled();
    expect(screen.getByText("Previous")).toBeDisabled();
    expect(screen.getByText("Next")).toBeDisabled();
  });

  it("sorts by a header and reverses the order on the second click", async () => {
    // Without styles, the accessible name of the header would include its button.
    const { user } = await openAdminScreen(<Outfits rows={suits} />, { styled: true });
    const header = screen.getByRole("columnheader", { name: "Title" });
    await user.click(within(header).getByText("Title"));
    expect(asked()).toMatchObject({ sort: "TITLE", reverse: false });
    expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
    await user.click(within(header).getByText("Title"));
    expect(asked()).toMatchObject({ sort: "TITLE", reverse: true });
    expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "descending");
  });
});

describe("AdminGrid: rows", () => {
  it.each([1280, 390])("have a menu that names the row, at %s pixels", async (width) => {
    const onEdit = jest.fn();
    const { user } = await openAdminScreen(<Outfits rows={suits} onEdit={onEdit} />, { width });
    expect(screen.getByText("40 outfits")).toBeVisible();
    const button = screen.getByRole("button", { name: "Actions for Red Gown" });
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.click(within(screen.getByRole("menu")).getByRole("menuitem", { name: "Edit" }));
    expect(onEdit).toHaveBeenCalledWith("b");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(button).toHaveFocus();
  });

  it.each([1280, 390])("open by a click on their name, at %s pixels", async (width) => {
    const onEdit = jest.fn();
    const { user } = await openAdminScreen(<Outfits rows={suits} onEdit={onEdit} />, { width });
    await user.click(screen.getByRole("button", { name: "Red Gown" }));
    expect(onEdit.mock.calls).toEqual([["b"]]);
  });

  it("have one tab stop in all, and keys for the rest", async () => {
    const onEdit = jest.fn();
    const { user } = await openAdminScreen(<Outfits rows={suits} onEdit={onEdit} />);
    act(() => screen.getByRole("combobox", { name: "Occasion" }).focus());
    await user.tab();
    expect(screen.getByRole("grid")).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(screen.getByRole("combobox", { name: "Rows per page" })).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(screen.getByRole("rowheader", { name: "Navy Suit" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onEdit.mock.calls).toEqual([["a"]]);
    await user.keyboard("{ArrowDown}{End}");
    expect(screen.getByRole("button", { name: "Actions for Red Gown" })).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.keyboard("{Enter}");
    expect(onEdit.mock.calls).toEqual([["a"], ["b"]]);
    await user.tab();
    expect(screen.getByRole("combobox", { name: "Rows per page" })).toHaveFocus();
  });

  it("open by a double-click on the name, and are not edited in place at once", async () => {
    const onEdit = jest.fn();
    const edit = { save: (row: Suit) => Promise.resolve(row), options: {} };
    const { user } = await openAdminScreen(<Outfits rows={suits} onEdit={onEdit} edit={edit} />);
    await user.dblClick(screen.getByText("Navy Suit"));
    expect(onEdit).toHaveBeenCalledWith("a");
    expect(screen.queryByRole("textbox", { name: "Title of Navy Suit" })).toBeNull();
    await user.dblClick(screen.getByText("Navy Suit").closest("[role=rowheader]")!);
    expect(screen.getByRole("textbox", { name: "Title of Navy Suit" })).toBeVisible();
  });

  it("become a list with the same texts on a phone, sorted by a select", async () => {
    const { user } = await openAdminScreen(<Outfits rows={suits} />, { width: 390 });
    const [first] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Navy SuitOccasionAirport");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Sort by title, reversed");
    expect(asked()).toMatchObject({ sort: "TITLE", reverse: true });
  });

  it.each([1280, 390])("distinguish an empty list from a failed one, at %s pixels", async (width) => {
    const onRetry = jest.fn();
    const { user, unmount } = await openAdminScreen(<Outfits rows={[]} />, { width });
    expect(screen.getByText("No outfits found")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    unmount();
    await openAdminScreen(<Outfits error={new Error("down")} onRetry={onRetry} />, { width });
    expect(screen.getByText(/The outfits could not be loaded/)).toBeVisible();
    expect(screen.queryByText("No outfits found")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalled();
  });

  it("stay when a newer request fails", async () => {
    await openAdminScreen(<Outfits rows={suits} error={new Error("down")} />);
    expect(screen.getByText("Navy Suit")).toBeVisible();
    expect(screen.getByText(/You are seeing the previous results/)).toBeVisible();
  });
});

describe("AdminGrid: selection", () => {
  it.each([1280, 390])("selects single rows or all that match, at %s pixels", async (width) => {
    const { user } = await openAdminScreen(<Outfits rows={suits} />, { width });
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
    await user.click(screen.getAllByRole("checkbox", { name: /select row/i })[0] as HTMLElement);
    const bar = screen.getByRole("region", { name: "Selection" });
    expect(within(bar).getByRole("status")).toHaveTextContent("1 outfit selected");
    expect(within(bar).getByRole("button", { name: "a" })).toBeVisible();
    await user.click(within(bar).getByRole("button", { name: "Select all 40 that match the filter" }));
    expect(within(bar).getByRole("status")).toHaveTextContent("40 outfits selected");
    expect(within(bar).getByRole("button", { name: "everything" })).toBeVisible();
    for (const box of screen.getAllByRole("checkbox", { name: /select row/i })) expect(box).toBeChecked();
    await user.click(within(bar).getByRole("button", { name: "Clear selection" }));
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  });

  it("renders no other row than the selected one", async () => {
    const { user } = await openAdminScreen(<Outfits rows={suits} />);
    rendered.length = 0;
    await user.click(screen.getAllByRole("checkbox", { name: /select row/i })[1] as HTMLElement);
    expect(screen.getByRole("region", { name: "Selection" })).toHaveTextContent("1 outfit selected");
    expect(rendered.filter((id) => id !== "b")).toEqual([]);
  });

  it("resets when a filter changes", async () => {
    const { user } = await openAdminScreen(<Outfits rows={suits} />, { width: 390 });
    await user.click(screen.getAllByRole("checkbox")[0] as HTMLElement);
    await user.selectOptions(screen.getByLabelText("Occasion"), "Gala");
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  });
});
