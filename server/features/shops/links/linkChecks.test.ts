import http from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { buildItem } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { checkDueLinks, checkLink, type CheckOptions, politeOptions } from "./checkLinks.service";
import { noPrice } from "./check/priceFacts";
import { LinkCheck, LinkState, LinkAlert } from "./linkCheck.entity";
import { collectLinks } from "./collectLinks";
import { recordAssessment } from "./recordResolution";

/** The stub listens on loopback, which only tests allow. */
const options: CheckOptions = {
  ...politeOptions,
  isRefused: (address) => !address.startsWith("127.0.0.") && politeOptions.isRefused(address),
  timeout: 30_000,
  pause: 0,
};

const priced = (price: string): string => `<script type="application/ld+json">{"price":"${price}"}</script>`;

describe("checking links", () => {
  let dataSource: DataSource;
  let db: EntityManager;
  let origin: string;
  let respond: http.RequestListener;
  const shop = http.createServer((request, response) => respond(request, response));

  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    dataSource = await testDatabase();
    db = dataSource.manager;
    respond = (_request, response) => response.end("<h1>The piece</h1>");
  });
  afterEach(() => dataSource.destroy());
  afterAll(() => {
    shop.closeAllConnections();
    shop.close();
  });

  const link = async (address: string): Promise<LinkCheck> => {
    await buildItem(db, { affiliateLink: address });
    await collectLinks(db);
    return db.findOneByOrFail(LinkCheck, { address });
  };
  const check = async (): Promise<number> => {
    await db.query("UPDATE link_checks SET next_check_at = now()");
    return checkDueLinks(db, pino({ level: "silent" }), options);
  };
  const states = async (): Promise<[LinkState, number][]> =>
    (await db.find(LinkCheck, { order: { address: "ASC" } })).map(({ state, failures }) => [state, failures]);

  test("follows the rules of robots.txt for its own name", async () => {
    const seen: (string | undefined)[] = [];
    respond = ({ url }, response) => {
      seen.push(url);
      response.end(url === "/robots.txt" ? "User-agent: WornByLinkCheck\nDisallow: /" : "");
    };
    await link(`${origin}/piece`);
    await check();
    expect(await states()).toEqual([[LinkState.UNKNOWN, 0]]);
    expect(seen).toEqual(["/robots.txt"]);
  });

  test("uses GET for shops that do not respond to HEAD", async () => {
    respond = ({ method }, response) => (method === "HEAD" ? response.destroy() : response.end("<h1>The piece</h1>"));
    await link(`${origin}/piece`);
    await check();
    expect(await states()).toEqual([[LinkState.OK, 0]]);
  });

  test("continues after a malformed response of one shop", async () => {
    respond = ({ url = "" }, response) =>
      url.startsWith("/1")
        ? response.writeHead(302, { location: "http://%E0%A4%A@127.0.0.1/x" }).end()
        : response.end();
    for (const path of ["/1", "/2"]) await link(origin + path);
    expect(await check()).toBe(2);
    expect(await states()).toEqual([
      [LinkState.BROKEN, 1],
      [LinkState.OK, 0],
    ]);
  });

  test("continues after a page that takes too long and after a result that the database rejects", async () => {
    respond = ({ url = "" }, response) => {
      if (url.startsWith("/1")) response.end("<div>".repeat(400_000));
      else if (url.startsWith("/2")) response.end(priced("9\\u00000"));
      else if (url.startsWith("/3")) response.end(priced("9".repeat(1_000_000)));
      else response.end("<h1>The piece</h1>");
    };
    for (const path of ["/1", "/2", "/3", "/4"]) await link(origin + path);
    expect(await check()).toBe(4);
    expect(await states()).toEqual([
      [LinkState.UNKNOWN, 0],
      [LinkState.OK, 0],
      [LinkState.OK, 0],
      [LinkState.OK, 0],
    ]);
    expect(await db.findOneByOrFail(LinkCheck, { address: `${origin}/1` })).toMatchObject({
      detail: "The shop's page cannot be read: it needs more time or memory than the link check allows.",
    });
  });

  test("marks several shops as gone when another one responds", async () => {
    for (const port of [1, 2]) await link(`http://127.0.0.2:${port}/x`);
    const living = await link(`${origin}/piece`);
    await check();
    await db.query("UPDATE link_checks SET next_check_at = now() WHERE id <> $1", [living.id]);
    expect(await checkDueLinks(db, pino({ level: "silent" }), options)).toBe(2);
    expect(await states()).toEqual([
      [LinkState.OK, 0],
      [LinkState.BROKEN, 2],
      [LinkState.BROKEN, 2],
    ]);
  });

  test("does not mark shops as gone when known good shops do not respond either", async () => {
    respond = (_request, response) => response.destroy();
    const { id } = await link(`${origin}/piece`);
    await db.update(LinkCheck, id, { status: 200, state: LinkState.OK });
    const gone = await link("http://127.0.0.2:1/x");
    await expect(checkLink(db, gone, options)).rejects.toThrow("No shop responds at the moment");
    expect(await states()).toEqual([
      [LinkState.OK, 0],
      [LinkState.UNCHECKED, 0],
    ]);
  });

  test("a manual check times out with an explanation", async () => {
    respond = () => undefined;
    const slow = await link(`${origin}/piece`);
    await expect(checkLink(db, slow, options, 300)).rejects.toMatchObject({
      message: "127.0.0.1 did not respond within 0.3 seconds. The link keeps its state and is checked again later.",
      extensions: { code: "TIMEOUT" },
    });
    expect(await states()).toEqual([[LinkState.UNCHECKED, 0]]);
    shop.closeAllConnections();
  });

  test("stores the final address without our own tracking, so that it can replace the link", async () => {
    respond = ({ url = "" }, response) =>
      url.startsWith("/old")
        ? response.writeHead(301, { location: url.replace("/old", "/new") }).end()
        : response.end("<h1>The piece</h1>");
    const { id } = await link(`${origin}/old?size=m`);
    await check();
    expect(await db.findOneByOrFail(LinkCheck, { id })).toMatchObject({
      state: LinkState.REDIRECTED,
      finalAddress: `${origin}/new?size=m`,
    });
  });

  test("reports a change once for two simultaneous checks, and nothing for a removed link", async () => {
    const found = await link(`${origin}/piece`);
    const assessment = { ...noPrice, state: LinkState.BROKEN, detail: "", status: 404, finalAddress: "" };
    await Promise.all([recordAssessment(db, found, assessment), recordAssessment(db, found, assessment)]);
    expect(await db.count(LinkAlert)).toBe(1);
    expect(await states()).toEqual([[LinkState.BROKEN, 2]]);
    await db.delete(LinkCheck, { id: found.id });
    await recordAssessment(db, found, { ...assessment, state: LinkState.OK });
    expect(await db.count(LinkAlert)).toBe(0);
  });
});
