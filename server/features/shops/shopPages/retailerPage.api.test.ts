import http from "node:http";
import type { AddressInfo } from "node:net";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const product = (price: string, more: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Wool Coat",
    brand: "Ardenne",
    gtin13: "4006381333931",
    image: "/coat.jpg",
    offers: { "@type": "Offer", price, priceCurrency: "EUR", availability: "https://schema.org/InStock", ...more },
  })}</script>`;

const operation = `mutation ($address: String!) {
  productFromAddress(address: $address) {
    __typename
    ... on RetailerPage {
      address
      title { value source }
      price { value amount currency isFrom source question choices { value source label } }
      originalPrice { value }
      availability { value source }
      image { value }
      brand { value }
      gtin { value }
      retailer { value source }
    }
    ... on RetailerPageProblem { reason message }
  }
}`;

describe("product from an address", () => {
  let api: TestApi;
  let origin: string;
  let seen: string[] = [];
  const pages: Record<string, (response: http.ServerResponse) => void> = {
    "/robots.txt": (response) => response.end("User-agent: WornByProductReader\nDisallow: /private/"),
    "/coat": (response) => response.end(product("1290.00")),
    "/moved": (response) => response.writeHead(301, { location: "/coat" }).end(),
    "/unclear": (response) =>
      response.end(
        `${product("49.90")}<meta property="product:price:amount" content="59.90"><meta property="product:price:currency" content="EUR">`,
      ),
    "/latin": (response) =>
      response
        .writeHead(200, { "content-type": "text/html; charset=iso-8859-1" })
        .end(Buffer.from(product("90").replace("Wool Coat", "Robe d'\u00e9t\u00e9"), "latin1")),
    "/private/coat": (response) => response.end(product("1")),
    "/captcha": (response) => response.end("<title>Just a moment...</title>"),
    "/refused": (response) => response.writeHead(403).end(),
    "/soft-404": (response) => response.end("<title>Page not found</title>"),
    "/article": (response) => response.end("<title>Coats of the year</title><h1>Coats</h1>"),
    "/broken": (response) => response.writeHead(500).end(),
    "/circle": (response) => response.writeHead(302, { location: "/circle" }).end(),
    "/hostile": (response) => response.end("<div>".repeat(400_000)),
    "/endless": (response) => {
      const filler = setInterval(() => response.write("and so on ".repeat(50_000)), 1);
      response.write(product("75"));
      response.on("close", () => clearInterval(filler));
    },
  };
  const shop = http.createServer(({ url = "" }, response) => {
    const [path] = url.split("?");
    seen.push(path);
    const respond = pages[path] as (typeof pages)[string] | undefined;
    if (respond) respond(response);
    else response.writeHead(404).end();
  });

  beforeAll(async () => {
    api = await testApi();
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    seen = [];
    await api.dataSource.query("DELETE FROM attempts");
  });
  afterAll(async () => {
    shop.closeAllConnections();
    shop.close();
    await api.stop();
  });

  const ask = (address: string, more: object = {}) =>
    api.run(operation, { address }, { actor: editor, allowPrivateShops: true, ...more });
  const read = async (path: string) => (await ask(origin + path)).data.productFromAddress;

  test("returns title, price, stock and more, with where each was found", async () => {
    expect(await read("/moved?color=red")).toEqual({
      __typename: "RetailerPage",
      address: `${origin}/coat`,
      title: { value: "Wool Coat", source: "JSON_LD" },
      price: {
        value: "€1,290",
        amount: 1290,
        currency: "EUR",
        isFrom: false,
        source: "JSON_LD",
        question: null,
        choices: [],
      },
      originalPrice: { value: null },
      availability: { value: "IN_STOCK", source: "JSON_LD" },
      image: { value: `${origin}/coat.jpg` },
      brand: { value: "Ardenne" },
      gtin: { value: "4006381333931" },
      retailer: { value: "127.0.0.1", source: "ADDRESS" },
    });
    expect(seen).toEqual(["/robots.txt", "/moved", "/coat"]);
  });

  test("asks where the page contradicts itself", async () => {
    const { price } = await read("/unclear");
    expect(price).toMatchObject({
      value: null,
      amount: null,
      question: "The page states different prices in different places. Choose the right one.",
      choices: [
        { value: "€49.90", source: "JSON_LD", label: "" },
        { value: "€59.90", source: "OPEN_GRAPH", label: "" },
      ],
    });
  });

  test("reads a page in the charset of its header", async () => {
    expect((await read("/latin")).title.value).toBe("Robe d'\u00e9t\u00e9");
  });

  test.each([
    ["/private/coat", "FORBIDDEN", "The shop does not allow its pages to be read automatically."],
    ["/captcha", "FORBIDDEN", "The shop does not allow"],
    ["/refused", "FORBIDDEN", "The shop does not allow"],
    ["/missing", "NOT_FOUND", "The shop says that this page does not exist."],
    ["/soft-404", "NOT_FOUND", "The shop says"],
    ["/article", "NO_PRODUCT", "This page does not describe one product."],
    ["/broken", "UNREACHABLE", "The shop does not respond, or responds with an error."],
    ["/circle", "UNREACHABLE", "The shop does not respond"],
  ])("%s is %s, with a sentence", async (path, reason, sentence) => {
    const result = await read(path);
    expect(result).toMatchObject({ __typename: "RetailerPageProblem", reason });
    expect(result.message).toContain(sentence);
    if (path.startsWith("/private/")) expect(seen).toEqual(["/robots.txt"]);
  });

  test("gives up on a page that is made to take long", async () => {
    // On a busy machine the whole 10 seconds pass first.
    expect((await read("/hostile")).reason).toMatch(/^(?:UNREADABLE|TIMEOUT)$/);
  });

  test("reads the first 2 MB of an endless page", async () => {
    expect((await read("/endless")).price.value).toBe("€75");
  });

  test("never reads private networks, nor example hosts", async () => {
    const closed = (address: string) => ask(address, { allowPrivateShops: false });
    for (const address of [`${origin}/coat`, "http://169.254.169.254/latest", "http://[::1]/", "http://localhost/"]) {
      const { data } = await closed(address);
      expect(data.productFromAddress.reason).toBe(address.includes("localhost") ? "UNREACHABLE" : "PRIVATE_NETWORK");
    }
    expect((await closed("https://shop.example/coat")).data.productFromAddress.message).toBe(
      "This is an example address without a shop.",
    );
    expect(seen).toEqual([]);
  });

  test.each([
    ["blank", ""],
    ["without a protocol", "coat"],
    ["a script", "javascript:alert(1)"],
    ["with a user name", "https://user@shop.example/"],
    ["too long", `https://shop.example/${"a".repeat(2_000)}`],
  ])("rejects an address that is %s, before any request", async (_name, address) => {
    const { errors } = await ask(address);
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  test("is for contributors, 30 times a minute", async () => {
    expect((await ask(`${origin}/coat`, { actor: null })).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    const contributor = { ...editor, role: "contributor" as const };
    for (let count = 0; count < 30; count += 1)
      expect((await ask("https://shop.example/", { actor: contributor })).errors).toEqual([]);
    const { errors } = await ask("https://shop.example/", { actor: contributor });
    expect(errors[0]).toMatchObject({
      message: "You have read many pages within a minute. Please wait a moment and try again.",
      extensions: { code: "TOO_MANY_REQUESTS" },
    });
  });
});
