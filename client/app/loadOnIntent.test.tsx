import { fireEvent } from "@testing-library/dom";
import type { RouteObject } from "react-router-dom";
import { TopicsPageDocument } from "../graphql/generated/operations";
import { pageQuery, type PageAddress, type PageComponent } from "../graphql/pageQuery";
import { defaultSite } from "../shared/site/SiteContext";
import { loadOnIntent } from "./loadOnIntent";
import { page } from "./page";

const asked = jest.fn();
const Page: PageComponent = Object.assign(() => null, {
  firstQuery: ({ params, search }: PageAddress) => {
    asked(params.slug, search.get("after"));
    return pageQuery(TopicsPageDocument, {});
  },
});
const load = jest.fn(() => Promise.resolve({ Page }));
const code = jest.fn(() => Promise.resolve());
const data = jest.fn(() => Promise.resolve());
const routes: RouteObject[] = ["/", "/outfit/:slug", "/go/:id"].map((path) => ({ path, ...page("Page", load) }));
loadOnIntent(routes, { code, data, site: () => Promise.resolve(defaultSite) });

function link(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a><i>Elsewhere</i>`;
  return document.querySelector("b") as Element;
}

/** Advances the clock beyond the pointing delay, and lets the load complete. */
const settled = () => jest.advanceTimersByTimeAsync(100);

describe("loadOnIntent", () => {
  beforeAll(() => jest.useFakeTimers());
  beforeEach(() => jest.clearAllMocks());
  afterAll(() => jest.useRealTimers());

  it.each(["pointerOver", "touchStart", "focusIn"] as const)(
    "loads the next page with its data on %s, once",
    async (event) => {
      const target = link(`/outfit/${event}?after=x`);
      fireEvent[event](target);
      await settled();
      fireEvent[event](target);
      await settled();
      expect(load).toHaveBeenCalledTimes(1);
      expect(code).toHaveBeenCalledTimes(1);
      expect(data).toHaveBeenCalledTimes(1);
      expect(asked).toHaveBeenCalledWith(event, "x");
    },
  );

  it.each(["/", "/go/5", "https://elsewhere.example/outfit/x"])("loads nothing for %s", async (href) => {
    fireEvent.pointerOver(link(href));
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it("loads nothing when the pointer only crosses a link", async () => {
    fireEvent.pointerOver(link("/outfit/passed"));
    fireEvent.pointerOver(document.querySelector("i") as Element);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it("loads nothing for visitors who save data", async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    fireEvent.pointerOver(link("/outfit/saved"));
    await settled();
    expect(load).not.toHaveBeenCalled();
    Object.assign(navigator, { connection: undefined });
  });

  it.each([
    ["code", load],
    ["data", data],
  ])("tries again after its %s failed to load", async (what, failing: jest.Mock) => {
    failing.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const target = link(`/outfit/lost-${what}`);
    fireEvent.pointerOver(target);
    await settled();
    fireEvent.pointerOver(target);
    await settled();
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
