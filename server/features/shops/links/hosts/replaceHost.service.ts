import { type EntityManager, In } from "typeorm";
import { validate as isUuid } from "uuid";
import { invalidateRows } from "../../../../core/cache/invalidateRows";
import { contentKinds, offerTypes, ownLinkTypes, type LinkingType } from "../../../../core/kinds/contentKind";
import { linkKey } from "../../../../core/links/linkKey";
import { setFields } from "../../../../core/write/setFields";
import type { UndoOperation } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import { replaceLinkUrl } from "../../../content/blog/articleLinks.service";
import { BlogPost } from "../../../content/blog/blogPost.entity";
import { collectLinks } from "../collectLinks";
import type { ReplaceHostInput } from "./replaceHost.inputs";
import type { HostChange, HostExample } from "./replaceHost.types";
import type { Facet } from "../../../../core/graphql/facet";
import { isWebAddress } from "../../../../core/text/address";

/** Returns the host that a text names, alone or as an address without a path, as browsers read it; null for others. */
export function parseHost(text: string): string | null {
  const entered = text.trim();
  const address = isWebAddress(entered) ? entered : `https://${entered}`;
  if (!isWebAddress(address)) return null;
  const { host, hostname, pathname, search, hash } = new URL(address);
  return hostname.includes(".") && pathname === "/" && !search && !hash ? host : null;
}

/** Returns the end of the host and port in a web address, which contains no user name. */
function findHostEnd(address: string, start: number): number {
  const ends = ["/", "\\", "?", "#"].map((sign) => address.indexOf(sign, start)).filter((at) => at >= 0);
  return Math.min(address.length, ...ends);
}

/**
 * Returns the address at another host, and its path and query exactly as they are, because some shops sign them. Null
 * for an address that is not at the host, and for one that is no web address.
 */
export function moveToHost(address: string, from: string, to: string): string | null {
  if (!isWebAddress(address) || new URL(address).host !== from) return null;
  const start = address.indexOf("://") + 3;
  const moved = address.slice(0, start) + to + address.slice(findHostEnd(address, start));
  return isWebAddress(moved) ? moved : null;
}

const mostHosts = 500;

const countHosts = (links: string): string =>
  `SELECT host AS name, count(*)::int AS count FROM ${links} WHERE host <> '' GROUP BY host ORDER BY count DESC, host LIMIT ${mostHosts}`;

const ofRetailer = offerTypes
  .map(
    (type) =>
      `SELECT md5(affiliate_link) AS hash FROM ${contentKinds[type].table}
       WHERE affiliate_link <> '' AND retailer = $1 AND deleted_at IS NULL`,
  )
  .join(" UNION ");

/** Returns the hosts of the links, the most used first; with a retailer, those of its products and category items. */
export const listLinkHosts = (db: EntityManager, retailer?: string | null): Promise<Facet[]> =>
  typeof retailer === "string"
    ? db.query(countHosts(`(${ofRetailer}) own JOIN link_checks ON md5(address) = hash`), [retailer])
    : db.query(countHosts("link_checks"));

const mostExamples = 3;

/** New addresses by present ones. */
type Moves = ReadonlyMap<string, string>;

/** A row whose links move, with the new text of its link or of its article. */
interface MovedRow extends HostExample {
  id: string;
  text: string;
}

function requireHosts(input: ReplaceHostInput): { from: string; to: string } {
  const [from, to] = [parseHost(input.from), parseHost(input.to)];
  const hint = "Enter a host such as shop.example, without a path";
  if (!from) throw badUserInput(hint, { from: hint });
  if (!to) throw badUserInput(hint, { to: hint });
  const same = "This is the present host. Enter another one.";
  if (from === to) throw badUserInput(same, { to: same });
  return { from, to };
}

/** Finds the links at the host. Their parsed host decides: the stored one is as it was typed, without its port. */
async function findMoves(db: EntityManager, input: ReplaceHostInput): Promise<Moves> {
  const { from, to } = requireHosts(input);
  const links: { address: string }[] = await db.query(
    `SELECT address FROM link_checks WHERE (host = $1 OR host ~ '[^a-z0-9.-]') AND ($2::uuid[] IS NULL OR id = ANY($2::uuid[]))`,
    [new URL(`https://${from}`).hostname, input.linkIds?.filter((id) => isUuid(id)) ?? null],
  );
  const moves = new Map<string, string>();
  for (const { address } of links) {
    const moved = moveToHost(address, from, to);
    if (moved !== null) moves.set(address, moved);
  }
  return moves;
}

