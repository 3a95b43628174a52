import { act, renderHook } from "@testing-library/react";
import { schemeAttribute, schemeScript, useColorMode } from "./colorScheme";

const shown = () => document.documentElement.getAttribute(schemeAttribute);

/** Mocks a system that prefers one scheme and can switch to the other. */
function system(dark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (matches: boolean) => {
    query.matches = matches;
    listeners.forEach((listener) => listener());
  };
}

describe("color scheme", () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
    document.documentElement.removeAttribute(schemeAttribute);
  });

  it.each([
    [null, false, "light"],
    [null, true, "dark"],
    ["system", true, "dark"],
    ["light", true, "light"],
    ["dark", false, "dark"],
    ["mauve", false, "light"],
  ])("is set before the first paint: stored %s, system dark %s, shown %s", (stored, dark, scheme) => {
    if (stored !== null) window.localStorage.setItem("mui-mode", stored);
    system(dark);
    window.eval(schemeScript);
    expect(shown()).toBe(scheme);
  });

  it("follows a change of the system between the first paint and hydration", () => {
    const change = system(true);
    window.eval(schemeScript);
    change(false);
    renderHook(() => useColorMode());
    expect(shown()).toBe("light");
  });

  it("changes with the reader's choice and stores it", () => {
    system(false);
    const { result } = renderHook(() => useColorMode());
    act(() => result.current[1]("dark"));
    expect(result.current[0]).toBe("dark");
    expect(shown()).toBe("dark");
    expect(window.localStorage.getItem("mui-mode")).toBe("dark");
  });

  it("follows the system without a choice, and follows other tabs", () => {
    const change = system(false);
    const { result } = renderHook(() => useColorMode());
    act(() => change(true));
    expect(shown()).toBe("dark");
    window.localStorage.setItem("mui-mode", "light");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "mui-mode" })));
    expect(result.current[0]).toBe("light");
    expect(shown()).toBe("light");
  });
});
