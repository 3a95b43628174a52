import type { ReportPreset } from "./reportPreset";

export const awin: ReportPreset = {
  name: "Awin",
  source: "https://help.awin.com/apidocs/returns-a-list-of-transactions-for-a-given-publisher",
  hasUniqueIds: true,
  recognizedBy: ["Commission Amount Amount", "Click Refs Click Ref", "Commission Status, Sale Amount, ID"],
  columns: {
    amount: "Commission Amount Amount",
    currency: "Commission Amount Currency",
    saleAmount: "Sale Amount Amount",
    saleCurrency: "Sale Amount Currency",
    reference: "Click Refs Click Ref",
  },
  meanings: { "Commission Status": { "0": "pending", "1": "approved", "2": "declined" } },
  plain:
    "Validation Date, Decline Reason, Extra, Type, Click Date, Transaction Device, Click Device, Customer Acquisition",
};
