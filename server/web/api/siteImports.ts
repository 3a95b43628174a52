import { apiPaths } from "../../../site/apiPaths";
import { openExport } from "../../features/imports/site/files/openExport";
import { addUpload } from "../../features/imports/site/siteImports.service";
import type { ApiRoutes } from "./registerApi";
import { withUploadedFile } from "./uploadedFile";

const largestFile = 200 * 1024 * 1024;

/**
 * POST /api/site-imports: takes the export of a site, one file or a ZIP, in the form field `file`, and queues its check. Returns
 * the id of the import, which the API's `siteImport` shows.
 */
export const registerSiteImports: ApiRoutes = (api, { db }) => {
  api.post(apiPaths.siteImports, { config: { role: "admin", token: "content" } }, (request) =>
    withUploadedFile(request, largestFile, async ({ path, fileName }) => {
      const opened = await openExport(path, fileName);
      const { id } = await addUpload(db(), request.actor, opened, { path, fileName });
      return { id };
    }),
  );
};
