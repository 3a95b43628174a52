import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import type { GraphQLError } from "graphql";
import { slugify } from "../../../../site/slugify";
import { articleHtml } from "../../../features/content/blog/articleHtml.service";
import { csvText, unescapeFormula } from "../../../core/table/csvText";
import { withTracking } from "../../../core/links/tracking";
import { linkKey } from "../../../core/links/linkKey";
import { decodeCursor, encodeCursor } from "../../../core/paging/keyset";
import { createSlug } from "../../../core/slugs/freeSlug";
import { isPictureAddress, isProfile, isWebAddress } from "../../../core/text/address";
import { parsePrice } from "../../../core/money/price";

/** Properties of any text, not only of examples. */

const text = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));
/** Texts that resemble a URL of some scheme. */
const address = fc
  .tuple(
    fc.constantFrom("", " ", "\t", "\u0001", "/", "//", "\\"),
    fc.constantFrom("http:", "https:", "HTTPS:", "javascript:", "java\tscript:", "data:", "vbscript:", "file:", ""),
    fc.constantFrom("", "/", "//", "\\\\", "/\\"),
    fc.oneof(fc.domain(), text),
    fc.oneof(fc.webPath(), text),
  )
  .map((parts) => parts.join(""));
/** Returns the scheme as a browser would resolve it on one of our pages. */
const getScheme = (href: string): string => new URL(href, "https://wornby.example/page").protocol;

describe("property: slugs", () => {
  test("a slug of any name is valid in a URL and not a reserved word", () => {
    fc.assert(
      fc.property(text, fc.constantFrom("celebrity", "outfit", "blogPost"), (name, type) => {
        const slug = createSlug(type, name);
        expect(slug).toMatch(/^(?!(id|s|topics|topic)$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/);
        expect(slug.length).toBeLessThanOrEqual(122);
      }),
    );
  });

  test("a slug of a slug does not change", () => {
    fc.assert(fc.property(text, (name) => expect(slugify(slugify(name))).toBe(slugify(name))));
  });
});

describe("property: prices", () => {
  test("any text is parsed to null or an amount that fits its column", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const amount = parsePrice(typed).amount ?? 0;
        expect(amount >= 0 && amount <= 1e10 && Number(amount.toFixed(3)) === amount).toBe(true);
      }),
    );
  });

  test("a written amount is parsed exactly or reported as a problem, in any context", () => {
    const around = fc.stringMatching(/^[^\d.]*$/);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), around, around, (cents, before, behind) => {
        const { amount, problem } = parsePrice(`${before}${(cents / 100).toFixed(2)}${behind}`);
        expect(problem ? null : cents / 100).toBe(amount);
      }),
    );
  });
});

describe("property: cursors", () => {
  test("decoding returns the encoded values", () => {
    const values = fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(values, (keys) => expect(decodeCursor(encodeCursor(keys), keys.length)).toEqual(keys)));
  });

  test("any other text is rejected with a message, and nothing else is thrown", () => {
    const some = fc.oneof(
      text,
      fc.json(),
      fc.json().map((json) => Buffer.from(json).toString("base64url")),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 4 }), (cursor, length) => {
        try {
          expect(decodeCursor(cursor, length)).toHaveLength(length);
        } catch (error) {
          expect((error as GraphQLError).extensions.code).toBe("BAD_USER_INPUT");
        }
      }),
    );
  });
});

describe("property: CSV cells", () => {
  const cell = fc.oneof(
    text,
    fc
      .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "'=", "''", '"', "\n", "＝"), text)
      .map((parts) => parts.join("")),
  );
  const written = async (rows: readonly Record<"a" | "b", string>[]): Promise<string> =>
    (
      await Readable.from(csvText({ a: "A", b: "B" }, Readable.from([rows]) as AsyncIterable<typeof rows>)).toArray()
    ).join("");

  test("a cell is read as it was written, and never runs as a formula", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ a: cell, b: cell }), { minLength: 1, maxLength: 5 }), async (rows) => {
        const csv = await written(rows);
        expect(csv.startsWith("\ufeffA,B\r\n")).toBe(true);
        const [, ...read] = parse(csv, { bom: true, record_delimiter: "\r\n" });
        for (const one of read.flat()) expect(one).not.toMatch(/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/);
        expect(read.map(([a, b]) => ({ a: unescapeFormula(a), b: unescapeFormula(b) }))).toEqual(rows);
      }),
    );
  });
});

describe("property: links", () => {
  test("an accepted web address is one in every browser", () => {
    fc.assert(
      fc.property(fc.oneof(address, text), (typed) => {
        if (isWebAddress(typed)) expect(["http:", "https:"]).toContain(getScheme(typed));
        if (isPictureAddress(typed)) expect(["http:", "https:"]).toContain(getScheme(typed));
        if (isProfile(typed)) expect(["http:", "https:"]).toContain(getScheme(typed));
      }),
      { numRuns: 500 },
    );
  });

  test("a stored link leads to http or https with the settings' tracking parameters, or nowhere", () => {
    fc.assert(
      fc.property(fc.oneof(address, text), text, (stored, tracking) => {
        const target = withTracking(stored, tracking);
        if (target === null) return;
        expect(["http:", "https:"]).toContain(new URL(target).protocol);
        expect(new URL(target).host).toBe(new URL(stored).host);
        expect(new URL(target).hash).toBe(new URL(stored).hash);
        for (const [name, value] of new URL(stored).searchParams)
          expect(new URL(target).searchParams.getAll(name)).toContain(value);
      }),
      { numRuns: 500 },
    );
  });

  test("a link key has URL-safe characters only", () => {
    fc.assert(fc.property(text, (stored) => expect(linkKey(stored)).toMatch(/^[\w-]+$/)));
  });

  test("a link in an article is http, https, mailto or internal, and marked correctly", () => {
    const label = fc.stringMatching(/^[a-z ]{1,10}$/);
    fc.assert(
      fc.property(fc.oneof(address, text), label, fc.boolean(), (href, words, angled) => {
        const html = articleHtml(`[${words}](${angled ? `<${href}>` : href})`, { newWindow: true, nofollow: true });
        for (const [tag] of html.matchAll(/<a\b[^>]*>/g)) {
          const to = (/href="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
          expect(["http:", "https:", "mailto:"]).toContain(getScheme(to));
          if (/^https?:/i.test(to)) expect(tag).toContain('rel="sponsored nofollow noopener"');
        }
        expect(html).not.toMatch(/<script|on\w+="/i);
      }),
      { numRuns: 300 },
    );
  });
});
