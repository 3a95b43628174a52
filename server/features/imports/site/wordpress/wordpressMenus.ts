import { menuRecords } from "../menus/menuRecords";
import type { SiteProblem, SiteRecord } from "../siteRecord.types";
import { type ExportIndex, findMenu, toWords } from "./exportIndex";
import type { WxrItem } from "./wxrItem";

const readMeta = ({ meta }: WxrItem, name: string): string => meta.get(`_menu_item_${name}`)?.[0] ?? "";

/** Returns what an entry is called by itself, and its old address; null for what is not in the export. */
function readTarget(item: WxrItem, { site, articles, terms }: ExportIndex): { label: string; to: string | null } {
  const { folder } = site;
  const [type, object, id] = [readMeta(item, "type"), readMeta(item, "object"), readMeta(item, "object_id")];
  if (type === "post_type") {
    const title = articles.get(id);
    const to = title === undefined ? null : `${folder}/?${object === "page" ? "page_id" : "p"}=${id}`;
    return { label: toWords(title ?? ""), to };
  }
  if (type === "taxonomy") {
    const term = terms.find((one) => one.taxonomy === object && one.id === id);
    if (!term) return { label: "", to: null };
    return { label: term.name, to: `${folder}/?${object === "category" ? `cat=${id}` : `tag=${term.slug}`}` };
  }
  const url = type === "custom" ? site.resolve(readMeta(item, "url")) : null;
  const path = url && site.toPath(url.href);
  return { label: "", to: path === folder || path === `${folder}/` ? "/" : (path ?? url?.href ?? null) };
}

function readLink(item: WxrItem, index: ExportIndex): { label: string; to: string | null } {
  const { label, to } = readTarget(item, index);
  return { label: toWords(item.title) || label, to };
}

/** Yields the menus. Where a theme shows them is not in an export. */
export function* wordpressMenus(index: ExportIndex, file: string): Generator<SiteRecord | SiteProblem> {
  const menus = new Map<string, { name: string; items: WxrItem[] }>();
  for (const item of index.menuItems) {
    const menu = findMenu(item);
    if (!menu) continue;
    const known = menus.get(menu.slug);
    if (known) known.items.push(item);
    else menus.set(menu.slug, { name: toWords(menu.name), items: [item] });
  }
  for (const [key, { name, items }] of menus) {
    const line = `${file}, line ${items[0].line}`;
    const sorted = items.toSorted((one, other) => one.menuOrder - other.menuOrder);
    if (sorted.some((item) => !["", "0"].includes(readMeta(item, "menu_item_parent"))))
      yield { kind: "problem", line, sentence: `The menu "${name}" has levels; here its links follow one another.` };
    yield* menuRecords({ key, line, name, place: null, links: sorted.map((item) => readLink(item, index)) });
  }
}
