/** Last day of security fixes per release line; https://github.com/nodejs/release#release-schedule. */
const lastDays: Readonly<Record<number, string>> = {
  20: "2026-04-30",
  21: "2024-06-01",
  22: "2027-04-30",
  23: "2025-06-01",
  24: "2028-04-30",
  25: "2026-06-01",
  26: "2029-04-30",
};
const lines = Object.keys(lastDays).map(Number);

/** Returns a sentence when a version's release line gets no more security fixes; null for others and for unknown lines. */
export function describeEndedSupport(version: string, now: Date): string | null {
  const line = Number.parseInt(version.replace("v", ""), 10);
  const today = now.toISOString().slice(0, 10);
  if (line > Math.max(...lines) || lastDays[line] >= today) return null;
  const since = lastDays[line] ? ` since ${lastDays[line]}` : "";
  const supported = lines.find((other) => other % 2 === 0 && lastDays[other] >= today);
  return `Node ${line} gets no security fixes${since}. Install Node ${supported ?? Math.max(...lines) + 2} or newer.`;
}
