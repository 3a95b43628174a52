import { useEffect, useRef, useSyncExternalStore } from "react";
import { describeOpenRecords } from "./describeOpenRecords";
import { useLive, type OpenRecord, type ReportedRecord } from "./liveContext";

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
