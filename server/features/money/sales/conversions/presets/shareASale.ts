import type { ReportPreset } from "./reportPreset";

export const shareASale: ReportPreset = {
  name: "ShareASale",
  source: "The action activity of ShareASale's affiliate API, at https://account.shareasale.com/a-apiManager.cfm",
  hasUniqueIds: true,
  recognizedBy: ["Trans ID, Trans Date", "Trans ID, Aff Track", "Trans ID, Merchant Organization"],
  columns: { retailer: "Merchant Organization", reference: "Aff Track, Affiliate Comment, Aff Comment" },
  meanings: { Voided: { "": "nothing" } },
  plain: "Comment",
};
