import fc from "fast-check";
import { parsePrice } from "./price";

const locales = (
  "en-US en-GB en-CA en-AU en-IN en-ZA en-IE de-DE de-AT de-CH fr-FR fr-CA fr-CH es-ES es-MX it-IT it-CH pt-BR pt-PT nl-NL " +
  "sv-SE nb-NO da-DK fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG hr-HR sl-SI et-EE lv-LV lt-LT el-GR tr-TR ru-RU uk-UA " +
  "he-IL ar-EG ar-KW ar-AE fa-IR hi-IN mr-IN bn-BD ta-IN th-TH vi-VN id-ID ms-MY ja-JP ko-KR zh-CN zh-TW zh-HK ka-GE kk-KZ"
).split(" ");
const currencies = (
  "USD EUR GBP CAD AUD CHF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY RUB UAH ILS INR JPY KRW CNY HKD VND IDR BRL MXN ZAR " +
  "AED EGP KWD BHD"
).split(" ");

const formats = locales.flatMap((locale) =>
  currencies.flatMap((currency) =>
    (["symbol", "code"] as const).map((currencyDisplay) => ({
      locale,
      currency,
      format: new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay }),
    })),
  ),
);

/** Amounts of all sizes, with the decimals that the format writes. */
const writing = fc.constantFrom(...formats).chain(({ locale, currency, format }) => {
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  return fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.nat(9_999_999_999), fc.nat(999))
    .map(([length, whole, fraction]) => {
      const digits = String(whole).slice(0, length) || "0";
      const amount = decimals === 0 ? digits : `${digits}.${String(fraction).padStart(3, "0").slice(0, decimals)}`;
      return { locale, currency, amount: Number(amount), text: format.format(Number(amount)) };
    });
});

/** Returns what a text was read as, or nothing for a problem. */
function read(text: string, site: string | null) {
  const { problem, ...price } = parsePrice(text, null, site);
  if (problem === undefined) return price;
  expect(problem).toMatch(/^[A-Z“"].+\.$/);
  return undefined;
}

describe("parsePrice and the prices of 60 locales", () => {
  test("reads the amount and the currency that were written, or says why not", () => {
    fc.assert(
      fc.property(writing, ({ text, amount, currency }) => {
        expect([undefined, { amount, currency }]).toContainEqual(read(text, currency));
      }),
      { numRuns: 5_000 },
    );
  });

  test("takes a bare dollar for US dollars without a site, and no other symbol for another currency", () => {
    fc.assert(
      fc.property(writing, ({ text, amount, currency }) => {
        const isBareDollar = /(?<!\p{L})\$(?!\s?\p{L})/u.test(text);
        expect([undefined, { amount, currency: isBareDollar ? "USD" : currency }]).toContainEqual(read(text, null));
      }),
      { numRuns: 5_000 },
    );
  });

  test("reads nearly all of them", () => {
    const missed = formats.filter(({ currency, format }) => !read(format.format(12345.5), currency));
    expect(formats).toHaveLength(60 * 33 * 2);
    expect(missed.length).toBeLessThan(15);
  });
});
