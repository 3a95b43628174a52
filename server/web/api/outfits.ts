import { apiPaths } from "../../../site/apiPaths";
import { exportOutfits, outfitsFileName } from "../../features/product/outfitCsv/exportOutfits.service";
import { importOutfits } from "../../features/product/outfitCsv/importOutfits.service";
import type { ApiRoutes } from "./registerApi";
import { sendCsv } from "./sendCsv";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 10 * 1024 * 1024;

const filters = ["search", "occasion", "celebrityId", "tag"] as const;
type Filter = Partial<Record<(typeof filters)[number], string | string[]>>;

/** A repeated parameter counts once; a blank one does not restrict. */
const readFilter = (query: Filter): Partial<Record<keyof Filter, string>> =>
  Object.fromEntries(filters.map((name) => [name, [query[name] ?? ""].flat()[0]]));

/**
 * GET /api/outfits.csv?search=&occasion=&celebrityId=&tag=: exports the matching outfits with pieces and products. POST
 * /api/outfits: imports such a file; form fields `file` and `dryRun`. Returns what was created, updated and unchanged,
 * and the first problems by line.
 */
export const registerOutfits: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: Filter }>(apiPaths.outfitsFile, async (request, reply) => {
    await sendCsv(reply, outfitsFileName(new Date()), exportOutfits(db(), readFilter(request.query)));
    return reply;
  });

  api.post(apiPaths.outfits, (request) =>
    withUploadedFile(request, largestFile, async ({ open, fields }) => {
      const { problems, ...report } = await importOutfits(db(), request.actor, open, isSwitchedOn(fields.dryRun));
      return { ...report, problemCount: problems.count, problems: problems.sorted() };
    }),
  );
};
