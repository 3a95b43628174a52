import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.edge";
import { useLocalRecord } from "./useLocalRecord";
import { useLocalSet } from "./useLocalSet";

function Hearts() {
  const { ids, has, toggle } = useLocalSet("favorites");
  return (
    <button aria-pressed={has("a")} onClick={() => toggle("a")}>
      {ids.length} kept
    </button>
  );
}

describe("useLocalSet", () => {
  it("stores ids in this browser for all components that use the key", () => {
    render(
      <>
        <Hearts />
        <Hearts />
      </>,
    );
    const [first, second] = screen.getAllByRole("button");
    act(() => first?.click());
    expect(second).toHaveTextContent("1 kept");
    expect(second).toHaveAttribute("aria-pressed", "true");
    expect(window.localStorage.getItem("wornby:favorites")).toBe('["a"]');
    act(() => second?.click());
    expect(first).toHaveTextContent("0 kept");
  });

  it("reacts to a change in another tab", () => {
    render(<Hearts />);
    act(() => {
      window.localStorage.setItem("wornby:favorites", '["a","b"]');
      window.dispatchEvent(new StorageEvent("storage", { key: "wornby:favorites" }));
    });
    expect(screen.getByRole("button")).toHaveTextContent("2 kept");
  });

  it("keeps the change for the page when the storage is full or blocked", () => {
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    render(<Hearts />);
    act(() => screen.getByRole("button").click());
    expect(screen.getByRole("button")).toHaveTextContent("1 kept");
    setItem.mockRestore();
    act(() => screen.getByRole("button").click());
    expect(screen.getByRole("button")).toHaveTextContent("0 kept");
    expect(window.localStorage.getItem("wornby:favorites")).toBe("[]");
  });

  it("reads the storage again when Back restores a frozen page", () => {
    render(<Hearts />);
    window.localStorage.setItem("wornby:favorites", '["a"]');
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(screen.getByRole("button")).toHaveTextContent("1 kept");
  });

  it.each(['[null, 5, "a", "a", {}]', '["a"]'])("reads only the ids of %s, once each", (text) => {
    window.localStorage.setItem("wornby:favorites", text);
    render(<Hearts />);
    expect(screen.getByRole("button")).toHaveTextContent("1 kept");
  });

  it("renders the empty set on the server, and ignores unreadable storage", () => {
    window.localStorage.setItem("wornby:favorites", '["a"]');
    expect(renderToString(<Hearts />)).toContain('aria-pressed="false"');
    window.localStorage.setItem("wornby:favorites", "{broken");
    render(<Hearts />);
    expect(screen.getByRole("button")).toHaveTextContent("0 kept");
  });
});

describe("useLocalRecord", () => {
  it("stores values by name", () => {
    function Notes() {
      const [notes, put] = useLocalRecord<string[]>("comments");
      return (
        <button onClick={() => put("post", [...(notes["post"] ?? []), "hi"])}>
          {notes["post"]?.length ?? 0} notes
        </button>
      );
    }
    render(<Notes />);
    act(() => screen.getByRole("button").click());
    act(() => screen.getByRole("button").click());
    expect(screen.getByRole("button")).toHaveTextContent("2 notes");
  });
});
