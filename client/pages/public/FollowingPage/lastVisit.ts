import { useEffect, useState } from "react";
import { useLocalStore } from "../../../shared/hooks/useLocalStore";

/** Times in milliseconds; 0 for none. */
interface Visits {
  /** When the visit before this one ended. */
  before: number;
  /** When the page was opened last. */
  seen: number;
}

const never: Visits = { before: 0, seen: 0 };

/** Opening the page again within this time belongs to the same visit, so that a reload keeps what is new. */
const visitLength = 30 * 60_000;

const isTime = (value: unknown): value is number => typeof value === "number" && value > 0 && Number.isFinite(value);

/** Returns the visits after the page is opened. The browser's value can be anything, also a time in the future. */
export function openPage({ before, seen }: Partial<Visits>, now: number): Visits {
  if (!isTime(seen) || seen > now) return { before: 0, seen: now };
  return { before: now - seen > visitLength ? seen : isTime(before) ? before : 0, seen: now };
}

/** Returns the time of the last visit to this page with this browser, and notes this one; 0 for a first visit. */
export function useLastVisit(): number {
  const [visits, update] = useLocalStore("following-visit", never);
  const [now] = useState(() => Date.now());
  useEffect(() => {
    update((stored) => openPage(stored, now));
  }, [update, now]);
  return openPage(visits, Math.max(now, isTime(visits.seen) ? visits.seen : 0)).before;
}

interface Published {
  createdAt: string;
  /** A day, YYYY-MM-DD. Scheduled rows become public at its start (UTC). */
  date: string | null;
}

/** Whether a row became public after a time. Nothing is new on a first visit. */
export function isNewSince({ createdAt, date }: Published, time: number): boolean {
  if (time === 0) return false;
  return Math.max(Date.parse(createdAt), date ? Date.parse(date) : 0) > time;
}
