import http from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { buildItem, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { checkDueLinks, type CheckOptions, politeOptions } from "./checkLinks.service";
import { collectLinks } from "./collectLinks";
import { LinkCheck } from "./linkCheck.entity";

const silent = pino({ level: "silent" });
const soldOut =
  '<script type="application/ld+json">{"offers":{"availability":"https://schema.org/OutOfStock","price":"90"}}</script>';
const inStock =
  '<script type="application/ld+json">{"@type":"Product","name":"Piece","offers":[{"availability":"OutOfStock"},{"availability":"InStock","price":240,"priceCurrency":"USD"}]}</script>';

/** A shop on loopback with a scripted response per path. */
function stubShop() {
  const seen: { method: string; url: string }[] = [];
  const handlers: Record<string, (response: http.ServerResponse, query: string) => void> = {
    "/fine": (response) => response.end(inStock),
    "/moved": (response, query) => response.writeHead(301, { location: `/elsewhere${query}` }).end(),
    "/elsewhere": (response) => response.end("<h1>Another piece</h1>"),
    "/gone-home": (response, query) => response.writeHead(302, { location: `/${query}` }).end(),
    "/": (response) => response.end("<h1>Welcome</h1>"),
    "/strip": (response) => response.writeHead(302, { location: "/stripped" }).end(),
    "/stripped": (response) => response.end("<h1>The piece</h1>"),
    "/sold-out": (response) => response.end(soldOut),
    "/missing": (response) => response.writeHead(404).end(),
    "/captcha": (response) => response.writeHead(403).end("<title>Are you human?</title>"),
    "/circle": (response) => response.writeHead(302, { location: "/circle" }).end(),
    "/private/piece": (response) => response.end("secret"),
    "/robots.txt": (response) => response.end("User-agent: *\nDisallow: /private/"),
    "/refresh": (response) => response.end('<meta http-equiv="refresh" content="0; url=/missing">'),
    "/refresh-inward": (response) => response.end('<meta http-equiv=refresh content="0;url=http://10.0.0.1/">'),
    "/refresh-circle": (response) => response.end("<meta http-equiv=refresh content='1; URL=/refresh-back'>"),
    "/refresh-back": (response) => response.end("<meta http-equiv=refresh content='1; URL=/refresh-circle'>"),
    "/refresh-itself": (response) => response.end('<meta http-equiv=refresh content="5;url=#">'),
    "/refresh-without-script": (response) =>
      response.end('<noscript><meta http-equiv="refresh" content="0;url=/missing"></noscript>'),
    "/refresh-later": (response) => response.end('<meta http-equiv="refresh" content="600;url=/missing">'),
    "/refresh-header": (response) => response.writeHead(200, { refresh: "0; url=/missing" }).end(),
    "/soft-404": (response) => response.end("<title>Page not found | Northloom</title>"),
    "/soft-404-heading": (response) => response.end("<title>Northloom</title><h1>404</h1>"),
    "/404-shirt": (response) => response.end(`<title>404 Page Not Found Tee</title>${inStock}`),
    "/coats/navy-coat": (response, query) => response.writeHead(302, { location: `/coats${query}` }).end(),
    "/coats": (response) => response.end("<title>Coats</title>"),
    "/p/gone": (response, query) => response.writeHead(302, { location: `/collections/sale${query}` }).end(),
    "/collections/sale": (response) => response.end("<title>Sale</title>"),
    "/network": (response) => response.writeHead(302, { location: "/awin-piece?awc=123_456_abc" }).end(),
    "/awin-piece": (response) => response.end(inStock),
    "/network-cj": (response) => response.writeHead(302, { location: "/cj-gone?cjevent=abc" }).end(),
    "/cj-gone": (response, query) => response.writeHead(302, { location: `/${query}` }).end(),
    "/network-empty": (response) => response.writeHead(302, { location: "/awin-piece?awc=" }).end(),
    "/inward": (response) => response.writeHead(302, { location: "http://10.0.0.1/admin" }).end(),
  };
  const server = http.createServer((request, response) => {
    const [path, query] = (request.url ?? "").split("?");
    seen.push({ method: request.method ?? "", url: path });
    (handlers[path] ?? handlers["/missing"])(response, query ? `?${query}` : "");
  });
  return { server, seen, handlers };
}

describe("link health", () => {
  let api: TestApi;
  let origin: string;
  const shop = stubShop();
  // The stub listens on loopback, which only tests allow.
  const options: CheckOptions = {
    ...politeOptions,
    isRefused: (address) => address !== "127.0.0.1" && politeOptions.isRefused(address),
    timeout: 30_000,
    pause: 0,
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.stop());
  afterAll(() => void shop.server.close());

  const db = () => api.dataSource.manager;
  const check = async () => {
    await db().query("UPDATE link_checks SET next_check_at = now()");
    return checkDueLinks(db(), silent, options);
  };
  const states = async () => {
    const { data } = await api.run(
      "{ links(first: 100, sort: ADDRESS) { nodes { address state detail failures } } }",
      {},
      { actor: editor },
    );
    return Object.fromEntries(
      data.links.nodes.map(({ address, state }: { address: string; state: string }) => [
        address.replace(origin, ""),
        state,
      ]),
    ) as Record<string, string>;
  };
  const item = (path: string, more: object = {}) => buildItem(db(), { affiliateLink: `${origin}${path}`, ...more });
  const alerts = async () => {
    const { data } = await api.run("{ linkAlerts { before after link { address } } }", {}, { actor: editor });
    return data.linkAlerts as { before: string; after: string }[];
  };

  test("distinguishes seven states, and respects robots.txt and private networks", async () => {
    const paths = [
      "/fine",
      "/moved",
      "/gone-home",
      "/strip",
      "/sold-out",
      "/missing",
      "/captcha",
      "/circle",
      "/private/piece",
      "/inward",
    ];
    for (const path of paths) await item(path);
    await buildItem(db(), { affiliateLink: "http://169.254.169.254/latest/meta-data" });
    await buildItem(db(), { affiliateLink: "https://shop.example/piece" });
    await check();
    expect(await states()).toEqual({
      "/fine": "OK",
      "/moved": "REDIRECTED",
      "/gone-home": "REDIRECTED_HOME",
      "/strip": "TRACKING_DROPPED",
      "/sold-out": "OUT_OF_STOCK",
      "/missing": "BROKEN",
      "/captcha": "UNKNOWN",
      "/circle": "BROKEN",
      "/private/piece": "UNKNOWN",
      "/inward": "BROKEN",
      "http://169.254.169.254/latest/meta-data": "BROKEN",
      "https://shop.example/piece": "UNKNOWN",
    });
    expect(shop.seen.filter(({ url }) => url === "/private/piece")).toEqual([]);
    expect(shop.seen.filter(({ url }) => url === "/circle").length).toBeLessThanOrEqual(6);
    expect(shop.seen.find(({ url }) => url === "/fine")?.method).toBe("HEAD");
  });

  test("follows a meta refresh like a redirect", async () => {
    await item("/fine");
    for (const name of ["", "-inward", "-circle", "-itself", "-without-script", "-later", "-header"])
      await item(`/refresh${name}`);
    await check();
    expect(await states()).toEqual({
      "/fine": "OK",
      "/refresh": "BROKEN",
      "/refresh-circle": "BROKEN",
      "/refresh-header": "BROKEN",
      "/refresh-inward": "BROKEN",
      "/refresh-itself": "OK",
      "/refresh-later": "OK",
      "/refresh-without-script": "OK",
    });
  });

  test('treats a "not found" page and a redirect to a list as gone, whatever the status', async () => {
    for (const path of ["/soft-404", "/soft-404-heading", "/404-shirt", "/coats/navy-coat", "/p/gone"])
      await item(path);
    await check();
    expect(await states()).toEqual({
      "/soft-404": "BROKEN",
      "/soft-404-heading": "BROKEN",
      "/404-shirt": "OK",
      "/coats/navy-coat": "REDIRECTED_HOME",
      "/p/gone": "REDIRECTED_HOME",
    });
  });

  test("accepts the network's own parameter with a value as proof of tracking", async () => {
    for (const path of ["/network", "/network-cj", "/network-empty"]) await item(path);
    await check();
    expect(await states()).toEqual({
      "/network": "OK",
      "/network-cj": "REDIRECTED_HOME",
      "/network-empty": "TRACKING_DROPPED",
    });
    const network = await db().findOneByOrFail(LinkCheck, { address: `${origin}/network` });
    expect(network).toMatchObject({
      detail: "The page exists, and Awin tracks its sales (awc).",
      finalAddress: "",
    });
  });

  test("reports a change once, and recovery restores the offer", async () => {
    await item("/changing");
    const { handlers } = shop;
    handlers["/changing"] = handlers["/fine"];
    await check();
    expect(await alerts()).toEqual([]);
    handlers["/changing"] = handlers["/missing"];
    await check();
    await check();
    expect(await alerts()).toMatchObject([{ before: "OK", after: "BROKEN" }]);
    handlers["/changing"] = handlers["/fine"];
    await check();
    await check();
    expect(await alerts()).toMatchObject([
      { before: "BROKEN", after: "OK" },
      { before: "OK", after: "BROKEN" },
    ]);
    expect(await states()).toEqual({ "/changing": "OK" });
    await api.run("mutation { markLinkAlertsSeen }", {}, { actor: editor });
    expect(await alerts()).toEqual([]);
  });

  test("offers only the same type of garment as replacement after two failures", async () => {
    const outfit = await buildOutfit(db());
    const of = (path: string, more: object) =>
      buildProduct(db(), { outfitId: outfit.id, affiliateLink: `${origin}${path}`, ...more });
    const gone = await of("/missing", { title: "Crimson Silk Gown", price: "$860" });
    await of("/fine?earrings", { title: "Silver Earrings", price: "$800" });
    await of("/fine?shoes", { title: "Crimson Silk Pumps", price: "$860" });
    await of("/fine?black", { title: "Black Silk Gown", price: "$860" });
    await of("/fine?color", { title: "Silk Gown", price: "$860" });
    await of("/fine?cheap", { title: "Crimson Silk Gown", price: "$429" });
    await of("/fine?dear", { title: "Crimson Silk Gown", price: "$1,721" });
    await of("/fine?price", { title: "Crimson Silk Gown", price: "" });
    await of("/sold-out", { title: "Crimson Silk Gown", price: "$860" });
    const read = async () =>
      (await api.run(`{ affiliateProduct(id: "${gone.id}") { isAvailable replacement { id } } }`)).data
        .affiliateProduct;
    await check();
    expect(await read()).toEqual({ isAvailable: true, replacement: null });
    await check();
    expect(await read()).toEqual({ isAvailable: false, replacement: null });
    const near = await of("/fine?red", { title: "Red Satin Gown", price: "$430" });
    await of("/fine?other", { title: "Scarlet Gown of Wool", price: "$430" });
    expect(await read()).toEqual({ isAvailable: false, replacement: { id: near.id } });
    const { handlers } = shop;
    const missing = handlers["/missing"];
    handlers["/missing"] = handlers["/fine"];
    await check();
    handlers["/missing"] = missing;
    expect(await read()).toEqual({ isAvailable: true, replacement: null });
  });

  test("replaces an address wherever it is used, and Undo restores it", async () => {
    const link = `${origin}/old`;
    const used = await item("/old");
    const outfit = await buildOutfit(db(), { affiliateLink: link });
    const product = await buildProduct(db(), { affiliateLink: link });
    await check();
    const { id } = await db().findOneByOrFail(LinkCheck, { address: link });
    const { data } = await api.run(
      "mutation ($input: ReplaceLinkInput!) { replaceLink(input: $input) { changed undoId } }",
      { input: { id, address: `${origin}/new` } },
      { actor: editor },
    );
    expect(data.replaceLink.changed).toBe(3);
    const links = async () =>
      (
        await api.run(
          `{ categoryItem(id: "${used.id}") { affiliateLink } outfit(id: "${outfit.id}") { affiliateLink } affiliateProduct(id: "${product.id}") { affiliateLink } }`,
          {},
          { actor: editor },
        )
      ).data as Record<string, { affiliateLink: string }>;
    expect(new Set(Object.values(await links()).map(({ affiliateLink }) => affiliateLink))).toEqual(
      new Set([`${origin}/new`]),
    );
    await api.run(
      "mutation ($input: IdInput!) { undo(input: $input) { undone } }",
      { input: { id: data.replaceLink.undoId } },
      { actor: editor },
    );
    expect(new Set(Object.values(await links()).map(({ affiliateLink }) => affiliateLink))).toEqual(new Set([link]));
    await collectLinks(db());
    const listed = await api.run("{ links { nodes { address } } }", {}, { actor: editor });
    expect(listed.data.links.nodes).toEqual([{ address: link }]);
  });

  test("replaces no address by a text that is none", async () => {
    await item("/old");
    await check();
    const { id } = await db().findOneByOrFail(LinkCheck, { address: `${origin}/old` });
    const refusals = [];
    for (const address of ["javascript:alert(1)", "//evil.example/x", "no address", ""]) {
      const { errors } = await api.run(
        "mutation ($input: ReplaceLinkInput!) { replaceLink(input: $input) { changed } }",
        { input: { id, address } },
        { actor: editor },
      );
      refusals.push(errors[0].extensions);
    }
    const refused = (address: string) => ({ code: "BAD_USER_INPUT", fieldErrors: { address } });
    const noAddress = refused("Enter a web address that begins with https:// or http://");
    expect(refusals).toEqual([noAddress, noAddress, noAddress, refused("Enter the new address")]);
  });

  test("deletes addresses that are no longer used", async () => {
    const row = await item("/fine");
    await check();
    await db().softDelete("CategoryItem", { id: row.id });
    await check();
    expect(await states()).toEqual({});
  });

  test("updates the check date when the page confirms the price, and hides prices too old for their program", async () => {
    const program = { name: "Stub", kind: "MARKETPLACE", hosts: ["127.0.0.1.nip.example"], priceLimitHours: 24 };
    await api.run(
      "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }",
      { input: program },
      { actor: editor },
    );
    const long = new Date(Date.now() - 48 * 3_600_000);
    const old = await buildItem(db(), { affiliateLink: "https://127.0.0.1.nip.example/x", priceCheckedAt: long });
    const found = await item("/fine", { price: "$240", priceAmount: 240, priceCheckedAt: long });
    await check();
    const read = async (id: string) =>
      (await api.run(`{ categoryItem(id: "${id}") { isPriceCurrent priceAsOf } }`)).data.categoryItem;
    expect(await read(old.id)).toEqual({ isPriceCurrent: false, priceAsOf: long.toISOString() });
    const fresh = await read(found.id);
    expect(fresh.isPriceCurrent).toBe(true);
    expect(Date.parse(fresh.priceAsOf as string)).toBeGreaterThan(Date.now() - 3_600_000);
  });

  test("changes no state when no shop responds at all", async () => {
    for (const port of [1, 2]) await buildItem(db(), { affiliateLink: `http://127.0.0.1:${port}/x` });
    expect(await check()).toBe(0);
    expect(new Set(Object.values(await states()))).toEqual(new Set(["UNCHECKED"]));
  });
});
