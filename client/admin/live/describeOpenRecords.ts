import type { OpenRecord } from "./liveContext";

/** "Also open: Maria (editing), Jo"; empty when nobody else has the record open. */
export function describeOpenRecords(
  openRecords: readonly OpenRecord[],
  record: string,
  administratorId: string,
): string {
  const people = new Map<string, { name: string; editing: boolean }>();
  for (const open of openRecords) {
    if (open.record !== record) continue;
    const name = open.administratorId === administratorId ? "you in another tab" : open.name || "someone";
    const editing = open.editing || people.get(open.administratorId)?.editing === true;
    people.set(open.administratorId, { name, editing });
  }
  const names = [...people.values()].map(({ name, editing }) => (editing ? `${name} (editing)` : name));
  return names.length > 0 ? `Also open: ${names.join(", ")}` : "";
}
