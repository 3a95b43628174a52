import { fireEvent } from "@testing-library/dom";
import type { RouteObject } from "react-router-dom";
import { loadOnIntent } from "./loadOnIntent";

const load = jest.fn(() => Promise.resolve({}));
const more = jest.fn(() => Promise.resolve());
const routes: RouteObject[] = [
  { path: "/", lazy: load },
  { path: "/outfit/:slug", lazy: load },
  { path: "/go/:id", lazy: load },
];
loadOnIntent(routes, more);

function link(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
  return document.querySelector("b") as Element;
}

/** A macrotask, after which what failed is known. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the code of the next page", () => {
  beforeEach(() => {
    load.mockClear();
    more.mockClear();
  });

  it.each(["pointerOver", "touchStart", "focusIn"] as const)("is loaded on %s, once", (event) => {
    const target = link(`/outfit/${event}`);
    fireEvent[event](target);
    fireEvent[event](target);
    expect(load).toHaveBeenCalledTimes(1);
    expect(more).toHaveBeenCalledTimes(1);
  });

  it.each(["/", "/go/5", "https://elsewhere.example/outfit/x"])("is not loaded for %s", (href) => {
    fireEvent.pointerOver(link(href));
    expect(load).not.toHaveBeenCalled();
  });

  it("is not loaded for visitors who save bytes", () => {
    Object.assign(navigator, { connection: { saveData: true } });
    fireEvent.pointerOver(link("/outfit/saved"));
    expect(load).not.toHaveBeenCalled();
    Object.assign(navigator, { connection: undefined });
  });

  it("is asked for again after it could not be loaded", async () => {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const target = link("/outfit/lost");
    fireEvent.pointerOver(target);
    await settled();
    fireEvent.pointerOver(target);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
