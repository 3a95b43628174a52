import { deferScripts } from "./lateScripts";

const { tags } = deferScripts('<script type="module" src="/assets/main.js"></script>');
const script = /<script>([^]+)<\/script>$/.exec(tags)?.[1] ?? "";

const isAsked = () => document.querySelector("body > script[src='/assets/main.js']") !== null;

/** A page that has been parsed, and what tells that it has been painted. */
function open({ hidden = false } = {}): { paint: () => void } {
  let paint: () => void = () => undefined;
  const disconnect = () => undefined;
  window.PerformanceObserver = class {
    constructor(told: PerformanceObserverCallback) {
      paint = () => told({} as PerformanceObserverEntryList, { disconnect } as PerformanceObserver);
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.body.innerHTML = tags;
  window.eval(script);
  return { paint };
}

describe("the scripts of a page", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("are asked for when the page is on the screen, in the frame after its pictures", () => {
    const { paint } = open();
    jest.advanceTimersByTime(1000);
    expect(isAsked()).toBe(false);
    paint();
    expect(isAsked()).toBe(false);
    jest.advanceTimersByTime(50);
    expect(isAsked()).toBe(true);
  });

  it.each(["pointermove", "pointerdown", "keydown", "visibilitychange"])("are asked for at once on %s", (type) => {
    open();
    document.dispatchEvent(new Event(type));
    expect(isAsked()).toBe(true);
  });

  it("do not wait for a paint where nobody looks, nor for one that does not come", () => {
    open({ hidden: true });
    expect(isAsked()).toBe(true);
    open();
    expect(isAsked()).toBe(false);
    jest.advanceTimersByTime(3000);
    expect(isAsked()).toBe(true);
  });

  it("find out which buttons were pressed before they came", () => {
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

  it("are nothing on a page without scripts", () => {
    expect(deferScripts("")).toEqual({ tags: "", hashes: [] });
  });
});
