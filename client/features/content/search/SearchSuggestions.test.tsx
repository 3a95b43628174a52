import type { MockLink } from "@apollo/client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { SearchSuggestionsDocument } from "../../../graphql/generated/operations";
import { renderPart } from "../../../testing/renderApp";
import { SearchBox } from "../../../shared/ui/search/SearchBox";
import { SearchSuggestions } from "./SearchSuggestions";

const celebrity = (slug: string, name: string) => ({
  __typename: "Celebrity",
  id: slug,
  slug,
  name,
  image: "",
  category: "Actor",
});

const mockSuggestions = (text: string, names: string[], delay = 0): MockLink.MockedResponse => ({
  request: { query: SearchSuggestionsDocument, variables: { text } },
  delay,
  result: {
    data: {
      appearances: [],
      search: {
        __typename: "SearchResult",
        celebrityCount: names.length,
        outfitCount: names.length === 0 ? 0 : 1_001,
        productCount: 0,
        itemCount: 0,
        postCount: 0,
        meaning: { __typename: "SearchMeaning", pieces: [], without: [] },
        shops: [],
        brands: [],
        categories: [],
        products: [],
        celebrities: names.map((name) => celebrity(name.toLowerCase(), name)),
        outfits: [],
        posts: [],
      },
    },
  },
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Longer than the debounce, so that the query is sent. */
const typingPauseMs = 300;
const slowResponseMs = 1_000;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function show(mocks: MockLink.MockedResponse[], onSearch = jest.fn()) {
  const box = <SearchBox label="Search" action="/celebrities" onSearch={onSearch} suggestions={SearchSuggestions} />;
  return { ...renderPart(box, { mocks }), field: screen.getByRole("searchbox", { name: "Search" }) };
}

async function typed(text: string, mocks: MockLink.MockedResponse[]) {
  const onSearch = jest.fn();
  const { field, ...app } = show(mocks, onSearch);
  await app.user.type(field, text);
  return { ...app, onSearch, field: screen.getByRole("combobox", { name: "Search" }) };
}

/** By text content: jsdom adds spaces around marked words in accessible names. */
const option = (name: string) =>
  waitFor(() => {
    const found = screen.queryAllByRole("option").find(({ textContent }) => textContent.startsWith(name));
    if (!found) throw new Error(`${name} is not suggested`);
    return found;
  });

const names = () => screen.getAllByRole("option").map((option) => option.querySelector("strong")?.textContent);

describe("SearchSuggestions", () => {
  afterEach(() => jest.useRealTimers());

  it("shows highlighted matches with their kind, and the search for the typed text", async () => {
    await typed("ad", [mockSuggestions("ad", ["Ada", "Adam"])]);
    const first = await option("Ada");
    expect(first).toHaveAttribute("href", "/celebrity/ada");
    expect(within(first).getByText("Ad").tagName).toBe("MARK");
    expect(within(first).getByText("Celebrity")).toBeVisible();
    const all = screen.getAllByRole("option").at(-1);
    expect(all).toHaveTextContent("Search for “ad”1,000+ results");
    expect(all).toHaveAttribute("href", "/search?q=ad");
    expect(screen.getByText("2 suggestions")).toHaveAttribute("role", "status");
  });

  it("moves with the arrow keys while the focus stays in the field, and follows with Enter", async () => {
    const { user, field, router, onSearch } = await typed("ad", [mockSuggestions("ad", ["Ada", "Adam"])]);
    await option("Adam");
    expect(field).toHaveAttribute("aria-expanded", "true");
    expect(field).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
    const active = () =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toContain("Adam");
    await user.keyboard("{ArrowDown}");
    expect(active()).toContain("Search for “ad”");
    await user.keyboard("{ArrowDown}");
    expect(active()).toBeNull();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(active()).toContain("Adam");
    expect(field).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(router.state.location.pathname).toBe("/celebrity/adam");
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("leaves Enter to the form while no option is highlighted", async () => {
    const { user, onSearch } = await typed("ad", [mockSuggestions("ad", ["Ada"])]);
    await option("Ada");
    await user.keyboard("{Enter}");
    expect(onSearch).toHaveBeenCalledWith("ad");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("closes with Escape and keeps the text, and opens again with an arrow key", async () => {
    const { user, field } = await typed("ad", [mockSuggestions("ad", ["Ada"])]);
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field).toHaveValue("ad");
    expect(field).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("{ArrowDown}");
    expect(await screen.findByRole("listbox")).toBeVisible();
    await user.tab();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("never shows the response to an outdated text", async () => {
    jest.useFakeTimers();
    const { field } = show([mockSuggestions("ad", ["Ada"], slowResponseMs), mockSuggestions("adz", ["Adzo"])]);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: "ad" } });
    await pass(typingPauseMs);
    fireEvent.change(field, { target: { value: "adz" } });
    await pass(typingPauseMs);
    // Its query is sent now, and answered at once.
    await pass(0);
    expect(names()).toEqual(["Adzo", undefined]);
    await pass(slowResponseMs);
    expect(names()).toEqual(["Adzo", undefined]);
  });

  it("does not offer the matches of an earlier text while typing goes on", async () => {
    jest.useFakeTimers();
    const { field } = show([mockSuggestions("ad", ["Ada"])]);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: "ad" } });
    await pass(typingPauseMs);
    await pass(0);
    expect(names()).toEqual(["Ada", undefined]);
    fireEvent.change(field, { target: { value: "ngo" } });
    expect(names()).toEqual([undefined]);
  });

  it("sends no query while the field is blank", async () => {
    await typed("   ", []);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("still links to the results when the suggestions fail", async () => {
    await typed("ad", []);
    expect(await screen.findAllByRole("option")).toHaveLength(1);
    expect(screen.getByRole("option")).toHaveAttribute("href", "/search?q=ad");
  });
});
