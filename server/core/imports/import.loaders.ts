import { loadByKey } from "../graphql/loaders";
import { Import } from "./import.entity";

/** Loads imports by their ids; null for one whose changes are not recorded. */
export const recordedImports = loadByKey<Import | null>(async (db, ids) => {
  const rows = await db
    .createQueryBuilder(Import, "import")
    .where("import.id = ANY(:ids)", { ids: [...ids] })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}, null);
