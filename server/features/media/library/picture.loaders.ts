import DataLoader from "dataloader";
import type { LoaderFactory } from "../../../shared/graphql/context";
import type { PictureUse } from "./picture.types";
import { usesSql } from "./pictureUses";

interface Uses {
  /** Number of all rows that use the picture. */
  count: number;
  first: PictureUse[];
}

/** A placeholder can be the picture of thousands of rows. */
const maxListed = 50;

/** Loads the uses of pictures by address. A row that uses a picture twice is one use. */
export const pictureUses: LoaderFactory<string, Uses> = (db) =>
  new DataLoader(async (addresses) => {
    const rows: (PictureUse & { address: string; count: number; place: number })[] = await db.query(
      `SELECT * FROM (
         SELECT address, kind, id, title, "isTrashed", "isScheduled", (count(*) OVER uses)::int AS count,
           (row_number() OVER (uses ORDER BY "isTrashed", "isScheduled", kind, title, id))::int AS place
         FROM (SELECT address, kind, id, max(title) AS title, bool_and(is_trashed) AS "isTrashed", bool_and(is_scheduled) AS "isScheduled"
               FROM (${usesSql}) every WHERE address = ANY($1) GROUP BY address, kind, id) one
         WINDOW uses AS (PARTITION BY address)) listed
       WHERE place <= ${maxListed} ORDER BY place`,
      [addresses],
    );
    return addresses.map((address) => {
      const first = rows.filter((row) => row.address === address);
      return { count: first[0]?.count ?? 0, first };
    });
  });
