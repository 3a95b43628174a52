const parameter = "[^\\s&=#?]+=[^\\s&#]*";
const query = new RegExp(`^\\??${parameter}(&${parameter})*$`);

/** Returns whether the text is a query string: name=value pairs joined by &. */
export function isTracking(text: string): boolean {
  if (!query.test(text.trim())) return false;
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    // An invalid percent code.
    return false;
  }
}
