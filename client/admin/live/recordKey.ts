/** Types of rows by the name in the key of their draft, where it differs. */
const types: Readonly<Record<string, string>> = { product: "affiliateProduct" };

const storedRow = /^([a-zA-Z]+):([0-9a-f-]{36})$/;
const section = /^settings:[a-z-]+$/;

/** Returns the record that a form edits, by the key of its draft; null for a new row. */
export function getRecordKey(draftKey: string): string | null {
  if (section.test(draftKey)) return draftKey;
  const [, type, id] = storedRow.exec(draftKey) ?? [];
  return type === undefined ? null : `${types[type] ?? type}:${id}`;
}
