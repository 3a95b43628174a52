import { ViewScreen } from "./savedView.entity";

/** A search has at most 100 characters, and other values are names and ids. */
const maxValueLength = 200;
const shared = ["search", "sort", "reverse", "size", "hide"];

/** The parameters in the address of each screen that a view keeps: not the page, and not an open form. */
const parameters: Record<ViewScreen, ReadonlySet<string>> = {
  [ViewScreen.OUTFITS]: new Set([...shared, "occasion", "celebrity", "tag", "status"]),
  [ViewScreen.PRODUCTS]: new Set([...shared, "retailer", "outfit", "price"]),
  [ViewScreen.ITEMS]: new Set([...shared, "category", "retailer", "price"]),
  [ViewScreen.BLOG]: new Set([...shared, "category", "status"]),
  [ViewScreen.CELEBRITIES]: new Set([...shared, "category", "styleType", "status", "layout"]),
  [ViewScreen.LINKS]: new Set([...shared, "state"]),
};

/** Returns the query string with its parameters in order; null when the screen has no such address. */
export function parseViewQuery(screen: ViewScreen, query: string): string | null {
  const params = new URLSearchParams(query);
  const names = [...params.keys()];
  const isKnown = names.every((name) => parameters[screen].has(name));
  const isOnce = new Set(names).size === names.length;
  const isShort = [...params.values()].every((value) => value.length <= maxValueLength);
  if (!isKnown || !isOnce || !isShort) return null;
  params.sort();
  return params.toString();
}
