import type { MigrationInterface, QueryRunner } from "typeorm";
import { parsePrice } from "../../shared/text/price";

const offers = ["affiliate_products", "category_items"];
const prices = ["price", "original_price"];
const textsOfStatement = 5_000;

/**
 * The currency beside each amount. All price texts are read again, because amounts were read without regard to decimal
 * commas, ranges and minus signs. A text that is ambiguous stays and has no amount from now on.
 */
export class OfferCurrency1763910000000 implements MigrationInterface {
  name = "OfferCurrency1763910000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of offers) {
      const columns = prices.map((price) => `ADD COLUMN ${price}_currency character(3)`);
      await runner.query(`ALTER TABLE ${table} ${columns.join(", ")}`);
    }
    await runner.query(
      "CREATE TEMPORARY TABLE price_texts (text text PRIMARY KEY, amount numeric(12, 2), currency text)",
    );
    await this.readTexts(runner);
    for (const table of offers) {
      for (const price of prices) {
        await runner.query(
          `UPDATE ${table} SET ${price}_amount = read.amount, ${price}_currency = read.currency
           FROM price_texts read WHERE read.text = ${table}.${price}
             AND (${price}_amount, ${price}_currency) IS DISTINCT FROM (read.amount, read.currency::character(3))`,
        );
      }
    }
    await runner.query("DROP TABLE price_texts");
  }

  private async readTexts(runner: QueryRunner): Promise<void> {
    const texts = offers.flatMap((table) => prices.map((price) => `SELECT ${price} AS text FROM ${table}`));
    const rows = (await runner.query(`SELECT text FROM (${texts.join(" UNION ")}) AS every WHERE text <> ''`)) as {
      text: string;
    }[];
    for (let at = 0; at < rows.length; at += textsOfStatement) {
      const read = rows.slice(at, at + textsOfStatement).map(({ text }) => ({ text, ...parsePrice(text) }));
      await runner.query(`INSERT INTO price_texts SELECT * FROM unnest($1::text[], $2::numeric[], $3::text[])`, [
        read.map(({ text }) => text),
        read.map(({ amount }) => amount),
        read.map(({ currency }) => currency),
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of offers) {
      const columns = prices.map((price) => `DROP COLUMN ${price}_currency`);
      await runner.query(`ALTER TABLE ${table} ${columns.join(", ")}`);
    }
  }
}