/** Finds the rows of a type with a single link. Only offers have a retailer. */
async function findRows(
  db: EntityManager,
  type: (typeof ownLinkTypes)[number],
  moves: Moves,
  retailer: string | null,
): Promise<MovedRow[]> {
  if (!contentKinds[type].isOffer && retailer !== null) return [];
  const rows: { id: string; title: string; before: string }[] = await db.query(
    `SELECT id, title, affiliate_link AS before FROM ${contentKinds[type].table}
     WHERE affiliate_link <> '' AND deleted_at IS NULL
       AND md5(affiliate_link) IN (SELECT md5(unnest($1::text[]))) AND affiliate_link = ANY($1::text[])
       ${retailer === null ? "" : "AND retailer = $2"}
     ORDER BY title, id FOR UPDATE`,
    retailer === null ? [[...moves.keys()]] : [[...moves.keys()], retailer],
  );
  return rows.map((row) => {
    const after = moves.get(row.before) ?? row.before;
    return { ...row, after, text: after };
  });
}

/** Finds the articles whose text links to the host, in a spelling that can be replaced. */
async function findArticles(db: EntityManager, moves: Moves): Promise<MovedRow[]> {
  const addresses = [...moves.keys()];
  const found: { id: string; address: string }[] = await db.query(
    `SELECT post_id AS id, link.value AS address FROM article_links CROSS JOIN LATERAL jsonb_each_text(links) link
     WHERE link_keys(links) && $2::text[] AND link.value = ANY($1::text[]) ORDER BY post_id, link.key`,
    [addresses, addresses.map(linkKey)],
  );
  const ids = [...new Set(found.map(({ id }) => id))];
  const posts = await db.find(BlogPost, {
    where: { id: In(ids) },
    order: { title: "ASC", id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  return posts.flatMap(({ id, title, content }) => {
    const own = found.filter((link) => link.id === id).map(({ address }) => address);
    const move = (text: string, address: string) => replaceLinkUrl(text, address, moves.get(address) ?? address);
    const text = own.reduce(move, content);
    const [before] = own;
    return text === content ? [] : [{ id, title, before, after: moves.get(before) ?? before, text }];
  });
}

async function moveRows(change: Write, type: LinkingType, rows: readonly MovedRow[]): Promise<UndoOperation> {
  const column = type === "blogPost" ? "content" : "affiliate_link";
  const values = rows.map(({ id, text }) => ({ id, [column]: text }));
  return { operation: "setFields", type, columns: [column], rows: await setFields(change, type, [column], values) };
}

/** The addresses that are now in use are checked at the next run. */
async function queueChecks(db: EntityManager, moves: Moves): Promise<void> {
  await collectLinks(db);
  await db.query(
    "UPDATE link_checks SET next_check_at = now() WHERE md5(address) IN (SELECT md5(unnest($1::text[])))",
    [[...moves.values()]],
  );
}

/** Replaces a host in links, or only counts them. @throws BAD_USER_INPUT for anything that is no host. */
export async function replaceHost(change: Write, input: ReplaceHostInput): Promise<HostChange> {
  await collectLinks(change.db);
  const moves = await findMoves(change.db, input);
  const retailer = input.retailer?.trim() || null;
  const found: [LinkingType, MovedRow[]][] = [];
  for (const type of ownLinkTypes) found.push([type, await findRows(change.db, type, moves, retailer)]);
  if (retailer === null) found.push(["blogPost", await findArticles(change.db, moves)]);
  const rows = found.flatMap(([, moved]) => moved);
  const examples = rows.slice(0, mostExamples).map(({ title, before, after }) => ({ title, before, after }));
  const counted = { matched: rows.length, changed: rows.length, undoId: null, examples };
  if (input.dryRun || rows.length === 0) return counted;
  const undo: UndoOperation[] = [];
  for (const [type, moved] of found.filter((one) => one[1].length > 0)) {
    undo.push(await moveRows(change, type, moved));
    await invalidateRows(change, type, moved);
  }
  await queueChecks(change.db, moves);
  const title = `${input.from.trim()} by ${input.to.trim()}`;
  return { ...counted, undoId: await change.audit({ action: "replaceLink", entityType: "link", title, undo }) };
}
