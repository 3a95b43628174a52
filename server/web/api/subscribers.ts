import { apiPaths } from "../../../site/apiPaths";
import { exportSubscribers } from "../../features/readers/readers/csv/exportSubscribers.service";
import { importSubscribers } from "../../features/readers/readers/csv/importSubscribers.service";
import {
  chooseColumns,
  openSubscribers,
  subscribersFileName,
} from "../../features/readers/readers/csv/subscriberColumns";
import { parseMapping } from "../../features/readers/readers/csv/subscriberMapping";
import { SubscriberStatus } from "../../features/readers/readers/subscriber.inputs";
import { maxFiles, splitArchives } from "../../core/table/severalFiles";
import { readSamples } from "../../core/table/samples";
import { badUserInput } from "../../core/errors/appErrors";
import type { ApiRoutes } from "./registerApi";
import { sendCsv } from "./sendCsv";
import { isSwitchedOn, withUploadedFiles } from "./uploadedFile";

const limits = { fileSize: 10 * 1024 * 1024, files: maxFiles };

function readStatus(status: string | undefined): SubscriberStatus | undefined {
  if (!status) return undefined;
  if (!Object.hasOwn(SubscriberStatus, status))
    throw badUserInput(`The status is none of ${Object.keys(SubscriberStatus).join(", ")}.`);
  return status as SubscriberStatus;
}

/**
 * GET /api/subscribers.csv?search=&status=: exports the matching subscribers. POST /api/subscribers: imports such a
 * file, or others with the form fields `columns` (JSON of titles by use) and `status` (of rows without one);
 * form fields `file` (several with the same columns), `dryRun` and `agreed` (the editor states that these people agreed:
 * they are confirmed). Returns the numbers of created, updated and unchanged rows, what changes, and the first problems
 * by line. POST /api/subscribers/columns: returns the columns of a file with their first cells, and what they
 * seem to contain, or contained in the last import with these titles.
 */
export const registerSubscribers: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: { search?: string; status?: string } }>(
    apiPaths.subscribersFile,
    { config: { role: "editor", token: "subscribers" } },
    async (request, reply) => {
      const { search, status } = request.query;
      const filter = { search: [search].flat().join(" "), status: readStatus(status) };
      await sendCsv(reply, subscribersFileName(new Date()), exportSubscribers(db(), filter));
      return reply;
    },
  );

  api.post(apiPaths.subscriberColumns, { config: { role: "editor", token: "subscribers" } }, (request) =>
    withUploadedFiles(request, limits, async ({ files }) => {
      const [table] = await openSubscribers(await splitArchives(files));
      return { headers: await readSamples(table), ...(await chooseColumns(db(), table, table.fileName)) };
    }),
  );

  api.post(apiPaths.subscribers, { config: { role: "editor", token: "subscribers" } }, (request) =>
    withUploadedFiles(request, limits, async ({ files, fields }) => {
      const [dryRun, agreed] = [isSwitchedOn(fields.dryRun), isSwitchedOn(fields.agreed)];
      const options = { mapping: parseMapping(fields), dryRun, agreed };
      const { problems, ...report } = await importSubscribers(db(), request.actor, await splitArchives(files), options);
      return { ...report, problemCount: problems.count, problems: problems.sorted() };
    }),
  );
};
