import type { DataSource } from "typeorm";
import { AffiliateProgram, ProgramKind } from "../../features/site/programs/affiliateProgram.entity";
import { buildPost, buildProduct } from "../../testing/build";
import { workbook } from "../../testing/files/workbook";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerAnalyticsCsv } from "./analyticsCsv";
import { registerConversions } from "./conversions";
import { registerEarningsCsv } from "./earningsCsv";

const titles = "Trans ID,Trans Date,Commission,Currency,Merchant,Aff Track,Voided";
const plainTitles = "Transaction ID,Transaction Date,Commission Amount,Commission Currency,Commission Status";
const orderTitles = "Order ID,SKU,Advertiser Name,Transaction Date,Commission,Currency";
const amazonTitles = "Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Items Shipped,Returns,Revenue($),Ad Fees($)";
const anyText: unknown = expect.any(String);
const unknown = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";

describe("/api/conversions", () => {
  let dataSource: DataSource;
  let routes: TestRoutes;
  let programId: string;
  beforeAll(async () => {
    dataSource = await testDatabase();
    routes = await testRoutes(dataSource, registerConversions, registerAnalyticsCsv, registerEarningsCsv);
  });
  beforeEach(async () => {
    await dataSource.query("TRUNCATE conversions, conversion_imports, affiliate_programs CASCADE");
    const program = { name: "Shares", kind: ProgramKind.SHARE_SALE, hosts: [], subIdParameter: "afftrack" };
    ({ id: programId } = await dataSource.manager.save(AffiliateProgram, program));
  });
  afterAll(async () => {
    await routes.app.close();
    await dataSource.destroy();
  });

  const send = async (rows: readonly string[] | Buffer, fields: Record<string, string> = {}) => {
    const file = Buffer.isBuffer(rows) ? rows : rows.join("\r\n");
    const response = await routes.upload("/api/conversions", file, { programId, ...fields });
    return { status: response.statusCode, body: response.json<Record<string, never>>() };
  };
  /** Sends a report that must be refused, and returns why. */
  const refuse = async (rows: readonly string[] | Buffer, fields: Record<string, string> = {}) => {
    const { status, body } = await send(rows, fields);
    expect(status).toBe(400);
    expect(await stored()).toEqual([]);
    const [{ message, extensions }] = body.errors as { message: string; extensions: Record<string, unknown> }[];
    return { message, extensions, fields: Object.keys((extensions.fieldErrors ?? {}) as object) };
  };
  const stored = (): Promise<Record<string, unknown>[]> =>
    dataSource.query(
      `SELECT transaction_id AS id, amount, currency, retailer, state, subject_type AS type, subject_id AS subject,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS time
       FROM conversions ORDER BY transaction_id, line, advertiser`,
    );
  const say = (title: string, words: Record<string, string>) => JSON.stringify({ [title]: words });
  const amounts = async () => (await stored()).map(({ amount, currency }) => `${String(amount)} ${String(currency)}`);

  test("reads a known report and resolves the clicked links", async () => {
    const product = await buildProduct(dataSource.manager, { retailer: "Northloom" });
    const post = await buildPost(dataSource.manager);
    const { status, body } = await send([
      titles,
      `1,03/14/2026 5:06 PM,"$1,012.50",,Velvet Row,${product.id},0`,
      `2,2026-03-05,7.25,USD,,${product.id.toUpperCase()},`,
      `3,2026-03-06,-3.00,USD,Shop,${post.id},0`,
      `4,2026-03-07,9.00,USD,Shop,${unknown},1`,
      `5,2026-03-07,1.00,USD,=Shop,free words,0`,
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      program: "Shares",
      network: "ShareASale",
      dryRun: false,
      rows: 5,
      created: 5,
      updated: 0,
    });
    expect(body).toMatchObject({
      totals: [{ currency: "USD", amount: 1017.75 }],
      declined: 1,
      problemCount: 0,
      problems: [],
    });
    expect(body).toMatchObject({
      headers: titles.split(",").map((title) => expect.objectContaining({ title })),
      columns: { transactionId: "Trans ID", saleAmount: null, reference: "Aff Track", status: "Voided" },
    });
    const ofProduct = { type: "product", subject: product.id, state: "approved" };
    expect(await stored()).toEqual([
      { id: "1", amount: "1012.5", currency: "USD", retailer: "Velvet Row", ...ofProduct, time: "2026-03-14 17:06" },
      { id: "2", amount: "7.25", currency: "USD", retailer: "Northloom", ...ofProduct, time: "2026-03-05 00:00" },
      expect.objectContaining({ id: "3", amount: "-3", type: "blogPost", subject: post.id }),
      expect.objectContaining({ id: "4", amount: "9", state: "declined", type: null, subject: null }),
      expect.objectContaining({ id: "5", retailer: "=Shop" }),
    ]);
    const [outfit] = await dataSource.query<{ outfit_id: string }[]>(
      "SELECT outfit_id FROM conversions WHERE transaction_id = '1'",
    );
    expect(outfit.outfit_id).toBe(product.outfitId);
  });

  test("reads a workbook below its headline, with its dates and amounts", async () => {
    const { status, body } = await send(
      await workbook([
        ["Activity of May", null, null, null],
        ["Trans ID", "Trans Date", "Commission", "Currency"],
        ["0012", new Date("2026-05-01T14:30:00Z"), 0.1 + 0.2, "USD"],
        [1234567, new Date("2026-05-02T00:00:00Z"), 12.5, "USD"],
        [1e17, new Date("2026-05-03T00:00:00Z"), 1, "USD"],
      ]),
    );
    expect([status, body.network, body.problems]).toEqual([
      200,
      "ShareASale",
      [{ line: 5, sentence: expect.stringContaining('A spreadsheet has shortened the transaction ID to "1E+17"') }],
    ]);
    expect(await stored()).toMatchObject([
      { id: "0012", amount: "0.3", time: "2026-05-01 14:30" },
      { id: "1234567", amount: "12.5", time: "2026-05-02 00:00" },
    ]);
  });

  test("resolves a click to what it stood for", async () => {
    const product = await buildProduct(dataSource.manager, { retailer: "Northloom" });
    const [{ celebrity }] = await dataSource.query<{ celebrity: string }[]>(
      "SELECT celebrity_id AS celebrity FROM outfits WHERE id = $1",
      [product.outfitId],
    );
    await dataSource.query(
      `INSERT INTO click_origins (click_id, clicked_at, target_type, target_id, outfit_id, celebrity_id, retailer, page, placement, campaign)
       VALUES ('00ff00ff00ff00ff', '2026-06-01', 'product', $1, $2, $3, 'Northloom', '/outfit/x', 'buy', 'autumn')`,
      [product.id, product.outfitId, celebrity],
    );
    await send([titles, "1,2026-11-10,5,USD,,00FF00FF00FF00FF,0", "2,2026-11-10,5,USD,Shop,00ff00ff00ff00fe,0"]);
    expect(
      await dataSource.query(
        "SELECT retailer, subject_id, outfit_id, celebrity_id, click_id, page, placement, campaign FROM conversions ORDER BY transaction_id",
      ),
    ).toEqual([
      {
        retailer: "Northloom",
        subject_id: product.id,
        outfit_id: product.outfitId,
        celebrity_id: celebrity,
        click_id: "00ff00ff00ff00ff",
        page: "/outfit/x",
        placement: "buy",
        campaign: "autumn",
      },
      expect.objectContaining({ retailer: "Shop", subject_id: null, click_id: null, page: "" }),
    ]);
  });

  test.each([
    ["semicolons", ["Transaction ID;Transaction Date;Commission Amount;Commission Currency", "1;2026-11-10;12,50;EUR"]],
    ["tabs", ["Transaction ID\tTransaction Date\tCommission Amount\tCurrency", "1\t2026-11-10\t12,50\tEUR"]],
    ["pipes", ["Transaction ID|Transaction Date|Commission Amount|Currency", "1|2026-11-10|12.50|EUR"]],
    ["German", ["Transaktions-ID;Transaktionsdatum;Provision;Währung;Status", "1;10.11.2026;12,50;EUR;bestätigt"]],
    ["Spanish", ["ID de transacción;Fecha;Comisión;Moneda;Estado", "1;2026-11-10;12,50 €;EUR;Aprobada"]],
    ["French", ["Numéro de transaction;Date de vente;Commission;Devise;Statut", "1;2026-11-10;12,50;EUR;Validée"]],
    ["a headline, with commas", ["Report of Shop, 01-11-2026", "", "ID,Date,Commission (EUR)", "1,2026-11-10,12.50"]],
    [
      "an API",
      [
        "id,transactionDate,commissionAmount.amount,commissionAmount.currency,commissionStatus",
        "1,2026-11-10T00:00:00Z,12.5,EUR,approved",
      ],
    ],
    [
      "a currency in the title",
      ["commissionId,eventDate,pubCommissionAmountEur,actionStatus", "1,2026-11-10,12.50,locked"],
    ],
  ])("reads a report with %s", async (_, rows) => {
    const { body } = await send(rows);
    expect(body).toMatchObject({ created: 1, problems: [] });
    expect(await stored()).toMatchObject([
      { id: "1", amount: "12.5", currency: "EUR", state: "approved", time: "2026-11-10 00:00" },
    ]);
  });

  test("reads UTF-16", async () => {
    const rows = ["ID\tDate\tCommission", "é1\t2026-11-10\t€ 12,50"].join("\r\n");
    expect((await send(Buffer.from(`\ufeff${rows}`, "utf16le"))).body).toMatchObject({ created: 1 });
    expect(await stored()).toMatchObject([{ id: "é1", amount: "12.5", currency: "EUR" }]);
  });

  test("reads Windows-1252, also where only the last line has its letters", async () => {
    const rows = [
      "ID;Datum;Provision;Shop",
      ...Array.from({ length: 5_000 }, (_, at) => `A${at};10.11.2026;1,00 EUR;Shop`),
    ];
    rows.push("Z1;10.11.2026;12,50 \u0080;M\u00fcller");
    expect((await send(Buffer.from(rows.join("\r\n"), "latin1"))).body).toMatchObject({ created: 5_001 });
    expect((await stored()).at(-1)).toMatchObject({ id: "Z1", amount: "12.5", currency: "EUR", retailer: "Müller" });
  });

  test.each([
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,£10.00,", "10 GBP"],
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,10.00 EUR,", "10 EUR"],
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,$10,CAD", "10 CAD"],
    ["Transaction ID,Date,Ad Fees(£)", "1,2026-11-10,5.16", "5.16 GBP"],
    ["Transaction ID,Date,Commission Amount (GBP)", "1,2026-11-10,£5.16", "5.16 GBP"],
    ["Transaction ID,Date,USD Commission", "1,2026-11-10,5.16", "5.16 USD"],
    ["Transaction ID,Date,Commission,Currency", '1,2026-11-10,"0,125",EUR', "0.125 EUR"],
  ])("takes the currency that stands in %j", async (header, row, expected) => {
    // A default never replaces it.
    await send([header, row], { currency: "JPY" });
    expect(await amounts()).toEqual([expected]);
  });

  test.each([
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,£10.00,USD", "names USD"],
    ["Transaction ID,Date,Commission (USD),Currency", "1,2026-11-10,10.00,EUR", "names USD, the currency column EUR"],
    ["Transaction ID,Date,Commission (USD)", "1,2026-11-10,10.00 EUR", "The amount is in EUR"],
    ["Transaction ID,Date,Commission,Currency", '1,2026-11-10,"12,345",EUR', "unclear"],
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,€ 1.299,EUR", "unclear"],
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,5,EURO?", "not a known currency"],
    ["Transaction ID,Date,Commission,Currency", "1,2026-11-10,5,GBX", "hundredth"],
    ["Transaction ID,Date,Commission,Currency", "1,2099-11-10,5,EUR", "has not come yet"],
  ])("refuses a row of %j: %j", async (header, row, reason) => {
    const { body } = await send([header, row], { currency: "JPY" });
    expect(body).toMatchObject({
      created: 0,
      problemCount: 1,
      problems: [{ line: 2, sentence: expect.stringContaining(reason) }],
    });
    expect(await stored()).toEqual([]);
  });

  test("keeps decimals and rounds each sum once", async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => `${at},2026-11-10,0.004,USD`);
    const { body } = await send(["Transaction ID,Date,Commission,Currency", ...rows]);
    expect(body).toMatchObject({ created: 1_000, totals: [{ currency: "USD", amount: 4 }] });
  });

  test("asks for a currency that stands nowhere", async () => {
    const rows = ["Order ID,Date,Commission", "1,2026-11-10,5.00"];
    expect((await refuse(rows)).fields).toEqual(["currency"]);
    await send(rows, { currency: "gbp" });
    expect(await amounts()).toEqual(["5 GBP"]);
  });

  test("reads states, and asks once about an unknown word", async () => {
    const known = [
      "refunded",
      "chargeback",
      "invalid",
      "Rejected by advertiser",
      "approved",
      "Storniert",
      "pending",
      "paid",
    ];
    const rows = [plainTitles, ...known.map((word, at) => `S${at},2026-11-10,10,USD,${word}`)];
    expect((await send(rows)).body).toMatchObject({
      totals: [{ currency: "USD", amount: 20 }],
      pending: [{ currency: "USD", amount: 10 }],
      declined: 5,
    });
    expect((await stored()).map(({ state }) => state)).toEqual([
      "declined",
      "declined",
      "declined",
      "declined",
      "approved",
      "declined",
      "pending",
      "paid",
    ]);
    await dataSource.query("TRUNCATE conversions");
    const strange = [plainTitles, "1,2026-11-10,10,USD,Half  Good", "2,2026-11-10,10,USD,not approved"];
    const asked = await refuse(strange);
    const words = ["half good", "not approved"].map((word) => ({ word, meaning: null }));
    expect(asked).toMatchObject({
      fields: ["meanings"],
      extensions: { meanings: [{ title: "Commission Status", words }] },
    });
    await send(strange, {
      meanings: say("Commission Status", { "half good": "approved", "not approved": "declined" }),
    });
    expect((await send(strange)).body).toMatchObject({ unchanged: 2 });
    expect((await stored()).map(({ state }) => state)).toEqual(["approved", "declined"]);
  });

  test("asks what the columns without a use tell, and remembers it", async () => {
    const report = (id: string, result: string) => [
      "Order ID,Date,Commission,Currency,Result,Fit,Type",
      `${id}-1,2026-11-10,5,USD,${result},New,Sale`,
      `${id}-2,2026-11-10,-2,USD,Approved,Old,Refund`,
    ];
    const asked = await refuse(report("1", "Declined"));
    expect(asked.message).toBe("Say what these words tell about a sale. The answers are remembered for this program.");
    expect(asked).toMatchObject({
      fields: ["meanings"],
      extensions: {
        columns: { amount: "Commission", status: null },
        meanings: [
          {
            title: "Result",
            words: [
              { word: "declined", meaning: "declined" },
              { word: "approved", meaning: "approved" },
            ],
          },
          {
            title: "Fit",
            words: [
              { word: "new", meaning: "pending" },
              { word: "old", meaning: null },
            ],
          },
        ],
      },
    });
    const answers = {
      Result: { declined: "declined", approved: "approved" },
      Fit: { new: "nothing", old: "nothing" },
    };
    await send(report("1", "Declined"), { meanings: JSON.stringify(answers) });
    const states = async () => (await stored()).map(({ id, state }) => `${String(id)} ${String(state)}`);
    expect(await states()).toEqual(["1-1 declined", "1-2 approved"]);
    // Another word of a column that has states.
    const another = await send(report("2", "Pending"));
    expect(another.status).toBe(400);
    await send(report("2", "Pending"), { meanings: say("Result", { pending: "pending" }) });
    expect((await states()).slice(2)).toEqual(["2-1 pending", "2-2 approved"]);
    // A column without one may have other words, but not one of a state.
    const other = [report("3", "Declined")[0], "3-1,2026-11-10,5,USD,Declined,Tight,Sale"];
    expect((await send(other)).body).toMatchObject({ created: 1 });
    expect((await send([other[0], "4-1,2026-11-10,5,USD,Approved,Declined,Sale"])).status).toBe(400);
  });

  test.each([
    ["pendingStatus", ["A", "P", "D"]],
    ["etat", ["valide", "attente", "refuse"]],
    ["is_confirmed", ["1", "0", "0"]],
    ["Stato", ["Confermato", "In sospeso", "Annullato"]],
    ["Situação", ["Aprovada", "Aprovada", "Recusada"]],
    ["Decision", ["Y", "N", "N"]],
    ["Outcome", ["Success", "Failed", "Failed"]],
    ["Is Reversed", ["No", "No", "Yes"]],
    ["Canceled At", ["", "2026-11-12", ""]],
    ["Date d'annulation", ["", "", "12/11/2026"]],
    ["Status code", ["0", "1", "2"]],
    ["Commission Refunded", ["0.00", "2.00", "0.00"]],
    ["Locked", ["", "1", ""]],
    ["Approved", ["true", "", "true"]],
    ["Valid", ["Yes", "No", "Yes"]],
    ["On hold", ["0.00", "6.00", "0.00"]],
    ["Reason", ["", "The customer has sent the whole order back", ""]],
    ["Fecha de anulación", ["2026-11-12", "2026-11-12", "2026-11-12"]],
    ["キャンセル日", ["", "2026-11-12", ""]],
    ["Storno", ["", "x", ""]],
    ["Foo", ["a", "b", "a"]],
    ["Type", ["Sale", "TEST_SALE", "Bonus"]],
    ["Transaktionstyp", ["Verkauf", "Rückgabe", "Verkauf"]],
  ])("asks about %s with %j", async (title, cells) => {
    const rows = cells.map((cell, at) => `${at},2026-11-10,10.5,USD,${cell}`);
    const { fields, extensions } = await refuse([`Order ID,Date,Commission,Currency,${title}`, ...rows]);
    expect(fields).toEqual(["meanings"]);
    expect(extensions).toMatchObject({ meanings: [{ title }] });
  });

  test.each([
    ["Country", ["US", "DE", "US"]],
    ["Product Name", ["Coat", "Scarf", "Coat"]],
    ["Note", ["", "", ""]],
    ["Tax", ["0.50", "1.20", "0.50"]],
    ["Device", ["Mobile", "Desktop", "Mobile"]],
    ["Click Date", ["2026-11-09", "2026-11-09", "2026-11-10"]],
    ["Verkäufer", ["Amazon", "Amazon", "Shop"]],
  ])("does not ask about %s with %j", async (title, cells) => {
    const rows = cells.map((cell, at) => `${at},2026-11-10,10.5,USD,${cell}`);
    expect((await send([`Order ID,Date,Commission,Currency,${title}`, ...rows])).body).toMatchObject({ created: 3 });
  });

  test("takes the answers about many columns", async () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Strange column ${at}`);
    const rows = Array.from({ length: 8 }, (_, row) =>
      [`${row},2026-11-10,10.5,USD`, ...titles.map(() => `a longer value ${row}`)].join(),
    );
    const words = Object.fromEntries(rows.map((_, row) => [`a longer value ${row}`, "nothing"]));
    const meanings = JSON.stringify(Object.fromEntries(titles.map((title) => [title, words])));
    const report = [`Order ID,Date,Commission,Currency,${titles.join()}`, ...rows];
    expect((await send(report, { meanings })).body).toMatchObject({ created: 8 });
  });

  test("asks about new words of a type or a state, though those so far tell nothing", async () => {
    const report = (title: string, word: string) => [
      `Order ID,Date,Commission,Currency,${title}`,
      `${word},2026-11-10,5,USD,${word}`,
    ];
    for (const [title, first, second] of [
      ["Txn Type", "BILL", "RFND"],
      ["Transaction Type", "Zahlung", "Testkauf"],
      ["Etat paiement", "normal", "litige"],
    ]) {
      await send(report(title, first), { meanings: say(title, { [first.toLowerCase()]: "nothing" }) });
      const { status, body } = await send(report(title, second));
      expect([status, body.errors]).toMatchObject([400, [{ extensions: { fieldErrors: { meanings: anyText } } }]]);
    }
    await send(report("Void reason", "price"), { meanings: say("Void reason", { price: "nothing" }) });
    expect((await send(report("Void reason", "size"))).body).toMatchObject({ created: 1 });
  });

  test("an approved sale is paid when somebody said so of another column", async () => {
    const rows = ["Order ID,Date,Commission,Currency,Status,Payment Status"];
    ["Approved,Unpaid", "Approved,Paid", "Pending,Paid"].forEach((words, at) =>
      rows.push(`${at},2026-11-10,5,USD,${words}`),
    );
    await send(rows, { meanings: say("Payment Status", { unpaid: "nothing", paid: "paid" }) });
    expect((await stored()).map(({ state }) => state)).toEqual(["approved", "paid", "pending"]);
  });

  test("asks which of several columns is the commission", async () => {
    const rows = ["Order ID,Date,Total Commission,Your Commission,Currency", "1,2026-11-10,7,5,USD"];
    expect(await refuse(rows)).toMatchObject({
      message: '"Total Commission" and "Your Commission" differ. Choose the one that you are paid as the commission.',
      fields: ["columns"],
      extensions: { columns: { amount: "Total Commission" } },
    });
    await send(rows, { columns: JSON.stringify({ amount: "Your Commission" }) });
    expect(await amounts()).toEqual(["5 USD"]);
    await dataSource.query("TRUNCATE conversions");
    await send(["Order ID,Date,Commission,Earnings,Currency", "2,2026-11-10,5,5,USD", "3,2026-11-10,6,,USD"]);
    expect(await amounts()).toEqual(["5 USD", "6 USD"]);
  });

  test.each(["Commission Value", "Total Payout", "Provision gesamt"])(
    "asks whether a commission beside %s is a rate",
    async (title) => {
      const rows = [`Order ID,Date,Commission,${title},Currency`, "1,2026-11-10,10,5.00,USD"];
      expect((await refuse(rows)).fields).toEqual(["columns"]);
    },
  );

  test.each(["Commission %", "Commission Rate", "Commissionable Amount", "Payout Date"])(
    "takes no %s for a commission",
    async (title) => {
      const rows = [`Order ID,Date,Commission,${title},Currency`, "1,2026-11-10,5.00,10,USD"];
      expect((await send(rows, { meanings: say(title, { "10": "nothing" }) })).body).toMatchObject({ created: 1 });
    },
  );

  test("asks for the currency of a sign that several have", async () => {
    const rows = ["注文番号,注文日,報酬", "1,2026-11-10,¥500"];
    expect((await refuse(rows)).fields).toEqual(["currency"]);
    await send(rows, { currency: "JPY" });
    expect(await amounts()).toEqual(["500 JPY"]);
  });

  test("a dash is no number of an order", async () => {
    const rows = ["Order ID,Date,Commission,Currency", "1,2026-11-10,3,USD", "-,2026-11-30,3,USD"];
    expect((await send(rows)).body).toMatchObject({ created: 1, problems: [{ line: 3 }] });
  });

  test("a sum is one in whichever column it is named", async () => {
    const rows = ["Member ID (U1),Order ID,Date,Commission,Currency", ",1,2026-11-10,3,USD", "Total,,,3,USD"];
    expect((await send(rows)).body).toMatchObject({ created: 1, problems: [], noSaleCount: 1 });
  });

  test("takes each meaning that a word was given", async () => {
    const cells = ["p", "a", "d", "r", "back", "test", "hm", ""];
    const rows = cells.map((cell, at) => `${at},2026-11-10,${cell === "back" ? -1 : 10},USD,${cell}`);
    const words = { p: "pending", a: "approved", d: "declined", r: "refunded", back: "takenBack", test: "noSale" };
    const answers = say("Foo", { ...words, hm: "nothing", "": "pending" });
    const { body } = await send(["Order ID,Date,Commission,Currency,Foo", ...rows], { meanings: answers });
    expect(body).toMatchObject({ created: 7, problems: [], noSaleCount: 1 });
    expect(body.noSales).toEqual([{ line: 7, sentence: '"test" in "Foo" is no sale.' }]);
    expect((await stored()).map(({ state }) => state)).toEqual([
      "pending",
      "approved",
      "declined",
      "declined",
      "approved",
      "approved",
      "pending",
    ]);
  });

  test.each([
    ["Totaal", "5.00"],
    ["Totale", "5.00"],
    ["合計", "5.00"],
    ["Sum", "5.00"],
    ["Average", "2.50"],
  ])("leaves a row called %s out, though it has a date, and says so", async (id, amount) => {
    const { body } = await send([
      "Order ID,Date,Commission,Currency",
      "1,2026-11-10,3.00,USD",
      "2,2026-11-10,2.00,USD",
      `${id},2026-11-30,${amount},USD`,
    ]);
    expect(body).toMatchObject({ created: 2, totals: [{ amount: 5 }], problems: [] });
    expect(body.noSales).toEqual([{ line: 4, sentence: "This row sums up others." }]);
  });

  test.each([
    ["Subtotal Shop A", "1.00"],
    ["October 2026", "1.00"],
    ["TEST_1", "1.00"],
    ["Bonus", "1.00"],
    ["TEST123", "1.00"],
    ["Testbestellung 1", "1.00"],
    ["Page total", "1.00"],
    ["All", "1.00"],
    ["Opening balance", "1.00"],
    ["99", "5.00"],
  ])("asks whether %s of %s is a sale", async (id, amount) => {
    const rows = ["Order ID,Date,Commission,Currency", "1,2026-11-10,3,USD", "2,2026-11-10,2,USD"];
    rows.push(`${id},2026-11-20,${amount},USD`);
    expect(await refuse(rows)).toMatchObject({ fields: ["noSales"], extensions: { noSales: [{ line: 4, id }] } });
    expect((await send(rows, { noSales: "leaveOut", dryRun: "true" })).body).toMatchObject({
      created: 2,
      noSales: [{ line: 4, sentence: `"${id}" is no sale, as you said.` }],
    });
    expect((await send(rows, { noSales: "count" })).body).toMatchObject({ created: 3, noSaleCount: 0 });
  });

  test("refuses a file in which other titles follow", async () => {
    const first = ["Order ID,Date,Sale Amount,Commission,Currency", "1,2026-11-10,90,9,USD"];
    expect(
      await refuse([...first, "Order ID,Date,Commission,Sale Amount,Currency", "2,2026-11-10,8,80,USD"]),
    ).toMatchObject({
      message: "Line 3 has other titles. Import the rows below it as another file.",
      fields: ["file"],
    });
    const { body } = await send([...first, first[0], "2,2026-11-10,80,8,USD"]);
    expect(body).toMatchObject({ created: 2, problemCount: 1 });
    expect(await amounts()).toEqual(["9 USD", "8 USD"]);
  });

  test("reads columns that say yes or no beside the state, and takes no percentage for a commission", async () => {
    const { body } = await send([
      "Order ID,Date,Commission %,Your Commission,Currency,Status,Voided,Refunded",
      "1,2026-11-10,10,4,USD,Paid,No,No",
      "2,2026-11-10,10,5,USD,Approved,Yes,No",
      "3,2026-11-10,10,6,USD,Approved,n,true",
      "4,2026-11-10,10,-6,USD,Approved,0,1",
      "5,2026-11-10,10,7,USD,Pending,no,false",
    ]);
    expect(body).toMatchObject({ created: 5 });
    expect(
      await dataSource.query("SELECT state, reported_status, amount::float FROM conversions ORDER BY transaction_id"),
    ).toEqual([
      { state: "paid", reported_status: "Paid", amount: 4 },
      { state: "declined", reported_status: "Approved|Voided", amount: 5 },
      { state: "declined", reported_status: "Approved|Refunded", amount: 6 },
      { state: "approved", reported_status: "Approved|Refunded", amount: -6 },
      { state: "pending", reported_status: "Pending", amount: 7 },
    ]);
  });

  test("refuses amounts and currencies of columns with one title that disagree", async () => {
    const { body } = await send([
      "Order ID,Date,Sale Amount,Currency,Commission,Currency",
      "1,2026-11-10,100,EUR,10,USD",
      "2,2026-11-10,100,USD,10,USD",
    ]);
    expect(body).toMatchObject({ created: 1, problemCount: 1, problems: [{ line: 2 }] });
    expect(await amounts()).toEqual(["10 USD"]);
    await dataSource.query("TRUNCATE conversions");
    const twice = await send(["Order ID,Date,Commission,Commission,Currency", "3,2026-11-10,10,9,USD"]);
    expect(twice.body).toMatchObject({ created: 0, problemCount: 1 });
  });

  test.each<[name: string, report: string[], outcome: string[], problem: string | null]>([
    [
      "each usual title of a state",
      [
        "Conversion ID,Date,Commission,Currency,Conversion Status",
        "1,2026-05-10,10,USD,pending",
        "2,2026-05-10,9,USD,rejected",
      ],
      ["10 USD pending", "9 USD declined"],
      null,
    ],
    [
      "the weaker of two states",
      [
        "Order ID,Date,Commission,Currency,Commission Status,Order Status",
        "1,2026-05-10,10,USD,Approved,Confirmed",
        "2,2026-05-10,9,USD,Approved,Returned",
      ],
      ["10 USD approved", "9 USD declined"],
      null,
    ],
    [
      "a no where the yes is the approval",
      ["Order ID,Date,Commission,Currency,Locked", "1,2026-05-10,10,USD,0", "2,2026-05-10,9,USD,2026-05-20"],
      ["10 USD pending", "9 USD approved"],
      null,
    ],
    [
      "no positive row that takes a sale back",
      ["Transaction ID,Date,Type,Commission,Currency", "1,2026-05-10,Sale,7,USD", "2,2026-05-12,Refund,7,USD"],
      ["7 USD approved"],
      "takes a sale back, but its amount is positive",
    ],
    [
      "the currency column that is named like the amount",
      [
        "Transaction ID,Date,Sale Amount,Sale Currency,Earnings,Earnings Currency,Currency",
        "1,2026-05-10,100,EUR,10,USD,EUR",
      ],
      ["10 USD approved"],
      null,
    ],
    [
      "no zero beside the amount in another currency",
      ["Order ID,Date,Commission (USD),Commission (GBP)", "1,2026-05-10,0.00,5.00", "2,2026-05-10,3.00,0.00"],
      ["3 USD approved"],
      "has another amount",
    ],
    [
      "a sign and a code of the title together",
      ["Order ID,Date,Commission ($ CAD)", "1,2026-05-10,10"],
      ["10 CAD approved"],
      null,
    ],
    ["no hundredths", ["Order ID,Date,Commission,Currency", "1,2026-05-10,516,GBX"], [], "hundredth"],
    [
      "a wide minus, and nothing about",
      ["Order ID,Date,Commission,Currency", "1,2026-05-10,\uff0d5,USD", "2,2026-05-10,~5,USD"],
      ["-5 USD approved"],
      "not exact",
    ],
    [
      "no total, and no id that a spreadsheet has shortened",
      [
        "Order ID,Date,Commission,Currency",
        "1,2026-05-10,5,USD",
        "Total,2026-05-31,5,USD",
        "1.23457E+11,2026-05-10,7,USD",
      ],
      ["5 USD approved"],
      "A spreadsheet has shortened",
    ],
  ])("reads %s", async (_name, report, outcome, problem) => {
    const { body } = await send(report);
    const rows = (await stored()).map(({ amount, currency, state }) => `${amount} ${currency} ${state}`);
    expect(rows).toEqual(outcome);
    expect(body.problems).toEqual(
      problem ? [expect.objectContaining({ sentence: expect.stringContaining(problem) as string })] : [],
    );
  });

  test("refuses hundredths in the title of a chosen column, and keeps a sale's own currency", async () => {
    for (const title of ["Commission (pence)", "commission_amount_cents", "amountCents"]) {
      const columns = JSON.stringify({ amount: title });
      const { body } = await send([`Order ID,Date,${title},Currency`, "1,2026-05-10,516,GBP"], { columns });
      expect(body).toMatchObject({ created: 0, problemCount: 1 });
    }
    await send(["Order ID,Date,Sale Amount,Currency,Commission,Commission Currency", "1,2026-05-10,100,EUR,10,USD"]);
    expect(await dataSource.query("SELECT currency, sale_amount::float, sale_currency FROM conversions")).toEqual([
      { currency: "USD", sale_amount: 100, sale_currency: "EUR" },
    ]);
  });

  test("a remembered word changes no column that says yes or no", async () => {
    await send([plainTitles, "1,2026-11-10,10,USD,1", "2,2026-11-10,10,USD,0"], {
      meanings: say("Commission Status", { "1": "approved", "0": "declined" }),
    });
    await dataSource.query("TRUNCATE conversions");
    await send(["Transaction ID,Date,Commission,Currency,Voided", "3,2026-11-10,10,USD,1", "4,2026-11-10,10,USD,0"]);
    expect((await stored()).map(({ state }) => state)).toEqual(["declined", "approved"]);
  });

  test("an older report does not undo a decision", async () => {
    const report = (state: string) => [plainTitles, `1,2026-11-10,10,USD,${state}`];
    for (const [state, updated] of [
      ["pending", 0],
      ["approved", 1],
      ["pending", 0],
      ["paid", 1],
      ["approved", 0],
    ] as const)
      expect((await send(report(state))).body).toMatchObject({ updated });
    expect(await stored()).toMatchObject([{ state: "paid" }]);
  });

  test("a corrected file corrects the day and the sale of a paid one, which stays paid", async () => {
    const header = "Transaction ID,Date,Commission,Currency,Sale Amount,Status";
    await send([header, "1,2026-05-31,10,USD,100,Paid"]);
    const corrected = [header, "1,2026-06-01,10,USD,90,Approved"];
    expect((await send(corrected)).body).toMatchObject({ updated: 1 });
    expect((await send(corrected)).body).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await dataSource.query("SELECT state, reported_paid, sale_amount::int FROM conversions")).toEqual([
      { state: "paid", reported_paid: true, sale_amount: 90 },
    ]);
    expect(await stored()).toMatchObject([{ state: "paid", time: "2026-06-01 00:00" }]);
  });

  test("takes the order of day and month from the whole file, or asks", async () => {
    const report = (...dates: string[]) => [
      "Transaction ID,Date,Commission,Currency",
      ...dates.map((date, at) => `${at},${date},1,USD`),
    ];
    await send(report("03/04/2026", "25/04/2026"), { dateOrder: "mdy" });
    expect((await stored()).map(({ time }) => time)).toEqual(["2026-04-03 00:00", "2026-04-25 00:00"]);
    await dataSource.query("TRUNCATE conversions");
    expect((await refuse(report("03/04/2026", "05/06/2026"))).fields).toEqual(["dateOrder"]);
    await send(report("03/04/2026", "05/06/2026"), { dateOrder: "dmy" });
    expect((await stored()).map(({ time }) => time)).toEqual(["2026-04-03 00:00", "2026-06-05 00:00"]);
  });

  test("a day without a time zone is a day of the site", async () => {
    await dataSource.query("UPDATE settings SET time_zone = 'America/New_York'");
    await send(["ID,Date,Commission,Currency", "1,2026-03-04,1,USD", "2,2026-03-04T05:00:00Z,1,USD"]);
    expect((await stored()).map(({ time }) => time)).toEqual(["2026-03-04 05:00", "2026-03-04 05:00"]);
    await dataSource.query("UPDATE settings SET time_zone = 'UTC'");
  });

  test("tells shops and the lines of an order apart", async () => {
    await send([orderTitles, "501,7,Shop A,2026-11-10,7.00,USD"]);
    await send([orderTitles, "501,9,Shop B,2026-11-11,3.00,USD"]);
    const lines = [
      "502,7,Shop A,2026-11-10,1,USD",
      "502,8,Shop A,2026-11-10,1,USD",
      "503,,Shop A,2026-11-10,2,USD",
      "503,,Shop A,2026-11-10,3,USD",
    ];
    expect((await send([orderTitles, ...lines])).body).toMatchObject({ created: 4 });
    expect(await amounts()).toEqual(["7 USD", "3 USD", "1 USD", "1 USD", "2 USD", "3 USD"]);
    expect((await send([orderTitles, ...lines, lines[0]])).body).toMatchObject({
      unchanged: 4,
      problems: [{ line: 6, sentence: 'The transaction "502" already appears in line 2.' }],
    });
  });

  describe("rows of an order without line ids", () => {
    const header = "Order ID,Date,Commission,Currency,Status";
    const row = (amount: number, state = "Approved", day = "2026-05-10") => `503,${day},${amount},USD,${state}`;
    const sendRows = async (...rows: string[]) => (await send([header, ...rows])).body;
    const lines = async () => (await stored()).map(({ amount, state }) => `${String(amount)} ${String(state)}`);

    test("are the stored ones with their values, in any order and number", async () => {
      await sendRows(row(2), row(3), row(6, "Pending"));
      const before = await lines();
      expect(await sendRows(row(3))).toMatchObject({ unchanged: 1, problems: [] });
      expect(await sendRows(row(6, "Pending"), row(3), row(2))).toMatchObject({ unchanged: 3, problems: [] });
      expect(await lines()).toEqual(before);
      expect(await sendRows(row(6), row(4), row(2), row(3))).toMatchObject({ created: 1, updated: 1, problems: [] });
      expect(await lines()).toEqual(["2 approved", "3 approved", "6 approved", "4 approved"]);
    });

    test("keep their states when their values are the same", async () => {
      await sendRows(row(5), row(5, "Pending"));
      expect(await sendRows(row(5, "Pending"), row(5))).toMatchObject({ unchanged: 2 });
      expect(await sendRows(row(5, "Declined"), row(5))).toMatchObject({ updated: 1, unchanged: 1 });
      expect(await lines()).toEqual(["5 approved", "5 declined"]);
    });

    test("correct an only one, and are refused where they fit none of several", async () => {
      await sendRows(row(2));
      expect(await sendRows(row(2.5))).toMatchObject({ updated: 1 });
      await sendRows(row(2.5), row(3));
      const sentence =
        'The order "503" has several lines, and this row fits none of them by amount, currency and date. Use a report that numbers the lines.';
      expect(await sendRows(row(2.5), row(4))).toMatchObject({ unchanged: 1, problems: [{ line: 3, sentence }] });
      expect(await lines()).toEqual(["2.5 approved", "3 approved"]);
    });

    test("that take back another amount on the same day are refused in a later file", async () => {
      await sendRows(row(9), row(-2));
      expect(await sendRows(row(-5))).toMatchObject({
        created: 0,
        problems: [{ line: 2, sentence: expect.stringContaining("Give each refund a different line.") }],
      });
      expect(await sendRows(row(-5), row(-2))).toMatchObject({ created: 1, unchanged: 1, problems: [] });
      expect(await sendRows(row(-5))).toMatchObject({ unchanged: 1, problems: [] });
      expect(await lines()).toEqual(["9 approved", "-2 approved", "-5 approved"]);
    });

    test("of two shops stay apart in a report without shops", async () => {
      await send([orderTitles, "503,,Shop A,2026-05-10,2,USD", "503,,Shop B,2026-05-10,3,USD"]);
      expect((await sendRows(row(3), row(2))).problems).toEqual([]);
      expect(await stored()).toMatchObject([
        { amount: "2", retailer: "Shop A" },
        { amount: "3", retailer: "Shop B" },
      ]);
    });
  });

  test("a report without shops knows the sale of one with them", async () => {
    await send([orderTitles, "501,7,Shop A,2026-11-10,7.00,USD"]);
    expect((await send(["Order ID,SKU,Date,Commission,Currency", "501,7,2026-11-10,8,USD"])).body).toMatchObject({
      updated: 1,
    });
    expect(await stored()).toMatchObject([{ amount: "8", retailer: "Shop A" }]);
  });

  test("a row of a later file takes its sale back", async () => {
    await send([orderTitles, "601,7,Shop A,2026-11-10,7.00,USD"]);
    const refunds = ["601,7,Shop A,2026-11-15,-2.00,USD", "601,7,Shop A,2026-11-16,-5.00,USD"];
    expect((await send([orderTitles, refunds[0]])).body).toMatchObject({ created: 1, totals: [{ amount: -2 }] });
    expect((await send([orderTitles, refunds[1]])).body).toMatchObject({ created: 1 });
    expect((await send([orderTitles, ...refunds])).body).toMatchObject({ unchanged: 2 });
    expect(await amounts()).toEqual(["7 USD", "-2 USD", "-5 USD"]);
    const { body } = await send([plainTitles, "1,2026-11-10,-4,USD,refunded", "2,2026-11-10,-4,USD,declined"]);
    expect(body).toMatchObject({ totals: [{ amount: -4 }], problems: [{ line: 3 }] });
  });

  describe("a row that takes a sale back", () => {
    const states = async () => (await stored()).map(({ amount, state }) => `${String(amount)} ${String(state)}`);
    const report = (...rows: string[]) => [
      "Order ID,Date,Commission,Currency,Status",
      ...rows.map((row) => row.replace(",", ",2026-05-10,").replace(/,(?=\w+$)/, ",USD,")),
    ];

    test.each([
      ["refunded", "Refunded", "declined", { totals: [], pending: [], declined: 2 }],
      ["declined", "Declined", "declined", { totals: [], pending: [], declined: 2 }],
      ["pending", "Open", "pending", { totals: [], pending: [{ currency: "USD", amount: 0 }], declined: 0 }],
      ["approved", "Approved", "approved", { totals: [{ currency: "USD", amount: 0 }], pending: [], declined: 0 }],
    ])("has the state of a %s sale", async (_, word, state, sums) => {
      const rows = report(`A,10,${word}`, "A,-10,Returned");
      expect((await send(rows)).body).toMatchObject({ created: 2, ...sums });
      expect((await send(rows)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2, ...sums });
      expect(await states()).toEqual([`10 ${state}`, `-10 ${state}`]);
    });

    test("follows its sale through later files, also by its amount, but is pending while the report says so", async () => {
      await send(report("A,10,Approved", "B,5,Approved", "B,6,Declined"));
      await send(report("A,-10,Refunded", "B,-6,Refunded"));
      const others = ["5 approved", "6 declined", "-6 declined"];
      expect(await states()).toEqual(["10 approved", "-10 approved", ...others]);
      await send(report("A,10,Refunded"));
      expect(await states()).toEqual(["10 declined", "-10 declined", ...others]);
      expect((await send(report("A,-10,Refunded"))).body).toMatchObject({ updated: 0, unchanged: 1 });
      await send(report("A,10,Approved"), { known: "take" });
      expect(await states()).toEqual(["10 approved", "-10 approved", ...others]);
      await send(report("C,8,Pending", "C,-8,Pending"));
      await send(report("C,8,Approved"));
      expect((await states()).slice(5)).toEqual(["8 approved", "-8 pending"]);
      await send(report("C,-8,Approved"));
      expect((await states()).slice(5)).toEqual(["8 approved", "-8 approved"]);
    });
  });

  test("equal rows of a report without ids are two sales, and its total is none", async () => {
    const row = "Home,Mixer,B0A2,Amazon,w-20,2026-09-16,1,0,89.00,2.67";
    const rows = ["Fee-Earnings reports from 09-01-2026 to 09-30-2026", amazonTitles, row, row, ",,,,,,,,Total,5.34"];
    expect((await send(rows)).body).toMatchObject({
      network: "Amazon",
      created: 2,
      totals: [{ amount: 5.34 }],
      problems: [],
    });
    expect((await send(rows)).body).toMatchObject({ created: 0, unchanged: 2 });
  });

  test("changes nothing the second time, and corrects what a corrected file says", async () => {
    const report = (amount: string) => [titles, `1,2026-03-04,${amount},USD,Shop,,0`, "2,2026-03-05,5,USD,Shop,,0"];
    await send(report("7"));
    const before = await dataSource.query("SELECT * FROM conversions ORDER BY id");
    expect((await send(report("7.00"))).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await dataSource.query("SELECT * FROM conversions ORDER BY id")).toEqual(before);
    expect((await send(report("6.50"))).body).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await amounts()).toEqual(["6.5 USD", "5 USD"]);
    const [{ imports }] = await dataSource.query<{ imports: number }[]>(
      "SELECT count(*)::int AS imports FROM conversion_imports",
    );
    expect(imports).toBe(3);
  });

  test("two imports at once write a sale once", async () => {
    const rows = [titles, ...Array.from({ length: 600 }, (_, at) => `${at},2026-03-04,1,USD,Shop,,0`)];
    const outcomes = await Promise.all([send(rows), send(rows)]);
    expect(outcomes.map(({ body }) => body.created as number).sort((a, b) => a - b)).toEqual([0, 600]);
  });

  test("writes and remembers nothing in a dry run", async () => {
    const rows = [plainTitles, "1,2026-03-04,7,USD,odd"];
    const response = await send(rows, { dryRun: "true", meanings: say("Commission Status", { odd: "approved" }) });
    expect(response.body).toMatchObject({ dryRun: true, created: 1 });
    expect(await dataSource.query("SELECT FROM conversion_imports")).toEqual([]);
    expect((await refuse(rows)).fields).toEqual(["meanings"]);
  });

  test("reports invalid rows by line and imports the others", async () => {
    const { body } = await send([
      titles,
      "1,2026-03-04,7,USD,Shop,,0",
      ",2026-03-04,7,USD,Shop,,0",
      "3,2026-02-30,7,USD,Shop,,0",
      "4,2026-03-04,seven,USD,Shop,,0",
      "1,2026-03-04,8,USD,Shop,,0",
      "6,2026-03-04",
      "7,2026-03-04,7,USD,Shop,,0",
    ]);
    expect(body).toMatchObject({ rows: 2, created: 2, problemCount: 5 });
    expect(body.problems).toEqual([
      { line: 3, sentence: "The transaction ID is missing." },
      { line: 4, sentence: 'The date "2026-02-30" cannot be read.' },
      { line: 5, sentence: 'The amount "seven" cannot be read. There is no amount.' },
      { line: 6, sentence: 'The transaction "1" already appears in line 2, with other values.' },
      { line: 7, sentence: "The number of cells differs from the header; the row was skipped." },
    ]);
  });

  test("reads chosen columns, and remembers them for the next file", async () => {
    const report = (id: string) => ["Product,Tag,Day,Money", `${id},x,13/04/2026,"5,50"`];
    expect(await refuse(report("A1"))).toMatchObject({
      message: "Choose the column of the transaction or the order and of the date and of the commission.",
      extensions: {
        code: "BAD_USER_INPUT",
        headers: [{ title: "Product", samples: ["A1"] }, { title: "Tag" }, { title: "Day" }, { title: "Money" }],
      },
    });
    const found = ["Order ID,Status,When,Commission", "1,Declined,2026-03-04,5"];
    expect((await refuse(found)).extensions).toMatchObject({
      columns: { orderId: "Order ID", status: "Status", amount: "Commission", occurredAt: null },
    });
    const columns = JSON.stringify({ orderId: "product + tag", occurredAt: "day", amount: "Money", currency: "" });
    expect((await send(report("A1"), { columns, currency: "eur" })).body).toMatchObject({
      created: 1,
      columns: { orderId: "Product + Tag" },
    });
    expect((await send(report("A2"), { currency: "eur" })).body).toMatchObject({ created: 1 });
    expect(await stored()).toMatchObject([
      { id: "A1|x", amount: "5.5", currency: "EUR", time: "2026-04-13 00:00" },
      { id: "A2|x" },
    ]);
  });

  test.each([
    [{ programId: unknown }, "programId"],
    [{ programId: "x" }, "programId"],
    [{ currency: "dollars" }, "currency"],
    [{ dateOrder: "ymd" }, "dateOrder"],
    [{ columns: "{" }, "columns"],
    [{ columns: "null" }, "columns"],
    [{ columns: "[]" }, "columns"],
    [{ columns: '{"amount":5}' }, "columns"],
    [{ columns: '{"amount":"No such title"}' }, "columns"],
    [{ meanings: "[]" }, "meanings"],
    [{ meanings: '{"Status":"approved"}' }, "meanings"],
    [{ meanings: '{"Status":{"odd":"good"}}' }, "meanings"],
    [{ noSales: "maybe" }, "noSales"],
  ])("rejects %j and names the field", async (fields, field) => {
    expect((await refuse([titles, "1,2026-03-04,7,USD,Shop,,0"], fields)).fields).toEqual([field]);
  });

  test.each([
    "",
    "\u0000\u0001\u0002",
    '"',
    `${titles}\n"1,2026`,
    "💃,🕺",
    `${titles}\n1,${"1".repeat(200_000)},${"(".repeat(200_000)},,,,`,
    `${"a,".repeat(5_000)}\n`,
  ])("survives a file such as %#", async (file) => {
    const { status } = await send([file]);
    expect([200, 400]).toContain(status);
    expect(await stored()).toEqual([]);
  });

  test("exports what the rows of a report earned", async () => {
    await send([
      titles,
      "1,2026-03-02,7,USD,=Shop,,0",
      "2,2026-03-02,-5.59,EUR,Other,,0",
      "3,2026-03-02,4,USD,=Shop,,1",
    ]);
    const response = await routes.get("/api/earnings.csv?by=RETAILER&from=2026-03-01&to=2026-03-02");
    expect(response.headers["content-disposition"]).toContain('filename="earnings-retailer-2026-03-01-2026-03-02.csv"');
    const sums = (currency: string) =>
      ["Sales", "Approved", "Paid", "Pending", "Declined"].map((sum) => `${sum} ${currency}`);
    expect(response.body.split("\r\n")).toEqual([
      `\ufeffKey,Name,Clicks,Orders,${[...sums("EUR"), ...sums("USD")].join(",")}`,
      "'=Shop,'=Shop,0,1,0.00,0.00,0.00,0.00,0.00,0.00,7.00,0.00,0.00,4.00",
      "Other,Other,0,0,0.00,-5.59,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00",
      "",
    ]);
    for (const query of ["by=RETAILER", "from=2026-03-01&to=2026-03-02", "by=x&from=2026-03-01&to=2026-03-02"])
      expect((await routes.get(`/api/earnings.csv?${query}`)).statusCode).toBe(400);
    expect((await routes.get("/api/earnings.csv?by=DAY&from=2026-03-01&to=2026-03-02", {})).statusCode).toBe(401);
  });

  test("exports daily revenue with a column per currency", async () => {
    const rows = [titles, "1,2026-03-02,7,USD,Shop,,0", "2,2026-03-02,-5.59,EUR,Shop,,0", "3,2026-03-02,4,USD,Shop,,1"];
    expect((await send(rows)).status).toBe(200);
    const response = await routes.get("/api/analytics.csv?from=2026-03-01&to=2026-03-02");
    expect(response.headers["content-disposition"]).toContain('filename="analytics-2026-03-01-2026-03-02.csv"');
    expect(response.body).toBe(
      "\ufeffDay,Views,Clicks,Revenue EUR,Revenue USD\r\n2026-03-01,0,0,0.00,0.00\r\n2026-03-02,0,0,-5.59,7.00\r\n",
    );
    for (const query of ["", "?from=2026-03-02&to=2026-03-01", "?from=x&to=y", "?from=2020-01-01&to=2026-01-01"]) {
      expect((await routes.get(`/api/analytics.csv${query}`)).statusCode).toBe(400);
    }
    expect((await routes.get("/api/analytics.csv?from=2026-03-01&to=2026-03-02", {})).statusCode).toBe(401);
  });
});
