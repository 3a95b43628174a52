import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { PageReader, PageUnreadable } from "../pageReader.service";
import { maxPageBytes } from "../../../../core/network/fetchPage";

/** Pads a page to the maximum size that is read. */
const fullPage = (text: string, start = ""): Buffer =>
  Buffer.from(start + text.repeat(Math.ceil((maxPageBytes - start.length) / text.length)));

const jsonLd = (text: string): Buffer => Buffer.from(`<script type="application/ld+json">${text}</script>`);
/** A page that is read at all takes far less, also on a busy machine. */
const patient = { time: 60_000, memory: 512 };
/** A page that takes too long takes far more. */
const shortMs = 300;
const soldOut = '{"offers":{"availability":"https://schema.org/OutOfStock","price":"90"}}';

// One for all that only read: a worker takes seconds to start from its sources.
const shared = new PageReader(patient);
afterAll(() => shared.close());
const readFacts = (body: Buffer) => shared.read({ task: "facts", body });

describe("reading pages of other sites", () => {
  let reader: PageReader;
  let limits: { time: number; memory: number };
  beforeEach(() => (reader = new PageReader((limits = { ...patient }))));
  afterEach(() => reader.close());
  const facts = (body: Buffer) => reader.read({ task: "facts", body });

  test.each([
    ["JSON-LD scripts without an end", fullPage("<script type=application/ld+json ")],
    ["links to a state without an end", fullPage("<link itemprop=availability ")],
    ["prices without an end", fullPage("<meta property=og:price:amount ")],
    ["titles without an end", fullPage("<title>captcha ")],
    ["attributes", fullPage("a b c d e f g h ", "<p ")],
    ["small objects", fullPage('{"9999":{}},', "<script type=application/ld+json>[")],
    ["spaces in a title", fullPage(" ", "<title>")],
    ["a refresh of spaces", fullPage(" ", '<meta http-equiv=refresh content="0; url')],
  ])("reads 2 MB of %s", async (_name, page) => {
    expect(await readFacts(page)).toMatchObject({ soldOut: false, hasPrice: false });
  });

  test.each([
    ["objects", `${'{"a":'.repeat(100_000)}${soldOut}${"}".repeat(100_000)}`],
    ["arrays", `${"[".repeat(100_000)}${soldOut}${"]".repeat(100_000)}`],
  ])("reads JSON-LD in 100,000 nested %s", async (_name, text) => {
    expect(await readFacts(jsonLd(text))).toMatchObject({ soldOut: true, hasPrice: true });
  });

  test("reads elements nested 10,000 deep", async () => {
    const page = `${"<div>".repeat(10_000)}<title>Deep</title>${"</div>".repeat(10_000)}`;
    expect(await readFacts(Buffer.from(page))).toMatchObject({ title: "Deep" });
  });

  test("aborts a page that takes too long, and reads the next one", async () => {
    limits.time = shortMs;
    const endless = facts(fullPage("<div>"));
    const next = facts(jsonLd(soldOut));
    await expect(endless).rejects.toBeInstanceOf(PageUnreadable);
    limits.time = patient.time;
    expect(await next).toMatchObject({ soldOut: true });
  });

  test("aborts a page that takes too long after a garbage collection", async () => {
    await facts(jsonLd(soldOut));
    limits.time = shortMs;
    const aborted = expect(facts(fullPage("<div>"))).rejects.toBeInstanceOf(PageUnreadable);
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    await nextTurn();
    collectGarbage();
    await aborted;
  });

  test("does not block the event loop", async () => {
    await facts(jsonLd(soldOut));
    limits.time = shortMs;
    const onEnd = jest.fn();
    const reading = facts(fullPage("<div>")).catch(onEnd);
    // A page that blocked the loop would have ended before its next turn.
    await nextTurn();
    expect(onEnd).not.toHaveBeenCalled();
    await reading;
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test("follows robots.txt, and aborts one that takes too long", async () => {
    const isAllowed = (robots: string, path = "/private/x") =>
      reader.read({
        task: "isAllowed",
        robots: Buffer.from(robots),
        address: `https://s.example${path}`,
        robot: "WornByLinkCheck",
      });
    expect(await isAllowed("User-agent: *\nDisallow: /private/")).toBe(false);
    expect(await isAllowed("User-agent: *\nDisallow: /private/", "/public")).toBe(true);
    const costly = `User-agent: *\nDisallow: /${"*a".repeat(250_000)}`;
    limits.time = shortMs;
    await expect(isAllowed(costly, `/${"a".repeat(1_900_000)}`)).rejects.toBeInstanceOf(PageUnreadable);
  });

  test("rejects waiting and new tasks after it is closed", async () => {
    const waiting = facts(fullPage("<div>"));
    const refused = expect(waiting).rejects.toBeInstanceOf(PageUnreadable);
    reader.close();
    await refused;
    await expect(facts(jsonLd(soldOut))).rejects.toBeInstanceOf(PageUnreadable);
  });
});

describe("reading products of hostile pages", () => {
  const product = (body: Buffer) =>
    shared.read({ task: "product", body, address: "https://shop.example/p/coat?color=red" });
  const scope = '<i itemscope itemprop="offers" itemtype="https://schema.org/Product">';
  test.each([
    ["products", fullPage('{"@type":"Product","name":"a b"},', "<script type=application/ld+json>[")],
    ["unclosed braces", fullPage('{"a":[', "<script type=application/ld+json>")],
    ["trailing commas", fullPage(",  ", "<script type=application/ld+json>[1")],
    ["comment marks", fullPage("<!--", "<script type=application/ld+json>")],
    ["slashes", fullPage("/", "<script type=application/ld+json>")],
    ["entities", fullPage("&quot;", "<script type=application/ld+json>")],
    ["price digits", fullPage("1.", '<meta property="product:price:amount" content="')],
    ["words in a title", fullPage("coat ", '<meta property="og:type" content="product"><title>')],
    ["items in a line", fullPage('<b itemscope itemtype="https://schema.org/Product"><i itemprop=name>a</i></b>')],
    ["metas", fullPage('<meta property="product:price:amount" content="5">')],
    [
      "references to one product",
      fullPage('{"@id":"#a"},', '<script type=application/ld+json>[{"@id":"#a","@type":"Product","name":"a"},'),
    ],
  ])("reads the product of 2 MB of %s", async (_name, page) => {
    expect((await product(page)).price.value).toBeNull();
  });

  test("reads the product of a page nested 10,000 deep", async () => {
    expect(await product(Buffer.from(scope.repeat(10_000)))).toMatchObject({ price: { value: null } });
    const nested = `${'{"@graph":['.repeat(10_000)}{"@type":"Product","name":"Coat","offers":{"price":5,"priceCurrency":"EUR"}}${"]}".repeat(10_000)}`;
    expect(await product(jsonLd(nested))).toMatchObject({ price: { value: { text: "€5" } } });
  });
});
