import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { fontsAttribute, fontScript } from "./FirstScript";
import { typography } from "./typography";

const styles = fs.readFileSync(path.join(__dirname, "fonts.css"), "utf8");

/** The descriptors of each @font-face rule. */
const faces = [...styles.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) =>
  Object.fromEntries([...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!])),
);
const isFile = ({ src }: (typeof faces)[number]): boolean => src!.startsWith("url(");
const nameOf = (face: (typeof faces)[number]): string => face["font-family"]!.replaceAll('"', "");

describe("a web font that arrives late", () => {
  it("never hides text for more than the moment before the fallback, and never replaces it late", () => {
    const files = faces.filter(isFile);
    expect(files).toHaveLength(3);
    for (const face of files)
      expect([face.src, face["font-display"]]).toEqual([face.src, expect.stringMatching(/^(fallback|optional)$/)]);
  });

  it.each([
    ["Fraunces Variable", ["Fraunces on Georgia", "Fraunces on Times"], 97.8, 25.5],
    ["Instrument Sans Variable", ["Instrument Sans on Arial"], 97, 25],
  ])("%s has fallbacks with its own line height, first in the list of its family", (name, fallbacks, up, down) => {
    const stacks = [typography.fontFamily, typography.h1.fontFamily].map((stack) =>
      stack.split(",").map((family) => family.trim().replaceAll('"', "")),
    );
    const stack = stacks.find(([first]) => first === name);
    expect(stack?.slice(1, fallbacks.length + 1)).toEqual(fallbacks);
    for (const fallback of fallbacks) {
      const face = faces.find((one) => nameOf(one) === fallback)!;
      const [size, ascent, descent, gap] = [
        "size-adjust",
        "ascent-override",
        "descent-override",
        "line-gap-override",
      ].map((descriptor) => parseFloat(face[descriptor] ?? ""));
      // The overrides are fractions of the adjusted size.
      expect((size! * ascent!) / 100).toBeCloseTo(up, 0);
      expect((size! * descent!) / 100).toBeCloseTo(down, 0);
      expect(gap).toBe(0);
    }
  });
});

describe("the script before the first paint", () => {
  /** Runs the script in a document whose fonts load with `load`. */
  function arrive(load: (font: string) => Promise<unknown>) {
    const attributes = new Set<string>();
    const timers: { run: () => void; after: number }[] = [];
    const documentElement = {
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
    };
    vm.runInNewContext(fontScript, {
      document: { documentElement, fonts: { load } },
      setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    });
    return { isHidden: () => attributes.has(fontsAttribute), timers };
  }

  it("waits for the fonts of the first paint, which are those that pages preload", async () => {
    const asked: string[] = [];
    const { isHidden } = arrive((font) => Promise.resolve(asked.push(font)));
    expect(isHidden()).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isHidden()).toBe(false);
    const upright = faces.filter((face) => isFile(face) && face["font-style"] === "normal").map(nameOf);
    expect(asked).toEqual(upright.map((name) => `1em "${name}"`));
  });

  it.each([
    ["fail", () => Promise.reject(new Error("lost"))],
    ["are unknown to the browser", () => Promise.resolve([])],
  ])("shows the page at once when they %s", async (_, load) => {
    const { isHidden } = arrive(load);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isHidden()).toBe(false);
  });

  it("shows the page in the fallback fonts after at most two seconds", () => {
    const { isHidden, timers } = arrive(() => new Promise(() => undefined));
    expect(isHidden()).toBe(true);
    const [{ run, after } = { run: () => undefined, after: Infinity }] = timers;
    expect(after).toBeLessThanOrEqual(2_000);
    run();
    expect(isHidden()).toBe(false);
  });
});
