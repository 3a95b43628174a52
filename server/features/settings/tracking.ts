const parameter = "[^\\s&=#?]+=[^\\s&#]*";
const query = new RegExp(`^\\??${parameter}(&${parameter})*$`);

/** name=value pairs joined by &, as they stand behind the ? of an address. */
export function isTracking(text: string): boolean {
  if (!query.test(text.trim())) return false;
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    // A percent sign that begins nothing.
    return false;
  }
}
