import { badUserInput } from "../../../core/errors/appErrors";
import { containsText } from "../../../core/read/containsText";
import type { Conditions } from "../../../core/read/select";
import { type SortOrder, textOrder } from "../../../core/read/sortOrder";
import { Parameter, sql } from "../../../core/read/sql";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { BulkKind } from "../../../core/write/bulk";
import { newPublication } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import { saveShowParts } from "./parts/saveShowParts";
import { Show } from "./show.entity";
import type { BulkShowsInput, CreateShowInput, ShowSort, UpdateShowInput } from "./show.inputs";
import type { ShowFilter } from "./show.types";

export const showOrders: Record<ShowSort, SortOrder> = {
  TITLE: textOrder("searchable(show.title)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "show.updated_at", type: "timestamptz" }] },
};

function filterShows(query: Conditions, filter: ShowFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) query.andWhere(containsText("show", new Parameter(likePattern(search))));
  if (filter.status) query.andWhere(sql`show.status = ${filter.status}`);
}

type Fields = Omit<UpdateShowInput, "id" | "version" | "slug" | "characters" | "seasons">;

const toColumns = ({ title, form, firstYear, lastYear, ...texts }: Fields): Partial<Show> => ({
  ...normalizeInput(texts),
  ...(title != null && { title: title.trim() }),
  ...(form != null && { form }),
  firstYear,
  lastYear,
});

function requireYears({ firstYear, lastYear }: Pick<Show, "firstYear" | "lastYear">): void {
  if (lastYear == null || (firstYear != null && lastYear >= firstYear)) return;
  const message =
    firstYear == null ? "Enter the first year, too" : `The last year cannot be before the first, ${firstYear}`;
  throw badUserInput(message, { [firstYear == null ? "firstYear" : "lastYear"]: message });
}

/** @throws BAD_USER_INPUT for invalid values. */
export async function createShow(
  change: Write,
  { slug, status, characters, seasons, ...fields }: Omit<CreateShowInput, "requestId">,
): Promise<Show> {
  const values = toColumns(fields);
  requireYears({ firstYear: null, lastYear: null, ...values });
  const show = await saveWithSlug(change, "show", Show, { ...values, ...newPublication(change, status) }, { slug });
  await saveShowParts(change, show.id, { characters, seasons });
  return show;
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateShow(
  change: Write,
  { id, version, slug, characters, seasons, ...fields }: UpdateShowInput,
): Promise<Show> {
  const before = await lockRow(change, "show", Show, { id, version });
  const { firstYear = before.firstYear, lastYear = before.lastYear, ...values } = toColumns(fields);
  requireYears({ firstYear, lastYear });
  const also = await saveShowParts(change, id, { characters, seasons });
  return saveWithSlug(change, "show", Show, { ...values, firstYear, lastYear }, { before, slug, also });
}

/** What a bulk change does to shows. */
export const showBulk: BulkKind<Show, BulkShowsInput> = {
  type: "show",
  entity: Show,
  alias: "show",
  applyFilter: filterShows,
  listActions: () => Promise.resolve([]),
};
