import fs from "node:fs";
import path from "node:path";
import { describeWithSample } from "../../../testing/testWithSample";
import { readSampleContent } from "./sampleContent.service";
import type { SampleContent, SampleOutfit, SamplePiece, SampleProduct } from "./sampleData.types";

const contentFolder = path.join(__dirname, "../../../../sample/content");
const listFiles = (folder: string): string[] => fs.readdirSync(path.join(contentFolder, folder)).sort();

const amount = (price: string): number => Number(price.replace(/[^\d.]/g, ""));
const ofKind = (products: readonly SampleProduct[], kind: SampleProduct["matchKind"]): SampleProduct[] =>
  products.filter(({ matchKind }) => matchKind === kind);
const repeated = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

describeWithSample("sample content", () => {
  let content: SampleContent;
  let outfits: SampleOutfit[];
  let pieces: (SamplePiece & { of: string })[];

  beforeAll(() => {
    content = readSampleContent();
    outfits = content.celebrities.flatMap((celebrity) => celebrity.outfits);
    pieces = outfits.flatMap(({ slug, pieces: own }) =>
      own.map((piece) => ({ ...piece, of: `${slug}: ${piece.name}` })),
    );
  });

  describe("files", () => {
    test("each celebrity has a file of outfits, named after the slug", () => {
      const files = content.celebrities.map(({ celebrity }) => `${celebrity.slug}.json`);
      expect(listFiles("celebrities")).toEqual(files);
      expect(listFiles("outfits")).toEqual(files);
      for (const celebrity of content.celebrities) expect(celebrity.outfits.length).toBeGreaterThan(0);
    });

    test("each article has a Markdown file, named after the slug", () => {
      expect(listFiles("articles")).toEqual(content.articles.map(({ slug }) => `${slug}.md`).sort());
    });

    test("slugs are unique", () => {
      for (const rows of [content.articles, outfits]) expect(repeated(rows.map(({ slug }) => slug))).toEqual([]);
    });
  });

  describe("pieces of the sample outfits", () => {
    test("each outfit has 3 to 6 pieces with 1 to 4 products each", () => {
      expect(outfits.filter(({ pieces: own }) => own.length < 3 || own.length > 6).map(({ slug }) => slug)).toEqual([]);
      expect(pieces.filter(({ products }) => products.length < 1 || products.length > 4).map(({ of }) => of)).toEqual(
        [],
      );
    });

    test("prices contradict nothing", () => {
      const faults = pieces.flatMap(({ of, products }) => {
        const budget = ofKind(products, "BUDGET").map(({ price }) => amount(price));
        const others = products.filter(({ matchKind }) => matchKind !== "BUDGET").map(({ price }) => amount(price));
        const dear = budget.filter((price) => price >= Math.min(...others));
        const foreign = products.filter(({ price }) => !/^\$[1-9]\d{0,2}(,\d{3})?$/.test(price));
        const reduced = products.filter((one) => one.originalPrice && amount(one.originalPrice) <= amount(one.price));
        return dear.length + foreign.length + reduced.length ? [of] : [];
      });
      expect(faults).toEqual([]);
    });

    test("at most one product is the worn one, and none where a note says that it cannot be bought", () => {
      const faults = pieces.filter(({ products, note = "" }) => {
        const exact = ofKind(products, "EXACT").length;
        return /^(His|Hers) |^The (cloth|neck) of (his|hers)/.test(note) ? exact > 0 : exact !== 1;
      });
      expect(faults.map(({ of }) => of)).toEqual([]);
    });

    test("products stand in the order exact, similar, budget", () => {
      const order = ["EXACT", "SIMILAR", "BUDGET"];
      const sorted = (kinds: readonly string[]) =>
        [...kinds].sort((one, other) => order.indexOf(one) - order.indexOf(other));
      for (const { products } of pieces) {
        const kinds = products.map(({ matchKind }) => matchKind);
        expect(kinds).toEqual(sorted(kinds));
      }
    });

    test("no two products of an outfit have the same title, link or description", () => {
      for (const { pieces: own } of outfits) {
        const products = own.flatMap((piece) => piece.products);
        expect(repeated(products.map(({ title }) => title))).toEqual([]);
        expect(repeated(products.map(({ affiliateLink }) => affiliateLink))).toEqual([]);
        expect(repeated(products.map(({ description }) => description))).toEqual([]);
      }
    });

    test("no two products of the shop have the same title or link", () => {
      const products = pieces.flatMap((piece) => piece.products);
      expect(repeated(products.map(({ title }) => title))).toEqual([]);
      expect(repeated(products.map(({ affiliateLink }) => affiliateLink))).toEqual([]);
    });

    test("every piece has a point inside its picture", () => {
      const outside = pieces.filter(({ x, y }) => !(x >= 0.1 && x <= 0.9 && y >= 0.02 && y <= 0.98));
      expect(outside.map(({ of }) => of)).toEqual([]);
    });

    test("no two points of an outfit cover each other at 360 pixels", () => {
      const near = outfits.flatMap(({ slug, pieces: own }) =>
        own.flatMap((one, at) =>
          own.slice(at + 1).flatMap((other) => {
            const distance = Math.hypot((one.x - other.x) * 360, (one.y - other.y) * 480);
            return distance < 14 ? [`${slug}: ${one.name} and ${other.name}, ${distance.toFixed(0)} px`] : [];
          }),
        ),
      );
      expect(near).toEqual([]);
    });
  });

  describe("a site as real ones are", () => {
    test("celebrities differ in the number of their outfits", () => {
      const numbers = content.celebrities.map((celebrity) => celebrity.outfits.length);
      expect(Math.min(...numbers)).toBeLessThanOrEqual(2);
      expect(Math.max(...numbers)).toBeGreaterThanOrEqual(8);
    });

    test("categories and topics differ in size", () => {
      const items = Object.values(content.items).map((rows) => rows.length);
      const topics = new Map<string, number>();
      for (const { category } of content.articles) topics.set(category, (topics.get(category) ?? 0) + 1);
      expect(new Set(items).size).toBeGreaterThan(2);
      expect(new Set(topics.values()).size).toBeGreaterThan(2);
    });

    test("texts are in American spelling", () => {
      const british =
        /\b\w*(colour|favourit|grey|jewell|theatre|(?:centi|milli|kilo)metre|metres?\b|litre|harbour|neighbour|pyjama|tyre|kerb|moulded|programme|realise|recognise|organis)\w*/gi;
      const texts = JSON.stringify(content, (key, value: unknown) =>
        ["slug", "affiliateLink", "link"].includes(key) ? undefined : value,
      ).replace(/\(\/[^)]*\)/g, "");
      expect(texts.match(british) ?? []).toEqual([]);
    });
  });

  describe("dates of the sample rows", () => {
    const datesOn = (today: string): string[] => {
      const { celebrities, articles } = readSampleContent(new Date(`${today}T12:00:00Z`));
      return [...celebrities.flatMap((celebrity) => celebrity.outfits), ...articles].map(({ date }) => date).sort();
    };

    test.each(["2026-11-24", "2027-03-01", "2028-02-29", "2031-08-15"])("run up to %s and not beyond it", (today) => {
      expect(datesOn(today).at(-1)).toBe(today);
      const week = new Date(Date.parse(today) - 7 * 86_400_000).toISOString().slice(0, 10);
      expect(datesOn(today).filter((date) => date >= week).length).toBeGreaterThan(5);
    });

    test("keep their season", () => {
      const [early, late] = ["2026-11-24", "2030-11-24"].map((today) => {
        const { celebrities } = readSampleContent(new Date(today));
        return celebrities.flatMap((celebrity) => celebrity.outfits).map(({ date }) => date.slice(5));
      });
      expect(late).toEqual(early);
    });
  });

  describe("articles", () => {
    test("each links to at least two outfits that exist", () => {
      const slugs = new Set(outfits.map(({ slug }) => slug));
      const faults = content.articles.flatMap(({ slug, content: text }) => {
        const links = [...text.matchAll(/\]\(\/outfit\/([^)]+)\)/g)].map(([, target]) => target);
        return new Set(links).size < 2 || links.some((target) => !slugs.has(target)) ? [slug] : [];
      });
      expect(faults).toEqual([]);
    });
  });
});
