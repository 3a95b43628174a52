import { apiPaths } from "../../../site/apiPaths";
import { badUserInput } from "../../core/errors/appErrors";
import { readRange } from "../../core/time/dateRange";
import { EarningsBy } from "../../features/money/earnings/earnings.types";
import { exportEarnings } from "../../features/money/earnings/exportEarnings.service";
import type { ApiRoutes } from "./registerApi";
import { sendCsv } from "./sendCsv";

type Query = Record<"from" | "to" | "by", string | string[] | undefined>;

const isBy = (text: unknown): text is EarningsBy => typeof text === "string" && Object.hasOwn(EarningsBy, text);

/** GET /api/earnings.csv?by=CELEBRITY&from=YYYY-MM-DD&to=YYYY-MM-DD: the rows of an earnings report, for at most 366 days. */
export const registerEarningsCsv: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: Query }>(
    apiPaths.earnings,
    { config: { role: "editor", token: "read" } },
    async (request, reply) => {
      const { by, from, to } = request.query;
      const range = readRange(String(from), String(to));
      if (!isBy(by)) throw badUserInput("Please check the report.", { by: "Choose what the rows are." });
      await sendCsv(
        reply,
        `earnings-${by.toLowerCase()}-${range.from}-${range.to}.csv`,
        exportEarnings(db(), range, by),
      );
      return reply;
    },
  );
};
