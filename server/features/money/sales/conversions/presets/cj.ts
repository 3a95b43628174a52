import type { ReportPreset } from "./reportPreset";

export const cj: ReportPreset = {
  name: "CJ",
  source: "https://developers.cj.com/graphql/reference/Commission%20Detail",
  hasUniqueIds: true,
  recognizedBy: ["Pub Commission Amount", "Action Tracker ID", "Commission ID, Action Status", "Commission ID, SID"],
  columns: {
    amount: "Publisher Commission, Pub Commission Amount, Pub Commission Amount Pub Currency",
    saleAmount: "Sale Amount Pub Currency, Pub Sale Amount",
    reference: "Shopper ID, SID",
    status: "Action Status + Validation Status",
  },
  plain: "Action Type, Correction Reason, Locking Date, Locking Method, Reviewed Status, New to File, Is Cross Device",
};
