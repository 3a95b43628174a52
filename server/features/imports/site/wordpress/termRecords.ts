import { findArchivePage } from "../archivePage";
import type { SiteRecord } from "../siteRecord.types";
import type { ExportIndex, ExportTerm } from "./exportIndex";

/** Folders of the archives of terms, unless the site has chosen others, and the queries without rewriting. */
const archives: Record<string, { folder: string; query: (term: ExportTerm) => string }> = {
  category: { folder: "category", query: ({ id }) => `cat=${id}` },
  post_tag: { folder: "tag", query: ({ slug }) => `tag=${slug}` },
};

const maxParents = 20;

/** Archives of categories are below those of their parents. */
function listParents(term: ExportTerm, bySlug: ReadonlyMap<string, ExportTerm>): string[] {
  const slugs = [term.slug];
  for (let parent = bySlug.get(term.parent); parent && slugs.length < maxParents; parent = bySlug.get(parent.parent)) {
    if (slugs.includes(parent.slug)) break;
    slugs.unshift(parent.slug);
  }
  return slugs;
}

function listTermPaths(term: ExportTerm, folder: string, bySlug: ReadonlyMap<string, ExportTerm>): string[] {
  const archive = archives[term.taxonomy];
  const parents = listParents(term, bySlug);
  const names = [...new Set([parents.join("/"), term.slug])];
  const queries = term.taxonomy === "category" && !term.id ? [] : [`${folder}/?${archive.query(term)}`];
  return [...names.map((name) => `${folder}/${archive.folder}/${name}/`), ...queries];
}

/**
 * Yields the archives of categories and tags. One that is an article's category here redirects to the articles with it,
 * any other one to the topic of its name, or to all articles.
 */
export function* termRecords({ site, terms, mainCategories }: ExportIndex): Generator<SiteRecord> {
  const seen = new Set<string>();
  const categories = terms.filter(({ taxonomy }) => taxonomy === "category");
  const bySlug = new Map(categories.map((term) => [term.slug, term]));
  for (const term of terms) {
    const key = `${term.taxonomy}:${term.slug}`;
    if (!Object.hasOwn(archives, term.taxonomy) || term.slug === "" || term.name === "" || seen.has(key)) continue;
    seen.add(key);
    const place = { key, line: `${term.file}, line ${term.line}`, oldPaths: listTermPaths(term, site.folder, bySlug) };
    yield mainCategories.has(term.name)
      ? { kind: "term", ...place, values: { list: "blogCategory", name: term.name } }
      : { kind: "redirect", ...place, values: { to: findArchivePage(term.name) } };
  }
}
