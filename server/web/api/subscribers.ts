import { apiPaths } from "../../../site/apiPaths";
import { exportSubscribers } from "../../features/newsletter/csv/exportSubscribers.service";
import { importSubscribers } from "../../features/newsletter/csv/importSubscribers.service";
import { subscribersFileName } from "../../features/newsletter/csv/subscriberCsv";
import { SubscriberStatus } from "../../features/newsletter/subscriber.inputs";
import { badUserInput } from "../../shared/errors/appErrors";
import type { ApiRoutes } from "./registerApi";
import { sendCsv } from "./sendCsv";
import { isSwitchedOn, withUploadedFile } from "./uploadedFile";

const largestFile = 10 * 1024 * 1024;

function readStatus(status: string | undefined): SubscriberStatus | undefined {
  if (!status) return undefined;
  if (!Object.hasOwn(SubscriberStatus, status)) throw badUserInput("The status is neither ACTIVE nor UNSUBSCRIBED.");
  return status as SubscriberStatus;
}

/**
 * GET /api/subscribers.csv?search=&status=: exports the matching subscribers. POST /api/subscribers: imports such a
 * file; form fields `file` and `dryRun`. Returns the numbers of created, updated and unchanged rows, and the first
 * problems by line.
 */
export const registerSubscribers: ApiRoutes = (api, { db }) => {
  api.get<{ Querystring: { search?: string; status?: string } }>(
    apiPaths.subscribersFile,
    { config: { role: "editor", token: "read" } },
    async (request, reply) => {
      const { search, status } = request.query;
      const filter = { search: [search].flat().join(" "), status: readStatus(status) };
      await sendCsv(reply, subscribersFileName(new Date()), exportSubscribers(db(), filter));
      return reply;
    },
  );

  api.post(apiPaths.subscribers, { config: { role: "editor", token: "manage" } }, (request) =>
    withUploadedFile(request, largestFile, async ({ open, fields }) => {
      const { problems, ...report } = await importSubscribers(db(), request.actor, open(), isSwitchedOn(fields.dryRun));
      return { ...report, problemCount: problems.count, problems: problems.sorted() };
    }),
  );
};
