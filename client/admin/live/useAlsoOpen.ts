import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLive, type OpenRecord, type ReportedRecord } from "./liveContext";

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

const none: readonly OpenRecord[] = [];
const getNone = () => none;
const noSubscription = () => () => undefined;

/** Reports the record of a form as open, and returns who else has it open, in words; empty for nobody. */
export function useAlsoOpen(record: string | null, editing: boolean): string {
  const live = useLive();
  const reported = useRef<ReportedRecord>(null);
  useEffect(() => {
    if (!live || record === null) return;
    const current = live.open(record);
    reported.current = current;
    return () => {
      reported.current = null;
      current.close();
    };
  }, [live, record]);
  useEffect(() => reported.current?.update(editing), [live, record, editing]);
  const openRecords = useSyncExternalStore(live?.subscribe ?? noSubscription, live?.getOpenRecords ?? getNone);
  return live && record !== null ? describeOpenRecords(openRecords, record, live.administratorId) : "";
}
