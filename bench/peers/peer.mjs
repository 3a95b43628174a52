/** What the servers that the product is measured against share. */
import pg from "pg";

/** Lowest and highest price in cents. */
export const priceRanges = {
  UNDER_100: [0, 9_999],
  FROM_100_TO_500: [10_000, 50_000],
  OVER_500: [50_001, 99_999_999],
  undefined: [0, 99_999_999],
};

export const itemOrders = {
  PRICE_LOW: "price_cents, id",
  PRICE_HIGH: "price_cents DESC, id DESC",
  NEWEST: "created_at DESC, id DESC",
};

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: "-c search_path=peers",
});

// Ends when the bench ends.
process.once("disconnect", () => process.exit());
