import { apiPaths } from "../../../site/apiPaths";
import { readRange } from "../../core/time/dateRange";
import { exportAnalytics } from "../../features/money/earnings/exportAnalytics.service";
import type { ApiRoutes } from "./registerApi";
import { sendCsv } from "./sendCsv";

type Days = Record<"from" | "to", string | string[] | undefined>;

/** GET /api/analytics.csv?from=YYYY-MM-DD&to=YYYY-MM-DD: views, clicks and revenue per day, for at most 366 days. */
export const registerAnalyticsCsv: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: Days }>(
    apiPaths.analytics,
    { config: { role: "editor", token: "read" } },
    async (request, reply) => {
      const range = readRange(String(request.query.from), String(request.query.to));
      await sendCsv(reply, `analytics-${range.from}-${range.to}.csv`, exportAnalytics(db(), range));
      return reply;
    },
  );
};
