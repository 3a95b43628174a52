import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { PageReader, PageUnreadable } from "./pageReader";
import { maxPageBytes } from "./fetchPage";

/** Pads a page to the maximum size that is read. */
const fullPage = (text: string, start = ""): Buffer =>
  Buffer.from(start + text.repeat(Math.ceil((maxPageBytes - start.length) / text.length)));

const jsonLd = (text: string): Buffer => Buffer.from(`<script type="application/ld+json">${text}</script>`);
const soldOut = '{"offers":{"availability":"https://schema.org/OutOfStock","price":"90"}}';

describe("reading pages of other sites", () => {
  let reader: PageReader;
  beforeEach(() => (reader = new PageReader()));
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
    expect(await facts(page)).toMatchObject({ soldOut: false, hasPrice: false });
  });

  test.each([
    ["objects", `${'{"a":'.repeat(100_000)}${soldOut}${"}".repeat(100_000)}`],
    ["arrays", `${"[".repeat(100_000)}${soldOut}${"]".repeat(100_000)}`],
  ])("reads JSON-LD in 100,000 nested %s", async (_name, text) => {
    expect(await facts(jsonLd(text))).toMatchObject({ soldOut: true, hasPrice: true });
  });

  test("reads elements nested 10,000 deep", async () => {
    const page = `${"<div>".repeat(10_000)}<title>Deep</title>${"</div>".repeat(10_000)}`;
    expect(await facts(Buffer.from(page))).toMatchObject({ title: "Deep" });
  });

  test("aborts a page that takes too long, and reads the next one", async () => {
    reader.close();
    reader = new PageReader({ time: 300, memory: 512 });
    const endless = facts(fullPage("<a>"));
    const next = facts(jsonLd(soldOut));
    await expect(endless).rejects.toBeInstanceOf(PageUnreadable);
    expect(await next).toMatchObject({ soldOut: true });
  });

  test("aborts a page that takes too long after a garbage collection", async () => {
    await facts(jsonLd(soldOut));
    const aborted = expect(facts(fullPage("<a>"))).rejects.toBeInstanceOf(PageUnreadable);
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    await new Promise(setImmediate);
    collectGarbage();
    await aborted;
  });

  test("does not block the event loop", async () => {
    await facts(jsonLd(soldOut));
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await facts(fullPage("<a>")).catch(() => undefined);
    delay.disable();
    // A busy machine delays every process; a backtracking pattern would block the loop for seconds.
    expect(delay.max / 1e6).toBeLessThan(1_000);
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
    await expect(isAllowed(costly, `/${"a".repeat(1_900_000)}`)).rejects.toBeInstanceOf(PageUnreadable);
  });

  test("rejects waiting and new tasks after it is closed", async () => {
    const waiting = facts(fullPage("<a>"));
    const refused = expect(waiting).rejects.toBeInstanceOf(PageUnreadable);
    reader.close();
    await refused;
    await expect(facts(jsonLd(soldOut))).rejects.toBeInstanceOf(PageUnreadable);
  });
});

describe("reading products of hostile pages", () => {
  // One for all: the worker takes a second to start from its sources.
  const products = new PageReader();
  afterAll(() => products.close());
  const product = (body: Buffer) =>
    products.read({ task: "product", body, address: "https://shop.example/p/coat?color=red" });
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
