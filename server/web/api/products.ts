import { apiPaths } from "../../../site/apiPaths";
import { importProducts } from "../../features/category/import/importProducts.service";
import { reportJson } from "../../features/category/import/importReport";
import type { ApiRoutes } from "./registerApi";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 50 * 1024 * 1024;

/**
 * POST /api/products: brings a shop's product export into the six categories. The form has `file`, `source`,
 * `linkTemplate` and `currency` (may be blank) and `dryRun`; the answer is the report.
 */
export const registerProducts: ApiRoutes = (api, { dataSource }) => {
  api.post(apiPaths.products, (request) =>
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
