import { ImportRefused } from "../../../../core/table/importRefused";
import { blogFeed } from "../../../../../site/feedPaths";
import { readBeginning, readExportText } from "../exportText";
import type { ExportFile, SiteProblem, SiteReader, SiteRecord, SiteSource } from "../siteRecord.types";
import { type ExportIndex, IndexBuilder, isArticleType, isLeftOut, toWords } from "./exportIndex";
import { termRecords } from "./termRecords";
import { readArticle } from "./wordpressArticle";
import { wordpressMenus } from "./wordpressMenus";
import { WxrBroken, wxrElements } from "./wxrElements";
import { readItem } from "./wxrItem";
import { Parser } from "htmlparser2";

/** Returns whether a text begins as an export of WordPress: RSS with elements of its namespace. */
function isWxr(beginning: string): boolean {
  let isFound = false;
  let isFirst = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const namespaces = Object.values(attributes);
        isFound ||=
          isFirst && name === "rss" && namespaces.some((value) => /^https?:\/\/wordpress\.org\/export\//.test(value));
        isFirst = false;
      },
    },
    { xmlMode: true },
  );
  parser.write(beginning);
  return isFound;
}

const problem = (line: string, sentence: string): SiteProblem => ({ kind: "problem", line, sentence });

/** Reads what articles refer to. Returns why files cannot be read to their ends. */
async function buildIndex(files: readonly ExportFile[]): Promise<{ index: ExportIndex; problems: SiteProblem[] }> {
  const builder = new IndexBuilder();
  const problems: SiteProblem[] = [];
  for (const file of files) {
    try {
      for await (const element of wxrElements(readExportText(file))) builder.add(element, file.name);
    } catch (error) {
      if (!(error instanceof WxrBroken)) throw error;
      const sentence = `${error.message} Nothing after it was read.`;
      problems.push(problem(`${file.name}, line ${error.line}`, sentence));
    }
  }
  return { index: builder.build(), problems };
}

/** What nobody would look for among the entries of a site. */
const typeNames: Record<string, string> = {
  nav_menu_item: "menu entries",
  revision: "earlier versions",
  custom_css: "style sheets",
  oembed_cache: "cached embeds",
  wp_global_styles: "style settings",
  wp_navigation: "menus",
  wp_template: "templates",
  wp_template_part: "templates",
};

/** Yields what people should know before the rows. */
function* summarize(
  { commentCount, typeCounts, attachments, articles }: ExportIndex,
  file: string,
): Generator<SiteProblem> {
  if (commentCount > 0) {
    const comments = commentCount === 1 ? "1 comment is" : `${commentCount} comments are`;
    yield problem(file, `${comments} not imported: comments of this site stay in the browsers of their readers.`);
  }
  for (const [type, count] of typeCounts) {
    const what = Object.hasOwn(typeNames, type) ? typeNames[type] : "entries, for which this site has no kind";
    yield problem(file, `Not imported: ${count} of the type "${type.slice(0, 60)}" (${what}).`);
  }
  const loose = [...attachments.values()].filter(({ page, parent }) => page && !articles.has(parent)).length;
  if (loose > 0) {
    yield problem(file, `Pictures or files that belong to no article: ${loose}. The addresses of their own pages end.`);
  }
}

function* pictureRecords({ attachments }: ExportIndex): Generator<SiteRecord> {
  for (const { id, address, alt, title, line, file } of attachments.values()) {
    if (!/^https?:\/\//i.test(address)) continue;
    yield {
      kind: "picture",
      key: id,
      line: `${file}, line ${line}`,
      oldPaths: [],
      values: { address, alt: alt || title },
    };
  }
}

function* feedRecords({ site: { folder } }: ExportIndex, line: string): Generator<SiteRecord> {
  const feeds = [`${folder}/feed/`, `${folder}/feed/atom/`, `${folder}/?feed=rss2`];
  yield { kind: "redirect", key: "feed", line, oldPaths: feeds, values: { to: blogFeed } };
}

function* authorRecords({ authors, site: { folder } }: ExportIndex, line: string): Generator<SiteRecord> {
  for (const [login, name] of authors) {
    if (login === "") continue;
    const oldPaths = [`${folder}/author/${encodeURIComponent(login.toLowerCase().replaceAll(" ", "-"))}/`];
    yield { kind: "author", key: login, line, oldPaths, values: { name } };
  }
}

async function* articleRecords(file: ExportFile, index: ExportIndex): AsyncGenerator<SiteRecord | SiteProblem> {
  try {
    for await (const element of wxrElements(readExportText(file))) {
      if (element.name !== "item") continue;
      const item = readItem(element);
      if (!isArticleType(item.type)) continue;
      if (isLeftOut(item)) {
        const title = toWords(item.title).slice(0, 300);
        const where = item.status === "trash" ? "lies in the trash of WordPress" : "was never saved";
        yield problem(`${file.name}, line ${item.line}`, `"${title}" ${where} and was left out.`);
        continue;
      }
      const { record, problems } = readArticle(item, index, file.name);
      yield record;
      yield* problems;
    }
  } catch (error) {
    // Reported by the first reading.
    if (!(error instanceof WxrBroken)) throw error;
  }
}

const read: SiteReader = async function* (files) {
  const exports: ExportFile[] = [];
  for (const file of files) {
    if (isWxr(await readBeginning(file))) exports.push(file);
    else yield problem(file.name, "This file is no export of WordPress and was left out.");
  }
  if (exports.length === 0) throw new ImportRefused("There is no export of WordPress among the files.");
  const { index, problems } = await buildIndex(exports);
  yield* problems;
  yield* summarize(index, exports[0].name);
  yield* termRecords(index);
  yield* feedRecords(index, exports[0].name);
  yield* pictureRecords(index);
  for (const file of exports) yield* articleRecords(file, index);
  yield* authorRecords(index, exports[0].name);
  yield* wordpressMenus(index, exports[0].name);
};

/** Exports of WordPress in its own format WXR, versions 1.0 to 1.2. */
export const wordpressSource: SiteSource = {
  name: "wordpress",
  label: "WordPress",
  recognizes: (files) => files.some(({ beginning }) => isWxr(beginning)),
  read,
};
