import { cutAtWord } from "../../../../core/text/cutAtWord";
import type { MenuValues, SiteProblem, SiteRecord } from "../siteRecord.types";

/** As the settings allow. */
const mostLinks = 20;
const longestLabel = 60;
const address = /^(?:\/(?![/\\])|https?:\/\/\w)[^\s<>"]{0,1999}$/;

interface FoundMenu extends Pick<MenuValues, "name" | "place"> {
  key: string;
  line: string;
  /** `to` is null for a link that leads to nothing in the export. */
  links: readonly { label: string; to: string | null }[];
}

/** Yields a menu of an export, unless it is empty, after what cannot be imported of it. */
export function* menuRecords({ key, line, name, place, links }: FoundMenu): Generator<SiteRecord | SiteProblem> {
  const say = (sentence: string): SiteProblem => ({ kind: "problem", line, sentence });
  const usable: MenuValues["links"] = [];
  for (const { label, to } of links) {
    if (label !== "" && to !== null && address.test(to)) usable.push({ label: cutAtWord(label, longestLabel), to });
    else yield say(`The link "${label.slice(0, 100)}" of the menu "${name}" leads to nothing that can be imported.`);
  }
  if (usable.length > mostLinks)
    yield say(`The menu "${name}" has ${usable.length} links; only its first ${mostLinks} can be imported.`);
  if (usable.length > 0)
    yield { kind: "menu", key, line, oldPaths: [], values: { name, place, links: usable.slice(0, mostLinks) } };
}
