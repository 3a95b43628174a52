import { centralBankFile } from "../../../../testing/files/centralBankFile";
import { dayFromToday } from "../../../../testing/time/days";
import { editor } from "../../../../testing/editor";
import { type FeedServer, startFeedServer } from "../../../../testing/feeds/feedServer";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { loadDailyRates } from "./exchangeRates.service";

const load = "mutation { loadExchangeRates { day rates { currency perEuro } } }";
const read = "{ exchangeRates { day rates { currency perEuro } } }";
const today = dayFromToday(0);
const loaded = { day: today, rates: [{ currency: "USD", perEuro: 1.0772 }] };

describe("exchange rates", () => {
  let api: TestApi;
  let bank: FeedServer;
  beforeAll(async () => {
    api = await testApi();
    bank = await startFeedServer();
  });
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE exchange_rates, audit_log");
    await api.dataSource.query("UPDATE settings SET exchange_rates_address = $1", [bank.url]);
    bank.serve(centralBankFile(today, { USD: "1.0772" }));
  });
  afterAll(async () => {
    await bank.stop();
    await api.stop();
  });

  const asAdmin = (text: string, variables = {}, more = {}) =>
    api.run(text, variables, { actor: editor, allowPrivateShops: true, ...more });
  const readRates = async () => (await api.run(read)).data.exchangeRates;
  /** Saves the address as the settings screen does. */
  const saveAddress = async (exchangeRatesAddress: string | null) => {
    const { data } = await asAdmin("{ settings { version } }");
    const update = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { exchangeRatesAddress } }`;
    return asAdmin(update, { input: { version: data.settings.version, exchangeRatesAddress } });
  };

  test("are none at first, and are replaced by each load", async () => {
    expect(await readRates()).toBeNull();
    expect((await asAdmin(load)).data.loadExchangeRates).toEqual(loaded);
    expect(await readRates()).toEqual(loaded);
    bank.serve(centralBankFile(today, { JPY: "162.4", GBP: "0.83" }));
    expect((await asAdmin(load)).errors).toEqual([]);
    expect(await readRates()).toEqual({
      day: today,
      rates: [
        { currency: "GBP", perEuro: 0.83 },
        { currency: "JPY", perEuro: 162.4 },
      ],
    });
    const entries = await api.dataSource.query("SELECT title FROM audit_log ORDER BY id");
    expect(entries).toEqual([{ title: `1 exchange rates of ${today}` }, { title: `2 exchange rates of ${today}` }]);
  });

  test("are loaded by two administrators at once", async () => {
    const results = await Promise.all([asAdmin(load), asAdmin(load)]);
    expect(results.map(({ errors }) => errors)).toEqual([[], []]);
    expect(await readRates()).toEqual(loaded);
  });

  test.each([
    ["the file contains no rates", "<html></html>", {}],
    ["the file is empty or no XML", "", {}],
    [`the rates are of ${dayFromToday(1)}, a day in the future`, centralBankFile(dayFromToday(1), { USD: "1.2" }), {}],
    ["the rate of USD is not a positive number", centralBankFile(today, { USD: "-1" }), {}],
    ["127.0.0.1 responds with status 503", "", { status: 503 }],
    ["127.0.0.1 does not respond", centralBankFile(today, { USD: "1.2" }), { cutAfter: 100 }],
    [
      "127.0.0.1 redirects to another address, which you have to enter instead",
      "",
      { status: 302, location: "http://127.0.0.1/" },
    ],
    ["the file is larger than 16 kB", " ".repeat(17 * 1024), {}],
  ])("stay as they are when %s", async (reason, body, change) => {
    await asAdmin(load);
    bank.serve(body, change);
    const { errors } = await asAdmin(load);
    expect(errors[0].message).toBe(`The exchange rates could not be loaded: ${reason}. Nothing was changed.`);
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(await readRates()).toEqual(loaded);
  });

  test("are never fetched from a private network", async () => {
    const { errors } = await asAdmin(load, {}, { allowPrivateShops: false });
    expect(errors[0].message).toContain("127.0.0.1 is on a private network");
    await expect(loadDailyRates(api.dataSource.manager)).rejects.toThrow("127.0.0.1 is on a private network");
    expect(await readRates()).toBeNull();
  });

  test("are not used after seven days", async () => {
    await asAdmin(load);
    const age = (days: number) => api.dataSource.query("UPDATE exchange_rates SET day = $1", [dayFromToday(-days)]);
    await age(7);
    expect(await readRates()).toMatchObject({ day: dayFromToday(-7) });
    await age(8);
    expect(await readRates()).toBeNull();
  });

  test("need an address, and are removed with it", async () => {
    await asAdmin(load);
    expect((await saveAddress(" ")).errors).toEqual([]);
    expect(await readRates()).toBeNull();
    const { errors } = await asAdmin(load);
    expect(errors[0].message).toBe("Save an address of exchange rates first.");
    expect(await loadDailyRates(api.dataSource.manager)).toBeNull();
    expect((await saveAddress("javascript:alert(1)")).errors[0].extensions.fieldErrors).toEqual({
      exchangeRatesAddress: "Enter a web address that begins with https:// or http://",
    });
    expect((await saveAddress("https://bank.example/rates.xml")).data.updateSettings).toEqual({
      exchangeRatesAddress: "https://bank.example/rates.xml",
    });
  });

  test("are loaded by administrators only, who alone see the address", async () => {
    const codes = await Promise.all([
      api.run(load, {}, { allowPrivateShops: true }),
      asAdmin(load, {}, { actor: { ...editor, role: "editor" } }),
      api.run("{ settings { exchangeRatesAddress } }"),
    ]);
    expect(codes.map(({ errors }) => errors[0].extensions.code)).toEqual([
      "UNAUTHENTICATED",
      "FORBIDDEN",
      "UNAUTHENTICATED",
    ]);
    expect(await readRates()).toBeNull();
  });
});
