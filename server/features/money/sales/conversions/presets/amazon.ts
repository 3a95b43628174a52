import type { ReportPreset } from "./reportPreset";

export const amazon: ReportPreset = {
  name: "Amazon",
  source: "The fee and order reports of Amazon Associates, in English",
  hasUniqueIds: false,
  recognizedBy: ["ASIN, Tracking ID"],
  columns: {
    orderId: "ASIN + Date Shipped + Tracking ID, ASIN + Date + Tracking ID",
    reference: "Tracking ID",
  },
  plain: "Price, Items Shipped, Returns",
};
