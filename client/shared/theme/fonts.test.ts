import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { fontsAttribute, fontScript } from "./FirstScript";
import { firstFonts, fontFaces } from "./fontFaces";
import { displayName, textName, typography } from "./typography";
import { type FontPair, fontPairs } from "../../../site/branding";

const fallbacks = fs.readFileSync(path.join(__dirname, "fonts.css"), "utf8");

/** The descriptors of each @font-face rule. */
const readFaces = (styles: string) =>
  [...styles.matchAll(/@font-face ?\{([^}]*)\}/g)].map(([, body = ""]) =>
    Object.fromEntries([...body.matchAll(/([\w-]+): ?([^;]+)/g)].map(([, name, value]) => [name!, value!])),
  );
type Face = ReturnType<typeof readFaces>[number];
const nameOf = (face: Face): string => face["font-family"]!.replaceAll('"', "");

/** Ascent, descent and gap in percent of the font size; the overrides are fractions of the adjusted size. */
const readLine = (face: Face): number[] =>
  ["ascent-override", "descent-override", "line-gap-override"].map(
    (descriptor) => (parseFloat(face["size-adjust"]!) * parseFloat(face[descriptor]!)) / 100,
  );

describe.each(Object.keys(fontPairs) as FontPair[])("the fonts %s", (pair) => {
  const faces = readFaces(fontFaces(pair));

  it("never hide text for more than the moment before the fallback, and never replace it late", () => {
    expect(faces.map((face) => [nameOf(face), face["font-style"], face["font-display"]])).toEqual([
      [displayName, "normal", "fallback"],
      [textName, "normal", "fallback"],
      [textName, "italic", "optional"],
    ]);
  });

  it.each([
    [displayName, [`${displayName} on Georgia`, `${displayName} on Times`]],
    [textName, [`${textName} on Arial`]],
  ])("have fallbacks with the line height of %s, first in the list of its family", (name, names) => {
    const stacks = [typography.fontFamily, typography.h1.fontFamily].map((stack) =>
      stack.split(",").map((family) => family.trim().replaceAll('"', "")),
    );
    expect(stacks.find(([first]) => first === name)?.slice(1, names.length + 1)).toEqual(names);
    const lines = [...faces.filter((face) => nameOf(face) === name), ...readFaces(fallbacks)]
      .filter((face) => [name, ...names].includes(nameOf(face)))
      .map(readLine);
    for (const line of lines)
      line.forEach((value, index) => expect(Math.abs(value - lines[0]![index]!)).toBeLessThan(0.5));
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
    expect(asked).toEqual([displayName, textName].map((name) => `1em "${name}"`));
    expect(firstFonts("EDITORIAL")).toHaveLength(asked.length);
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
