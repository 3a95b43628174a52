import { apiPaths } from "../../../site/apiPaths";
import { FeedFormatChoice } from "../../features/imports/feeds/feed.types";
import { countUsualTitles, proposeColumns } from "../../features/imports/feeds/formats/proposeColumns";
import { recordUpload } from "../../features/imports/feeds/run/feedRuns.service";
import { importFeed } from "../../features/imports/feeds/run/importFeed.service";
import { reportJson } from "../../features/imports/feeds/run/importReport";
import { ImportQuestion } from "../../features/imports/feeds/run/questions";
import { ImportRefused } from "../../core/table/importRefused";
import { openFile } from "../../core/table/openFile";
import { openTable } from "../../core/table/openTable";
import { readSamples } from "../../core/table/samples";
import type { ApiRoutes } from "./registerApi";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 100 * 1024 * 1024;

const readFormat = (text: string | undefined): FeedFormatChoice | undefined =>
  Object.values(FeedFormatChoice).find((format) => format === text);

/** Reads column titles by field. @throws ImportRefused */
function readMapping(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  try {
    const mapping = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(mapping).map(([field, title]) => [field, String(title)]));
  } catch {
    throw new ImportRefused("The mapping must be a JSON object of column titles by field.");
  }
}

/**
 * POST /api/products: imports a file into a feed. Form fields: `file`, `source` (the feed's name), `format`, `linkTemplate`,
 * `currency`, `mapping` (JSON; absent fields keep the feed's settings), `dryRun`, `force`. Returns the report; when
 * something looks wrong, nothing is written and the report has questions. POST /api/products/columns: returns the columns of
 * a file with their first cells, and the titles that are proposed for the mapping.
 */
export const registerProducts: ApiRoutes = (api, { dataSource }) => {
  api.post(apiPaths.productColumns, { config: { role: "admin", token: "content" } }, (request) =>
    withUploadedFile(request, largestFile, async (file) => {
      const table = await openTable(await openFile(file), countUsualTitles);
      return { headers: await readSamples(table), columns: proposeColumns(table.header) };
    }),
  );

  api.post(apiPaths.products, { config: { role: "admin", token: "content" } }, (request) =>
    withUploadedFile(request, largestFile, async (file) => {
      const { fields } = file;
      const settings = {
        name: fields.source ?? "",
        format: readFormat(fields.format),
        currency: fields.currency,
        linkTemplate: fields.linkTemplate?.trim(),
        mapping: readMapping(fields.mapping),
      };
      const options = {
        dryRun: isSwitchedOn(fields.dryRun),
        force: isSwitchedOn(fields.force),
        actor: request.actor,
      };
      try {
        const report = await importFeed(dataSource, await openFile(file), settings, options);
        if (!report.dryRun) await recordUpload(dataSource.manager, request.actor, report);
        return reportJson(report);
      } catch (error) {
        if (error instanceof ImportQuestion) return reportJson(error.report);
        throw error;
      }
    }),
  );
};
