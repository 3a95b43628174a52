import { deferScripts } from "./deferScripts";

const { tags } = deferScripts('<script type="module" src="/assets/main.js"></script>');
const script = /<script>([^]+)<\/script>$/.exec(tags)?.[1] ?? "";

const isAsked = () => document.querySelector("body > script[src='/assets/main.js']") !== null;

/** A parsed page, and a function that simulates a paint. */
function open({ hidden = false } = {}): { paint: (what?: string) => void } {
  let paint: (what?: string) => void = () => undefined;
  const disconnect = () => undefined;
  window.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      paint = (what = "first-contentful-paint") => {
        const getEntriesByName = (name: string) => (name === what ? [{ name }] : []);
        callback({ getEntriesByName } as PerformanceObserverEntryList, { disconnect } as PerformanceObserver);
      };
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.body.innerHTML = tags;
  window.eval(script);
  return { paint };
}

describe("deferScripts", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, "PerformanceObserver");
    Reflect.deleteProperty(document, "hidden");
  });

  it("load in the frame after the page's first paint and images", () => {
    const { paint } = open();
    jest.advanceTimersByTime(1000);
    expect(isAsked()).toBe(false);
    paint("first-paint");
    jest.advanceTimersByTime(1000);
    expect(isAsked()).toBe(false);
    paint();
    expect(isAsked()).toBe(false);
    jest.advanceTimersByTime(50);
    expect(isAsked()).toBe(true);
  });

  it.each(["pointermove", "pointerdown", "keydown", "visibilitychange"])("load immediately on %s", (type) => {
    open();
    document.dispatchEvent(new Event(type));
    expect(isAsked()).toBe(true);
  });

  it("do not wait for a paint in a hidden tab, nor longer than the time limit", () => {
    open({ hidden: true });
    expect(isAsked()).toBe(true);
    open();
    expect(isAsked()).toBe(false);
    jest.advanceTimersByTime(3000);
    expect(isAsked()).toBe(true);
  });

  it("mark the buttons that were pressed before they loaded", () => {
    open();
    document.body.insertAdjacentHTML("beforeend", "<button type=button><b>Menu</b></button><button>Send</button>");
    const [menu, send] = document.querySelectorAll("button");
    document.querySelector("b")?.click();
    send?.click();
    expect(menu?.hasAttribute("data-pressed")).toBe(true);
    expect(send?.hasAttribute("data-pressed")).toBe(false);
    menu?.click();
    expect(menu?.hasAttribute("data-pressed")).toBe(false);
  });

  it("are empty for a page without scripts", () => {
    expect(deferScripts("")).toEqual({ tags: "", hashes: [] });
  });
});
