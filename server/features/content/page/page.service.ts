import { badUserInput } from "../../../core/errors/appErrors";
import { containsText } from "../../../core/read/containsText";
import type { Conditions } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { textOrder } from "../../../core/read/sortOrder";
import { Parameter, sql } from "../../../core/read/sql";
import { isReserved } from "../../../core/slugs/freeSlug";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { BulkKind } from "../../../core/write/bulk";
import { newPublication } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import { Page } from "./page.entity";
import type { BulkPagesInput, CreatePageInput, PageSort, UpdatePageInput } from "./page.inputs";
import type { PageFilter } from "./page.types";
import { findStandardPage } from "./standard/standardPages";

export const pageOrders: Record<PageSort, SortOrder> = {
  TITLE: textOrder("searchable(page.title)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "page.updated_at", type: "timestamptz" }] },
};

function filterPages(query: Conditions, filter: PageFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) query.andWhere(containsText("page", new Parameter(likePattern(search))));
  if (filter.status) query.andWhere(sql`page.status = ${filter.status}`);
}

/** @throws BAD_USER_INPUT for the address of another page of the site. */
function requireFreeAddress(slug: string | null | undefined): void {
  const wanted = slug?.trim().toLowerCase();
  if (!wanted || !isReserved("page", wanted)) return;
  const message = `/${wanted} is an address of the site itself. Choose another slug.`;
  throw badUserInput(message, { slug: message });
}

type Fields = Omit<UpdatePageInput, "id" | "version" | "slug"> & { standard?: string | null };

/** Converts the input to columns. A text that equals the product's is not stored, so that releases improve it. */
function toColumns(
  { title, content, lastUpdated, ...texts }: Fields,
  before?: Page,
): Omit<Partial<Page>, "content" | "lastUpdated" | "isStandard"> {
  const standard = findStandardPage(texts.standard ?? before?.standard);
  const text = content?.replaceAll("\r\n", "\n").trim() ?? "";
  return {
    ...normalizeInput(texts),
    ...(title != null && { title: title.trim() }),
    ...(content !== undefined && {
      ownText: text === standard?.text ? "" : text,
      standardVersion: texts.standardVersion?.trim() || (standard?.version ?? ""),
    }),
    ...(lastUpdated !== undefined && { updatedOn: lastUpdated?.trim() || null }),
  };
}

/** @throws BAD_USER_INPUT for invalid values. */
export function createPage(
  change: Write,
  { slug, status, ...fields }: Omit<CreatePageInput, "requestId">,
): Promise<Page> {
  requireFreeAddress(slug);
  const values = { ...toColumns(fields), ...newPublication(change, status) };
  return saveWithSlug(change, "page", Page, values, { slug });
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updatePage(change: Write, { id, version, slug, ...fields }: UpdatePageInput): Promise<Page> {
  const before = await lockRow(change, "page", Page, { id, version });
  if (slug !== before.slug) requireFreeAddress(slug);
  return saveWithSlug(change, "page", Page, toColumns(fields, before), { before, slug });
}

/** What a bulk change does to pages. */
export const pageBulk: BulkKind<Page, BulkPagesInput> = {
  type: "page",
  entity: Page,
  alias: "page",
  applyFilter: filterPages,
  listActions: () => Promise.resolve([]),
};
