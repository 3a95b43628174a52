import type { EntityManager } from "typeorm";
import { editor } from "../../../testing/editor";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { computeTable, readTable, type ShownRow } from "../../../testing/salesMonth/earningsTable";
import { networkReports } from "../../../testing/salesMonth/networkReports";
import { createRandom, pick } from "../../../testing/random";
import { type SimulatedClick, simulateSales } from "../../../testing/salesMonth/simulateSales";
import { type TestApi, testApi } from "../../../testing/testApi";
import { AffiliateProgram, ProgramKind } from "../../site/programs/affiliateProgram.entity";
import { noAnswers } from "../sales/conversions/reportAnswers";
import { importConversions } from "../sales/conversions/importConversions.service";
import { EarningsBy } from "./earnings.types";

const money = "currency approved paid pending declined sales";
const figures = `clicks orders conversionRate money { ${money} } approved { amount currency } pending { amount } epc { amount }`;
const query = `query ($by: EarningsBy!, $from: String!, $to: String!, $key: ID, $first: Int) {
  earnings(by: $by, from: $from, to: $to, key: $key, first: $first) {
    rowCount total { ${figures} before { ${figures} } } rows { key name path ${figures} before { ${figures} } } } }`;
const linesQuery = `query ($by: EarningsBy!, $from: String!, $to: String!, $key: ID, $first: Int, $offset: Int) {
  saleLines(by: $by, from: $from, to: $to, key: $key, first: $first, offset: $offset) {
    totalCount lines { program transactionId line amount currency state reference subject page placement campaign reason } } }`;
const titles = [
  "ID",
  "Date",
  "Advertiser",
  "Commission",
  "Currency",
  "Sale Amount",
  "Sale Currency",
  "Status",
  "Click Ref",
];
const july = { from: "2026-07-01", to: "2026-07-31" };

