import type { EntityManager } from "typeorm";
import type { ReportedSale } from "./report.types";

/** A row of a report that is new by its ids and looks like a stored sale, which the report does not have. */
export interface Lookalike {
  /** Place among the sales of the report. */
  place: number;
  /** The stored sale. */
  id: string;
  transactionId: string;
  line: string;
  advertiser: string;
  retailer: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  amount: number;
  currency: string;
  /** Whether the report tells more: the transaction's id or the piece where the stored sale has only the order's. */
  isMoreExact: boolean;
}

type StoredSale = Omit<Lookalike, "place" | "isMoreExact"> & { orderId: string };

/** An id without what spreadsheets add to it or take from it. */
export const idKey = (id: string): string =>
  id
    .trim()
    .toLowerCase()
    .replace(/^['’#]*0*/, "")
    .replace(/\.0$/, "");
/** SQL: the same. */
const keyOf = (id: string): string =>
  `regexp_replace(regexp_replace(lower(btrim(${id})), '^[''’#]*0*', ''), '\\.0$', '')`;
const pieceOf = (line: string): string => line.replace(/ ?#\d+$/, "");

const statement = `
  SELECT id, transaction_id AS "transactionId", order_id AS "orderId", line, advertiser, retailer,
    to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, amount::float8 AS amount, currency
  FROM conversions WHERE program = $1
    AND (${keyOf("transaction_id")} = ANY($2) OR order_id <> '' AND ${keyOf("order_id")} = ANY($2))
  ORDER BY occurred_at, id`;

const isOfShop = (one: string, other: string): boolean => one === other || one === "" || other === "";
const dayOf = ({ occurredAt }: ReportedSale): string => occurredAt.at.slice(0, 10);

/** How a new row can be a stored sale; null when it cannot. */
function compare(sale: ReportedSale, stored: StoredSale): "order" | "transaction" | null {
  if (Math.sign(sale.amount) !== Math.sign(stored.amount)) return null;
  const [id, storedId] = [idKey(sale.transactionId), idKey(stored.transactionId)];
  if (sale.orderId && idKey(sale.orderId) === storedId) return "order";
  if (stored.orderId && idKey(stored.orderId) === id) return "transaction";
  if (id !== storedId) return null;
  const [piece, storedPiece] = [pieceOf(sale.line), pieceOf(stored.line)];
  // One report has the piece, the other the order alone.
  if (piece !== storedPiece) return (piece && storedPiece) || sale.amount < 0 ? null : piece ? "order" : "transaction";
  const isOther =
    sale.transactionId !== stored.transactionId || sale.line === stored.line || dayOf(sale) !== stored.day;
  return isOther ? "transaction" : null;
}

/**
 * Finds the stored sales that new rows of a report look like, at most one for each: the same transaction in another spelling
 * or at a shop of another name, an order's number where the other has the transaction's or a piece, or the same piece of an
 * order on another day. The caller holds the lock of the program's sales.
 */
export async function findLookalikes(
  db: EntityManager,
  program: string,
  sales: readonly ReportedSale[],
): Promise<Lookalike[]> {
  const keys = new Set(sales.flatMap(({ transactionId, orderId }) => [idKey(transactionId), idKey(orderId)]));
  keys.delete("");
  const stored: StoredSale[] = await db.query(statement, [program, [...keys]]);
  const exact = Map.groupBy(stored, ({ transactionId, line }) => JSON.stringify([transactionId, line]));
  const known = new Set<StoredSale>();
  const fresh = new Set(sales.keys());
  sales.forEach(({ transactionId, line, advertiser }, place) => {
    for (const row of exact.get(JSON.stringify([transactionId, line])) ?? [])
      if (isOfShop(row.advertiser, advertiser)) {
        known.add(row);
        fresh.delete(place);
      }
  });
  const free = stored.filter((row) => !known.has(row));
  const byKey = Map.groupBy(
    free.flatMap((row) => [row.transactionId, row.orderId].filter(Boolean).map((id) => ({ key: idKey(id), row }))),
    ({ key }) => key,
  );
  const pairs = [...fresh].flatMap((place) => {
    const sale = sales[place];
    const rows = [sale.transactionId, sale.orderId].flatMap((id) => byKey.get(idKey(id)) ?? []);
    return rows.flatMap(({ row }) => {
      const kind = compare(sale, row);
      if (kind === null) return [];
      const isEqual = row.amount === sale.amount && row.currency === sale.currency;
      const { orderId: _, ...found } = row;
      return {
        ...found,
        place,
        isMoreExact: kind === "order",
        rank: Number(isEqual) * 2 + Number(row.day === dayOf(sale)),
      };
    });
  });
  const taken = new Set<number | string>();
  return pairs
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .flatMap(({ rank: _, ...pair }) => {
      if (taken.has(pair.place) || taken.has(pair.id)) return [];
      taken.add(pair.place).add(pair.id);
      return pair;
    });
}

/** Makes the rows the stored sales that they look like. A stored sale takes a transaction's id in place of its order's. */
export async function joinLookalikes(
  db: EntityManager,
  sales: readonly ReportedSale[],
  pairs: readonly Lookalike[],
): Promise<ReportedSale[]> {
  const joined = [...sales];
  for (const { place, id, isMoreExact, transactionId, line, advertiser } of pairs) {
    const sale = joined[place];
    if (isMoreExact)
      await db.query(
        "UPDATE conversions SET transaction_id = $2, line = $3, advertiser = $4, order_id = CASE WHEN transaction_id = $2 THEN order_id ELSE transaction_id END WHERE id = $1",
        [id, sale.transactionId, sale.line, sale.advertiser],
      );
    else joined[place] = { ...sale, transactionId, line, advertiser };
  }
  return joined;
}
