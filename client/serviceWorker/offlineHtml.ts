import { savedPagesId } from "../../site/addresses";

export interface PageLink {
  /** Path and query. */
  path: string;
  title: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const unescapeHtml = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");

/** Returns the title of a page as plain text, without the site's name at its end; blank without one. */
export function readTitle(html: string): string {
  const start = html.indexOf("<title>");
  const end = html.indexOf("</title>", start);
  if (start < 0 || end < 0) return "";
  const title = unescapeHtml(html.slice(start + "<title>".length, end)).trim();
  const suffix = title.lastIndexOf(" | ");
  return suffix > 0 ? title.slice(0, suffix) : title;
}

/** The id of the line; the page removes it when it shows something else. */
export const savedCopyId = "saved-copy";

const lineStyle = [
  "position:sticky",
  "bottom:0",
  "z-index:2000",
  "padding:12px 20px",
  "text-align:center",
  "background:var(--w-palette-text-primary)",
  "color:var(--w-palette-background-default)",
].join(";");

/**
 * Adds a line to the end of a page: React tolerates more elements there.
 * @param time when the page was loaded; blank if unknown.
 */
export function markSavedCopy(html: string, time: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) return html;
  const text = time === "" ? "Saved copy." : `Saved copy from ${time}.`;
  const line = `<p id="${savedCopyId}" role="status" style="${lineStyle}">${escapeHtml(text)} <a href="">Reload</a></p>`;
  return html.slice(0, end) + line + html.slice(end);
}

const listPart = (title: string, links: readonly PageLink[]): string =>
  links.length === 0
    ? ""
    : `<section><h2>${title}</h2><ul>${links
        .map(({ path, title: text }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(text || path)}</a></li>`)
        .join("")}</ul></section>`;

export interface SavedPages {
  favorites: readonly PageLink[];
  lastPages: readonly PageLink[];
}

const marker = new RegExp(`(id="${savedPagesId}"[^>]{0,200}>)</div>`);

/** Fills the offline page with links to the pages on this device. */
export function fillOfflinePage(html: string, { favorites, lastPages }: SavedPages): string {
  const lists = listPart("Favorites", favorites) + listPart("Last pages", lastPages);
  const content =
    lists === "" ? "<p>No page is saved on this device.</p>" : `<p>These pages are saved on this device:</p>${lists}`;
  return html.replace(marker, (_all, start: string) => `${start}${content}</div>`);
}
