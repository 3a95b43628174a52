import { type ContentType, contentTypes } from "../../../core/kinds/contentKind";
import { findWithoutOwner, restoreRows } from "../../../core/trash/trash";
import type { Write } from "../../../core/write/write";
import { Select } from "../../../core/read/select";
import { restrictRows } from "../../../core/write/bulk";
import type { TrashSelectionInput } from "./history.inputs";
import type { TrashChange } from "./history.types";
import { filterTrash } from "./trash.service";
import { deleteRows, findNeededRows } from "./trashDelete";
import { TrashedRow } from "./trashedRow.entity";

type Chosen = Record<ContentType, string[]>;

/** Returns the selected ids by type. @throws BAD_USER_INPUT unless exactly one of ids and filter is given. */
async function selectRows({ db }: Write, { ids, filter }: TrashSelectionInput): Promise<Chosen> {
  const query = new Select(db, TrashedRow, "row");
  restrictRows(query, { ids, filter }, () => undefined);
  filterTrash(query, filter);
  const rows = (await query.readColumns(["row.id", "row.type"])) as [id: string, type: ContentType][];
  const chosen = Object.fromEntries(contentTypes.map((type) => [type, [] as string[]])) as Chosen;
  for (const [id, type] of rows) chosen[type].push(id);
  return chosen;
}

/** Runs a change for the rows of each type in turn, except those in `keeps`. */
async function changeEachType(
  order: readonly ContentType[],
  chosen: Chosen,
  keeps: (type: ContentType, ids: readonly string[]) => Promise<ReadonlySet<string>>,
  run: (type: ContentType, ids: readonly string[]) => Promise<number>,
): Promise<TrashChange> {
  const total: TrashChange = { changed: 0, kept: 0 };
  for (const type of order) {
    const retained = await keeps(type, chosen[type]);
    total.kept += retained.size;
    total.changed += await run(
      type,
      chosen[type].filter((id) => !retained.has(id)),
    );
  }
  return total;
}

/** Restores rows of any type from the trash, except products whose outfit remains there. */
export const restoreMany = async (change: Write, selection: TrashSelectionInput): Promise<TrashChange> =>
  changeEachType(
    contentTypes,
    await selectRows(change, selection),
    (type, ids) => findWithoutOwner(change, type, ids),
    (type, ids) => restoreRows(change, type, ids),
  );

/** Permanently deletes rows of any type in the trash, except celebrities with remaining outfits. */
export const deleteMany = async (change: Write, selection: TrashSelectionInput): Promise<TrashChange> =>
  changeEachType(
    contentTypes.toReversed(),
    await selectRows(change, selection),
    (type, ids) => findNeededRows(change, type, ids),
    (type, ids) => deleteRows(change, type, ids),
  );
