import { menuRecords } from "../menus/menuRecords";
import type { SiteProblem, SiteRecord } from "../siteRecord.types";
import type { GhostExport } from "./ghostArticle";
import { textOf } from "./ghostTables";

/** Ghost has two, and shows them at these places. */
const places = { navigation: "HEADER", secondary_navigation: "FOOTER" } as const;
const names = { navigation: "Primary navigation", secondary_navigation: "Secondary navigation" } as const;

function readLinks(value: string): Record<string, unknown>[] | null {
  try {
    const links: unknown = JSON.parse(value);
    return Array.isArray(links) ? links.filter((link) => typeof link === "object" && link !== null) : null;
  } catch {
    return null;
  }
}

/** Returns an old address or the URL of another site; paths in settings are below the folder of the site. */
function readAddress(url: string, { site }: GhostExport): string | null {
  const inside = url.replace("__GHOST_URL__", "");
  const isBelow = inside.startsWith("/") && !inside.startsWith("//") && !inside.startsWith(`${site.folder}/`);
  const found = site.resolve(isBelow ? site.folder + inside : inside);
  const path = found && site.toPath(found.href);
  return path === `${site.folder}/` ? "/" : (path ?? found?.href ?? null);
}

export function* ghostMenus(ghost: GhostExport, file: string): Generator<SiteRecord | SiteProblem> {
  for (const { name, value, line: number } of ghost.tables.menus) {
    const menu = name as keyof typeof places;
    const line = `${file}, line ${number}`;
    const links = readLinks(value);
    if (links === null) yield { kind: "problem", line, sentence: `The menu "${names[menu]}" is not valid JSON.` };
    else
      yield* menuRecords({
        ...{ key: menu, line, name: names[menu], place: places[menu] },
        links: links.map((link) => ({
          label: textOf(link, "label").trim(),
          to: readAddress(textOf(link, "url"), ghost),
        })),
      });
  }
}
