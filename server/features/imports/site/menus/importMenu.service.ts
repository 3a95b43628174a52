import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import type { MenuLink, MenuName } from "../../../../../site/menus";
import { paths } from "../../../../../site/addresses";
import type { Write } from "../../../../core/write/write";
import { getSettings, updateSettings } from "../../../site/settings/settings.service";
import { findOldPath } from "../oldPaths/findOldPath.service";
import { hashValue } from "../run/hashValue";
import type { ImportedRows } from "../run/importedRows";
import { addProblem, type ImportState } from "../run/importState";
import { SiteImport } from "../siteImport.entity";
import type { SiteRecord } from "../siteRecord.types";
import type { ReplacedMenu, SiteMenu, SiteMenuPlace } from "./siteMenu.types";

type MenuRecord = Extract<SiteRecord, { kind: "menu" }>;

const menuOf: Record<SiteMenuPlace, MenuName> = { HEADER: "header", FOOTER: "footer" };

async function replaceMenu({ db, ...change }: Write, menu: MenuName, links: MenuLink[]): Promise<MenuLink[] | null> {
  const { menus, version } = await getSettings(db);
  if (isDeepStrictEqual(menus[menu], links)) return null;
  await updateSettings({ db, ...change }, { version, menus: { ...menus, [menu]: links } });
  return menus[menu];
}

/** Returns the address of this site that shows what an address of the old site showed; null when nothing public does. */
async function findPlace(db: EntityManager, to: string): Promise<string | null> {
  if (!to.startsWith("/") || to === "/") return to;
  const place = await findOldPath(db, to, to.includes("/?"));
  if (place === null) return null;
  return "slug" in place ? paths[place.kind](place.slug) : "target" in place ? place.target : null;
}

/** Returns where the administrator, or the export, wants the menu; null for nowhere. */
function choosePlace({ run: { menus } }: ImportState, { key, values }: MenuRecord): SiteMenuPlace | null {
  return menus ? (menus.find((menu) => menu.key === key)?.place ?? null) : values.place;
}

/**
 * Replaces a menu of the settings by one of the export; during a check, only lists it. Old addresses of the export must be
 * stored: its links lead to the new ones.
 */
export async function importMenu(
  { change, state, rows }: { change: Write; state: ImportState; rows: ImportedRows },
  record: MenuRecord,
): Promise<void> {
  const { key, line, values } = record;
  if (state.isCheck) return void state.menus.push({ key, ...values });
  const say = (sentence: string) => addProblem(state, { line, sentence });
  const place = choosePlace(state, record);
  // The command asks nothing.
  if (place === null && !state.run.menus)
    say(`The menu "${values.name}" was not imported: the export does not say where it was shown.`);
  if (place === null) return;
  const links: MenuLink[] = [];
  for (const { label, to } of values.links) {
    const found = await findPlace(change.db, to);
    if (found === null) say(`The link "${label}" of the menu "${values.name}" was left out: no public page has ${to}.`);
    else links.push({ label, to: found });
  }
  const menu = menuOf[place];
  const before = links.length > 0 ? await replaceMenu(change, menu, links) : null;
  if (before === null) return;
  rows.add({ kind: "menu", key, rowId: null, hash: hashValue([menu, links]), fields: {} });
  await change.db.query("UPDATE site_imports SET replaced_menus = replaced_menus || $2::jsonb WHERE id = $1", [
    state.run.id,
    JSON.stringify([{ menu, before, after: links } satisfies ReplacedMenu]),
  ]);
}

/** Brings the menus back that an import has replaced, unless they were changed since. */
export async function restoreMenus(change: Write, id: string): Promise<void> {
  const replaced = (await change.db.findOneBy(SiteImport, { id }))?.replacedMenus ?? [];
  for (const { menu, before, after } of replaced.toReversed()) {
    const { menus } = await getSettings(change.db);
    if (isDeepStrictEqual(menus[menu], after)) await replaceMenu(change, menu, before);
  }
}

/** Sets the places that the administrator chose in the last import of the source. */
export async function rememberPlaces(db: EntityManager, source: string, found: SiteMenu[]): Promise<SiteMenu[]> {
  const [last] = await db.query<{ menus: SiteMenu[] }[]>(
    `SELECT menus FROM site_imports WHERE source = $1 AND status = 'DONE' AND menus IS NOT NULL
     ORDER BY created_at DESC LIMIT 1`,
    [source],
  );
  const known = new Map(last?.menus.map(({ key, place }) => [key, place]));
  return found.map((menu) => ({ ...menu, place: known.has(menu.key) ? (known.get(menu.key) ?? null) : menu.place }));
}