describe("earnings", () => {
  let api: TestApi;
  let db: EntityManager;
  beforeEach(async () => {
    api = await testApi();
    db = api.dataSource.manager;
  });
  afterEach(() => api.stop());

  const ask = async (text: string, variables: object) => {
    const { data, errors } = await api.run(text, { ...variables }, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const earnings = async (by: string, more: object = {}) =>
    (await ask(query, { by, ...july, first: 500, ...more })).earnings as {
      rowCount: number;
      total: Record<string, never>;
      rows: Record<string, never>[];
    };
  const buildProgram = (name: string) =>
    db.save(AffiliateProgram, db.create(AffiliateProgram, { name, kind: ProgramKind.COMMISSION_NETWORK, hosts: [] }));
  const importRows = async (program: AffiliateProgram, rows: string[][], header: readonly string[] = titles) => {
    const table = { header: [...header], rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
    const current = await db.findOneByOrFail(AffiliateProgram, { id: program.id });
    const rules = {
      answers: noAnswers,
      source: "file" as const,
      fileName: "",
      dryRun: false,
      actor: editor,
    };
    return importConversions(db, table, { program: current, ...rules });
  };
  const recordClicks = async (rows: object[]): Promise<void> => {
    await db.query(
      `INSERT INTO click_origins (click_id, clicked_at, target_type, target_id, outfit_id, celebrity_id, retailer, program_id, article_id, page, placement, campaign)
       SELECT * FROM json_to_recordset($1) AS click (click_id text, clicked_at timestamptz, target_type text, target_id uuid, outfit_id uuid,
         celebrity_id uuid, retailer text, program_id uuid, article_id uuid, page text, placement text, campaign text)`,
      [JSON.stringify(rows)],
    );
    await db.query(
      `INSERT INTO click_days (day, target_type, target_id, outfit_id, celebrity_id, retailer, program_id, article_id, placement, campaign, clicks)
       SELECT (clicked_at AT TIME ZONE 'UTC')::date, target_type, target_id, outfit_id, celebrity_id, retailer, program_id, article_id, placement, campaign, count(*)
       FROM click_origins GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    );
  };

  /** The links of the simulated month. */
  const buildLinks = async () => {
    const links: Pick<
      SimulatedClick,
      "targetType" | "targetId" | "outfitId" | "celebrityId" | "pieceId" | "retailer"
    >[] = [];
    for (let at = 0; at < 6; at++) {
      const celebrity = await buildCelebrity(db);
      const outfit = await buildOutfit(db, { celebrityId: celebrity.id });
      const place = { outfitId: outfit.id, celebrityId: celebrity.id, retailer: `Shop ${at % 4}` };
      links.push({ targetType: "outfit", targetId: outfit.id, pieceId: null, ...place });
      const [{ id: pieceId }] = await db.query<{ id: string }[]>(
        "INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Jacket') RETURNING id",
        [outfit.id],
      );
      for (const piece of [pieceId, pieceId, null]) {
        const { id } = await buildProduct(db, { outfitId: outfit.id, pieceId: piece });
        links.push({ targetType: "product", targetId: id, pieceId: piece, ...place });
      }
    }
    const nowhere = { outfitId: null, celebrityId: null, pieceId: null, retailer: "Shop 9" };
    for (let at = 0; at < 3; at++) links.push({ targetType: "item", targetId: (await buildItem(db)).id, ...nowhere });
    return links;
  };

  test("of a simulated month equal its own record, to the cent, in every report", async () => {
    const random = createRandom(39);
    const programs: Record<string, AffiliateProgram> = {};
    for (const { program } of networkReports) programs[program] = await buildProgram(program);
    const links = await buildLinks();
    const articles = [await buildPost(db), await buildPost(db)];
    const clicks = Array.from({ length: 2_000 }, (_, at): SimulatedClick => {
      const network = pick(random, networkReports);
      return {
        id: network.subIdParameter ? at.toString(16).padStart(16, "0") : null,
        day: `2026-07-${String(1 + Math.floor(random() * 31)).padStart(2, "0")}`,
        isCounted: true,
        program: network.program,
        ...pick(random, links),
        articleId: random() < 0.2 ? pick(random, articles).id : null,
        placement: pick(random, ["card", "buy", ""]),
        campaign: pick(random, ["", "", "autumn"]),
      };
    });
    await recordClicks(
      clicks.map((click, at) => ({
        click_id: click.id ?? `none ${at}`,
        clicked_at: `${click.day}T12:00:00Z`,
        target_type: click.targetType,
        target_id: click.targetId,
        outfit_id: click.outfitId,
        celebrity_id: click.celebrityId,
        retailer: click.retailer,
        program_id: programs[click.program].id,
        article_id: click.articleId,
        page: "",
        placement: click.placement,
        campaign: click.campaign,
      })),
    );
    const { sales, reports } = simulateSales(random, { clicks, orders: 800, lastDay: july.to });
    for (const { network, files } of reports)
      for (const file of [0, 1, 2, 0]) await importRows(programs[network.program], files[file], network.titles);

    for (const by of Object.keys(EarningsBy) as (keyof typeof EarningsBy)[]) {
      const { rows, rowCount, total } = await earnings(by);
      expect([by, readTable(rows as unknown as ShownRow[], total as unknown as ShownRow)]).toEqual([
        by,
        computeTable(by, clicks, sales),
      ]);
      expect(rowCount).toBe(rows.length);
    }
  });

  test("compare with the period before, and convert by the rate of the sale's day", async () => {
    const program = await buildProgram("P");
    await db.query(
      `INSERT INTO exchange_rate_days (currency, day, per_euro) VALUES ('USD', '2026-07-03', 1.1), ('USD', '2026-07-10', 1.2), ('GBP', '2026-07-03', 0.8)`,
    );
    await importRows(program, [
      ["1", "2026-07-05", "Shop", "10.0040", "EUR", "", "", "approved", ""],
      ["2", "2026-07-10", "Shop", "10.00", "EUR", "100", "EUR", "pending", ""],
      ["3", "2026-07-10", "Shop", "5.00", "USD", "", "", "approved", ""],
      ["4", "2026-07-10", "Shop", "8.00", "GBP", "", "", "declined", ""],
      ["5", "2026-06-30", "Shop", "4.00", "USD", "", "", "approved", ""],
    ]);
    const { total } = await earnings("PROGRAM");
    expect(total).toMatchObject({
      orders: 3,
      approved: { amount: 16, currency: "USD" },
      pending: { amount: 12 },
      before: { orders: 1, approved: { amount: 4 }, money: [{ currency: "USD", approved: 4 }] },
      money: [
        { currency: "EUR", approved: 10, pending: 10, sales: 100 },
        { currency: "GBP", approved: 0, declined: 8 },
        { currency: "USD", approved: 5, sales: null },
      ],
    });
    await importRows(program, [["6", "2026-07-25", "Shop", "8.00", "GBP", "", "", "approved", ""]]);
    expect((await earnings("PROGRAM")).total).toMatchObject({ approved: null, pending: { amount: 12 }, epc: null });
  });

  test("a day is a day of the site", async () => {
    const program = await buildProgram("P");
    await importRows(program, [["1", "2026-07-31T23:30:00Z", "Shop", "5", "USD", "", "", "approved", ""]]);
    await db.query("UPDATE settings SET time_zone = 'Europe/Berlin'");
    expect((await earnings("DAY")).rows).toEqual([]);
    const august = { from: "2026-08-01", to: "2026-08-01" };
    expect((await earnings("DAY", august)).rows).toMatchObject([{ key: "2026-08-01", name: "2026-08-01" }]);
  });

  test("show one row alone, with clicks, rates and the lines behind it", async () => {
    const program = await buildProgram("P");
    const product = await buildProduct(db);
    const click = {
      target_type: "product",
      target_id: product.id,
      outfit_id: product.outfitId,
      retailer: "Shop",
      placement: "buy",
      campaign: "",
    };
    const ids = ["00000000000000aa", "00000000000000ab", "00000000000000ac", "00000000000000ad"];
    await recordClicks(
      ids.map((click_id) => ({ ...click, click_id, clicked_at: "2026-07-02T12:00:00Z", page: "/outfit/x" })),
    );
    await importRows(program, [
      ["1", "2026-07-05", "Shop", "10.00", "USD", "", "", "approved", ids[0]],
      ["2", "2026-07-06", "Shop", "7.00", "USD", "", "", "approved", "ffffffffffffffff"],
      ["3", "2026-07-07", "Shop", "7.00", "USD", "", "", "approved", "bucket-20"],
      ["4", "2026-07-08", "Shop", "7.00", "USD", "", "", "approved", ""],
    ]);
    const { rows, total } = await earnings("OUTFIT", { key: product.outfitId });
    expect(rows).toMatchObject([
      { key: product.outfitId, clicks: 4, orders: 1, conversionRate: 0.25, epc: { amount: 2.5 } },
    ]);
    expect(total).toMatchObject({ clicks: 4, orders: 1 });
    expect((await earnings("OUTFIT")).rows).toMatchObject([{ key: product.outfitId }, { key: "#unattributed" }]);
    const lines = async (key: string | null, more: object = {}) =>
      (await ask(linesQuery, { by: "OUTFIT", ...july, key, ...more })).saleLines as {
        totalCount: number;
        lines: object[];
      };
    expect(await lines(product.outfitId)).toMatchObject({
      totalCount: 1,
      lines: [{ transactionId: "1", amount: 10, page: "/outfit/x", placement: "buy", reason: null }],
    });
    expect(await lines("#unattributed")).toMatchObject({
      totalCount: 3,
      lines: [
        { transactionId: "4", reason: "The report names no click." },
        { transactionId: "3", reason: "The report names “bucket-20”, which is no click of this site." },
        { transactionId: "2", reason: "The click is unknown or was deleted." },
      ],
    });
    expect(await lines(null, { first: 1, offset: 3 })).toMatchObject({
      totalCount: 4,
      lines: [{ transactionId: "1" }],
    });
  });

  test.each([
    [{ from: "x" }, "from"],
    [{ to: "2026-06-01" }, "to"],
    [{ from: "2020-01-01" }, "to"],
    [{ first: 0 }, "first"],
    [{ first: 501 }, "first"],
  ])("refuse %j", async (more, field) => {
    const { errors } = await api.run(query, { by: "DAY", ...july, ...more }, { actor: editor });
    expect(errors[0].extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fieldErrors: { [field]: expect.any(String) },
    });
  });
});
