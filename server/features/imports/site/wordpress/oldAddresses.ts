import type { ExportIndex } from "./exportIndex";
import type { WxrItem } from "./wxrItem";

/** Replaces the last part of a path that names it: the slug of an article was changed. */
function renameLast(path: string, slug: string): string | null {
  const [pathname] = path.split("?");
  const parts = pathname.split("/");
  const last = parts.findLastIndex((part) => part !== "");
  if (last < 0) return null;
  return parts.map((part, index) => (index === last ? slug : part)).join("/");
}

/** WordPress without rewriting of addresses has index.php in all of them. */
function withIndexFile(path: string, folder: string): string[] {
  const rest = path.slice(folder.length);
  if (!path.startsWith(folder) || rest.startsWith("/index.php")) return [];
  return [`${folder}/index.php${rest.startsWith("/?") ? rest.slice(1) : rest}`];
}

/** Returns all addresses under which WordPress shows the article, and the pages of its pictures. */
export function listArticlePaths(item: WxrItem, { site, attachmentsByParent }: ExportIndex): string[] {
  const { folder, toPath } = site;
  const link = toPath(item.link);
  const hasPermalink = link !== null && !link.includes("?");
  const oldSlugs = hasPermalink ? (item.meta.get("_wp_old_slug") ?? []) : [];
  const pages = (attachmentsByParent.get(item.id) ?? []).flatMap(({ id, page }) => [
    toPath(page),
    `${folder}/?attachment_id=${id}`,
  ]);
  const paths = [
    link,
    `${folder}/?${item.type === "page" ? "page_id" : "p"}=${item.id}`,
    toPath(item.guid),
    ...oldSlugs.map((slug) => renameLast(link ?? "", slug)),
  ].filter((path) => path !== null);
  const all = [
    ...paths,
    ...paths.flatMap((path) => withIndexFile(path, folder)),
    ...pages.filter((path) => path !== null),
  ];
  // The front page stays the front page.
  return [...new Set(all)].filter((path) => path !== "/" && path !== `${folder}/` && path !== `${folder}/index.php/`);
}
