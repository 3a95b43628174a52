import { GraphQLError } from "graphql";
import { centralBankFile } from "../../../../testing/files/centralBankFile";
import { parseRates } from "./parseRates";

const now = new Date("2026-11-25T12:00:00Z");
const file = (rates: Record<string, string>, day = "2026-11-24") => centralBankFile(day, rates);

/** Returns the reason of a refusal. */
function refusal(xml: string): string {
  try {
    parseRates(xml, now);
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
  }
  return "accepted";
}

describe("file of exchange rates", () => {
  test("has the currencies of its day; unknown ones are skipped", () => {
    const rates = file({ USD: "1.0772", JPY: "162.40", XQX: "2", EUR: "1", constructor: "1" });
    expect(parseRates(rates, now)).toEqual([
      { currency: "USD", perEuro: 1.0772, day: "2026-11-24" },
      { currency: "JPY", perEuro: 162.4, day: "2026-11-24" },
    ]);
  });

  test("of several days has the newest one", () => {
    const day = (time: string, rate: string) => `<Cube time="${time}"><Cube currency="USD" rate="${rate}"/></Cube>`;
    const xml = `<Cube>${day("2026-11-20", "1.1")}${day("2026-11-24", "1.2")}${day("2026-11-23", "1.3")}</Cube>`;
    expect(parseRates(xml, now)).toEqual([{ currency: "USD", perEuro: 1.2, day: "2026-11-24" }]);
  });

  test("may be of today, or seven days old", () => {
    for (const day of ["2026-11-25", "2026-11-18"])
      expect(parseRates(file({ USD: "1.1" }, day), now)).toMatchObject([{ day }]);
  });

  test.each([
    ["the file is empty or no XML", ""],
    ["the file is empty or no XML", "Not found"],
    ["the file is empty or no XML", '{"rates": {"USD": 1.1}}'],
    ["the file contains no rates", "<html><body><h1>Sign in</h1></body></html>"],
    ["the file contains no rates", file({})],
    ["the file contains no rates", file({ XQX: "2" })],
    ["the file ends in the middle of an element", file({ USD: "1.1", JPY: "162" }).slice(0, -40)],
    ["the elements of the file are nested too deep", "<Cube>".repeat(200)],
    ["the rates have no date", '<Cube><Cube currency="USD" rate="1.1"/></Cube>'],
    ["the rates have no date", file({ USD: "1.1" }, "")],
    ["the rates have no date", file({ USD: "1.1" }, "2026-02-31")],
    ["the rates are of 2026-11-26, a day in the future", file({ USD: "1.1" }, "2026-11-26")],
    ["the rates are of 2026-11-17, more than 7 days ago", file({ USD: "1.1" }, "2026-11-17")],
    ...["0", "-1.1", "0.0", "", "1,1", "1e3", "NaN", "Infinity", "9".repeat(400)].map((rate) => [
      "the rate of USD is not a positive number",
      file({ JPY: "162", USD: rate }),
    ]),
  ])("is refused because %s", (reason, xml) =>
    expect(refusal(xml)).toBe(`The exchange rates could not be loaded: ${reason}. Nothing was changed.`),
  );

  test.each(["<Cube>", '<Cube time="2026-11-24">', "<!DOCTYPE a [", "&amp;", "<Cube currency='USD' "])(
    "is refused when it only repeats %s",
    (part) => expect(refusal(part.repeat(16_384 / part.length))).toMatch(/^The exchange rates could not be loaded/),
  );
});
