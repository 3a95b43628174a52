import { linkingTypes, type OwnLinkType } from "../../../core/kinds/contentKind";
import { type EntityManager, In, IsNull } from "typeorm";
import { requireById } from "../../../core/write/lockById";
import { setFields } from "../../../core/write/setFields";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import type { UndoOperation } from "../../../core/audit/undoOperation";
import type { Write, Change } from "../../../core/write/write";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import type { SortOrder } from "../../../core/read/sortOrder";
import { Select } from "../../../core/read/select";
import { rawSql, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { replaceLinkUrl } from "../../content/blog/articleLinks.service";
import { BlogPost } from "../../content/blog/blogPost.entity";
import { collectLinks } from "./collectLinks";
import { checkLink, manualOptions } from "./checkLinks.service";
import { hasPriceProposal } from "./prices/priceProposals";
import { LinkCheck, LinkState, LinkAlert } from "./linkCheck.entity";
import { type LinksArgs, LinkSort, type ReplaceLinkInput } from "./linkHealth.inputs";
import type { LinkStateCount } from "./linkHealth.types";
import { listLinkUses } from "./linkUses";

const orders: Record<LinkSort, SortOrder> = {
  CLICKS: { direction: "DESC", keys: [{ expression: "link.clicks", type: "numeric" }] },
  CHECKED: {
    direction: "DESC",
    keys: [{ expression: "COALESCE(link.checked_at, '-infinity')", type: "timestamptz" }],
  },
  ADDRESS: { direction: "ASC", keys: [{ expression: "left(link.address, 400)", type: "text" }] },
};
const notProblems: readonly LinkState[] = [LinkState.OK, LinkState.UNCHECKED, LinkState.UNKNOWN];
/** An index finds them, but not those that are in no state. */
const problemStates = Object.values(LinkState).filter((state) => !notProblems.includes(state));

export async function listLinks(db: EntityManager, args: LinksArgs): Promise<Page<LinkCheck>> {
  const query = new Select(db, LinkCheck, "link");
  const { state, problems, priceDiffers, search } = args.filter ?? {};
  const words = normalizeSearch(search);
  if (state) query.andWhere(sql`link.state = ${state}`);
  if (problems) query.andWhere(sql`link.state = ANY(${problemStates})`);
  // The stored one may be some seconds old.
  if (priceDiffers) query.andWhere(rawSql(`link.price_differs AND (${hasPriceProposal("link")})`));
  if (words)
    query.andWhere(sql`link.address ILIKE ${likePattern(words)}`, { planDependsOnValues: true, maySelectFew: true });
  return readKeysetPage(query, orders[args.sort], args);
}

export async function linkStateCounts(db: EntityManager): Promise<LinkStateCount[]> {
  const rows = await new Select(db, LinkCheck, "link").readColumns(
    ["link.state", "count(*)::int", "sum(link.clicks)::int"],
    { groupBy: "link.state", order: "link.state" },
  );
  return rows.map(([state, count, clicks]) => ({ state, count, clicks }) as LinkStateCount);
}

const findLink = (db: EntityManager, id: string): Promise<LinkCheck> =>
  requireById(db, LinkCheck, id, "This link is no longer in use.");

/** Checks one link now. @throws NOT_FOUND when it is no longer in use, and what checkLink throws. */
export async function recheckLink(db: EntityManager, id: string, allowPrivateShops = false): Promise<LinkCheck> {
  const options = { ...manualOptions, ...(allowPrivateShops && { isRefused: () => false }) };
  await checkLink(db, await findLink(db, id), options);
  return findLink(db, id);
}

type SetFields = Extract<UndoOperation, { operation: "setFields" }>;

/** Replaces the address in rows with a single link column. */
async function replaceInRows(change: Write, type: OwnLinkType, ids: string[], address: string): Promise<SetFields> {
  const columns: SetFields["columns"] = ["affiliate_link"];
  const values = ids.map((id) => ({ id, affiliate_link: address }));
  return { operation: "setFields", type, columns, rows: await setFields(change, type, columns, values) };
}

/**
 * Replaces the address in the text of articles; an article does not change if its spelling of the address cannot be
 * found.
 */
async function replaceInArticles(
  change: Write,
  ids: string[],
  { address: former }: LinkCheck,
  address: string,
): Promise<SetFields> {
  const posts = await change.db.find(BlogPost, { where: { id: In(ids) }, lock: { mode: "pessimistic_write" } });
  const values = posts.flatMap(({ id, content }) => {
    const replaced = replaceLinkUrl(content, former, address);
    return replaced === content ? [] : [{ id, content: replaced }];
  });
  const rows = await setFields(change, "blogPost", ["content"], values);
  return { operation: "setFields", type: "blogPost", columns: ["content"], rows };
}

/** Replaces the address wherever it is used. @throws NOT_FOUND when it is no longer in use. */
export async function replaceLink(change: Write, { id, address }: ReplaceLinkInput): Promise<Change> {
  const link = await findLink(change.db, id);
  await collectLinks(change.db);
  const users = await listLinkUses(change.db, [link.address]);
  const undo: UndoOperation[] = [];
  const changed: string[] = [];
  for (const type of linkingTypes) {
    const ids = users.filter((user) => user.type === type).map((user) => user.id);
    if (ids.length === 0) continue;
    const step =
      type === "blogPost"
        ? await replaceInArticles(change, ids, link, address.trim())
        : await replaceInRows(change, type, ids, address.trim());
    const left = step.rows.map((row) => row.id);
    undo.push(step);
    changed.push(...left);
    await invalidateRows(change, type, left);
  }
  await collectLinks(change.db);
  const title = `${link.address} by ${address.trim()}`;
  const undoId = await change.audit({ action: "replaceLink", entityType: "link", title, undo });
  return { matched: users.length, changed: changed.length, undoId };
}

/** @returns the number of unread alerts. */
export async function markAlertsSeen(db: EntityManager): Promise<number> {
  const { affected } = await db.update(LinkAlert, { seenAt: IsNull() }, { seenAt: new Date() });
  return affected ?? 0;
}
