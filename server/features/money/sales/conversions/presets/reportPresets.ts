import type { Meanings } from "../reportStatus";
import { type ColumnName, splitTitles, titleKey } from "../reportTitles";
import { amazon } from "./amazon";
import { awin } from "./awin";
import { cj } from "./cj";
import { impact } from "./impact";
import { rakuten } from "./rakuten";
import type { ReportPreset } from "./reportPreset";
import { shareASale } from "./shareASale";
import { skimlinks } from "./skimlinks";

/** A preset with the keys of its titles. */
export interface KnownReport extends Pick<ReportPreset, "name" | "hasUniqueIds"> {
  recognizedBy: readonly (readonly string[])[];
  columns: Partial<Record<ColumnName, string[][]>>;
  meanings: Meanings;
  plain: ReadonlySet<string>;
}

const byKey = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([title, value]) => [titleKey(title), value]));

const readPreset = ({ name, hasUniqueIds, ...preset }: ReportPreset): KnownReport => ({
  name,
  hasUniqueIds,
  recognizedBy: preset.recognizedBy.map((titles) => titles.split(",").map(titleKey)),
  columns: Object.fromEntries(
    Object.entries(preset.columns ?? {}).map(([column, titles]) => [column, splitTitles(titles)]),
  ),
  meanings: byKey(preset.meanings ?? {}),
  plain: new Set((preset.plain ?? "").split(",").map(titleKey).filter(Boolean)),
});

export const reportPresets: readonly KnownReport[] = [awin, cj, rakuten, impact, amazon, shareASale, skimlinks].map(
  readPreset,
);

/** Returns the preset of the network that writes reports with these titles; null for any other report. */
export function recognizePreset(header: readonly string[]): KnownReport | null {
  const titles = new Set(header.map(titleKey));
  return (
    reportPresets.find(({ recognizedBy }) => recognizedBy.some((keys) => keys.every((key) => titles.has(key)))) ?? null
  );
}
