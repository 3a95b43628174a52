import type { ReportPreset } from "./reportPreset";

export const rakuten: ReportPreset = {
  name: "Rakuten Advertising",
  source: "The publisher's Signature Orders report, and the Events API at https://developers.rakutenadvertising.com",
  hasUniqueIds: false,
  recognizedBy: ["Member ID (U1)", "MID, Process Date", "Etransaction ID"],
  columns: { transactionId: "Etransaction ID", reference: "Member ID (U1)" },
};
