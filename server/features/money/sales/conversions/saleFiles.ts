import { orderFiles } from "../../../../core/table/severalFiles";
import { saleKey } from "./identifySales";
import type { ReportedSale } from "./report.types";

/** The sales of a file. */
export interface FileSales {
  fileName: string;
  sales: readonly ReportedSale[];
  lastDay: string | null;
}

/** Returns the sales that a file has once, by what identifies them. */
function readSingle({ sales }: FileSales): Map<string, ReportedSale> {
  const rows = Map.groupBy(sales, saleKey);
  return new Map([...rows].flatMap(([key, [sale, ...others]]) => (others.length === 0 ? [[key, sale] as const] : [])));
}

/** A decided sale does not become pending again, and a paid one stays paid. */
const staysAs = (former: ReportedSale, later: ReportedSale): boolean =>
  (later.state === "pending" && former.state !== "pending") || (later.state === "approved" && former.state === "paid");

/** Leaves out what a later file says otherwise: importing the same files again would change it and change it back. */
function leaveOutFormer(files: readonly FileSales[]): FileSales[] {
  const later = new Map<string, ReportedSale>();
  const kept: FileSales[] = [];
  for (const file of files.toReversed()) {
    const single = readSingle(file);
    const former = new Set<ReportedSale>();
    for (const [key, sale] of single) {
      const other = later.get(key);
      if (other && !staysAs(sale, other)) former.add(sale);
      else later.set(key, sale);
    }
    kept.unshift({ ...file, sales: file.sales.filter((sale) => !former.has(sale)) });
  }
  return kept.filter(({ sales }) => sales.length > 0);
}

/** Returns the files with sales, those of earlier days first. */
export function splitByFile(sales: readonly ReportedSale[]): FileSales[] {
  const files = [...Map.groupBy(sales, ({ file = "" }) => file)];
  const ordered = orderFiles(
    files.map(([fileName, rows]) => {
      const days = rows.map(({ occurredAt }) => occurredAt.at.slice(0, 10));
      return { fileName, sales: rows, lastDay: days.reduce((last, day) => (day > last ? day : last)) };
    }),
  );
  return leaveOutFormer(ordered);
}
