import { isWebAddress } from "../../../../core/text/address";
import type { JsonRow } from "./jsonRows";

const picturePath = "/content/images/";
const address = /https?:\/\/[a-z0-9.:-]{1,200}(?=[/"])/gi;

/**
 * Finds the address of the site, which exports replace by a mark: the one that most pictures have where somebody wrote it
 * in full.
 */
export class SiteAddressFinder {
  private readonly counts = new Map<string, number>();

  add({ row }: JsonRow): void {
    for (const value of Object.values(row ?? {})) {
      if (typeof value === "string" && value.includes(picturePath)) this.addText(value);
    }
  }

  private addText(text: string): void {
    for (const match of text.matchAll(address)) {
      const end = match.index + match[0].length;
      // The site may be in a folder of its host.
      const rest = text.slice(end, end + 100).split(picturePath, 2);
      if (rest.length < 2 || !/^(?:\/[\w-]+)*$/.test(rest[0])) continue;
      const found = match[0].toLowerCase() + rest[0];
      this.counts.set(found, (this.counts.get(found) ?? 0) + 1);
    }
  }

  find(): string | null {
    return [...this.counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))[0]?.[0] ?? null;
  }
}

/** Returns the address that an operator put beside an export, as {"url": "https://old.example"}; null for another file. */
export function readSiteFile(text: string): string | null {
  try {
    const { url } = JSON.parse(text) as { url?: unknown };
    return typeof url === "string" && isWebAddress(url) ? url.trim().replace(/\/$/, "") : null;
  } catch {
    return null;
  }
}
