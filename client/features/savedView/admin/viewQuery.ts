/** Parameters of the address that no view keeps: the page of the list, and the open form. */
const passing = ["after", "before", "new", "edit", "copy", "view"];

/** The query string of a list as a view stores it, with its parameters in order. */
export function readViewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  passing.forEach((name) => kept.delete(name));
  kept.sort();
  return kept.toString();
}
