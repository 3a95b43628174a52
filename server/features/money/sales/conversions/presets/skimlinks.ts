import type { ReportPreset } from "./reportPreset";

export const skimlinks: ReportPreset = {
  name: "Skimlinks",
  source: "https://api-reports.skimlinks.com/doc/",
  hasUniqueIds: true,
  recognizedBy: ["XCUST, Commission ID", "Publisher Commission, Custom ID", "Publisher Commission Amount"],
  columns: { amount: "Publisher Commission Amount, Publisher Commission", reference: "XCUST, Custom ID" },
};
