import { apiPaths } from "../../../site/apiPaths";
import { importProducts } from "../../features/category/import/importProducts.service";
import { reportJson } from "../../features/category/import/importReport";
import type { ApiRoutes } from "./registerApi";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 50 * 1024 * 1024;

/**
 * POST /api/products: imports a shop's product export into the six categories. Form fields: `file`, `source`,
 * `linkTemplate`, `currency` (may be blank), `dryRun`. Returns the report.
 */
export const registerProducts: ApiRoutes = (api, { dataSource }) => {
  api.post(apiPaths.products, { config: { role: "admin", token: "content" } }, (request) =>
    withUploadedFile(request, largestFile, async ({ open, fields }) => {
      const report = await importProducts(dataSource(), open(), {
        source: fields.source ?? "",
        currency: fields.currency,
        linkTemplate: fields.linkTemplate?.trim() || null,
        dryRun: isSwitchedOn(fields.dryRun),
        actor: request.actor,
      });
      return reportJson(report);
    }),
  );
};
