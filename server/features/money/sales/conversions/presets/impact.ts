import type { ReportPreset } from "./reportPreset";

export const impact: ReportPreset = {
  name: "impact.com",
  source: "https://integrations.impact.com/impact-publisher/reference/the-action-object",
  hasUniqueIds: true,
  recognizedBy: ["Action ID, Payout", "Action ID, Sub ID 1", "Action ID, Campaign"],
};
