/** Rows of which a generated catalogue has one: what editors see of programs, feeds, imports and versions. */

/** The id of each of them, in every catalogue. */
export const soleId = "00000000-0000-4000-8000-000000000001";

const insert = (table: string, row: Record<string, string>): string =>
  `INSERT INTO ${table} (id, ${Object.keys(row).join()}) VALUES ('${soleId}', '${Object.values(row).join("', '")}')`;

export const soleRows: readonly string[] = [
  insert("affiliate_programs", { name: "Shop 7", kind: "commissionNetwork", hosts: "{shop7.example}" }),
  insert("feeds", { name: "Shop 7", program_id: soleId }),
  insert("feed_runs", { feed_id: soleId, status: "DONE" }),
  insert("site_imports", { source: "x", label: "x", file_name: "x", content_hash: "x", status: "DONE" }),
  // Their ids are 1 and 2.
  `INSERT INTO revisions (row_type, row_id, version, snapshot)
     SELECT 'outfit', id, n, jsonb_build_object('title', title || n) FROM outfits, generate_series(1, 2) n WHERE slug = 'outfit-77'`,
];
