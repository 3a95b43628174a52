/** Formats a form value as text. */
export function formatValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value)) return value.length === 0 ? "(none)" : value.map((one) => formatValue(one)).join(", ");
  if (value === null || value === undefined || value === "") return "(empty)";
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}
