import type { EntityManager } from "typeorm";

/** The index of the table takes little more. */
const mostBytes = 2_000;
const isShort = (address: string): boolean => Buffer.byteLength(address) <= mostBytes;

/** Returns the stored pictures of these addresses. */
export async function findStored(db: EntityManager, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows: { address: string; stored: string }[] = await db.query(
    "SELECT address, stored FROM imported_pictures WHERE address = ANY($1::text[]) AND stored <> ''",
    [addresses],
  );
  return new Map(rows.map(({ address, stored }) => [address, stored]));
}

/** Pictures of the rows of a batch, to fetch later. */
export class PictureQueue {
  private readonly alts = new Map<string, string>();
  private readonly used = new Set<string>();

  constructor(private readonly importId: string) {}

  addUse(addresses: readonly string[]): void {
    for (const address of addresses) if (isShort(address)) this.used.add(address);
  }

  addAlt(address: string, alt: string): void {
    if (isShort(address)) this.alts.set(address, alt);
  }

  async store(db: EntityManager): Promise<void> {
    const addresses = [...new Set([...this.used, ...this.alts.keys()])].sort();
    if (addresses.length === 0) return;
    const rows = addresses.map((address) => ({
      address,
      alt: this.alts.get(address) ?? "",
      status: this.used.has(address) ? "WAITING" : "UNUSED",
    }));
    await db.query(
      `INSERT INTO imported_pictures AS known (address, import_id, alt, status)
       SELECT address, $2, alt, status FROM jsonb_to_recordset($1::jsonb) AS row (address text, alt text, status text)
       ON CONFLICT (address) DO UPDATE SET alt = COALESCE(NULLIF(excluded.alt, ''), known.alt),
         import_id = CASE WHEN known.status = 'STORED' THEN known.import_id ELSE excluded.import_id END,
         status = CASE WHEN known.status = 'UNUSED' THEN excluded.status ELSE known.status END`,
      [JSON.stringify(rows), this.importId],
    );
  }
}
