import { apiPaths } from "../../../site/apiPaths";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { exportOutfits, outfitsFileName } from "../../features/content/product/outfitCsv/exportOutfits.service";
import { importOutfits } from "../../features/content/product/outfitCsv/importOutfits.service";
import type { ApiRoutes } from "./registerApi";
import { sendCsv } from "./sendCsv";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 10 * 1024 * 1024;

const filters = ["search", "occasion", "celebrityId", "tag", "status"] as const;
type Filter = Partial<Record<(typeof filters)[number], string | string[]>>;

/** A repeated parameter counts once; a blank one does not restrict. */
function readFilter(query: Filter) {
  const read = (name: keyof Filter) => [query[name] ?? ""].flat()[0];
  const status = Object.values(PublicationStatus).find((one) => String(one) === read("status"));
  return { ...Object.fromEntries(filters.map((name) => [name, read(name)])), status };
}

/**
 * GET /api/outfits.csv?search=&occasion=&celebrityId=&tag=&status=: exports the matching outfits with pieces and products. POST
 * /api/outfits: imports such a file; form fields `file` and `dryRun`. Returns what was created, updated and unchanged,
 * and the first problems by line.
 */
export const registerOutfits: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: Filter }>(
    apiPaths.outfitsFile,
    { config: { role: "contributor", token: "read" } },
    async (request, reply) => {
      await sendCsv(reply, outfitsFileName(new Date()), exportOutfits(db(), readFilter(request.query)));
      return reply;
    },
  );

  api.post(apiPaths.outfits, { config: { role: "editor", token: "content" } }, (request) =>
    withUploadedFile(request, largestFile, async (file) => {
      const options = { dryRun: isSwitchedOn(file.fields.dryRun), fileName: file.fileName };
      const { problems, ...report } = await importOutfits(db(), request.actor, file, options);
      return { ...report, problemCount: problems.count, problems: problems.sorted() };
    }),
  );
};
