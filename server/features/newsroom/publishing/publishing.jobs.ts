import { daily, type Job } from "../../../core/jobs/job";
import { createDayCheck } from "./dueContent.service";
import { deleteEndedPreviewLinks } from "./previews/previewLinks.service";
import { publishDue } from "./releases/publishDue.service";
import { pruneRevisions } from "./revisions/pruneRevisions.service";

export const publishingJobs: readonly Job[] = [
  { name: "prune-revisions", once: daily("03:45"), run: ({ db }, end) => pruneRevisions(db, end) },
  { name: "delete-preview-links", once: daily("03:35"), run: ({ db }) => deleteEndedPreviewLinks(db) },
  { name: "show-due-content", everywhere: 5_000, start: ({ db }) => ({ run: createDayCheck(db) }) },
  {
    name: "publish-releases",
    // Content is public at most a second late. A look takes a fraction of a millisecond, by an index.
    everywhere: 500,
    start: ({ db, log }) => ({
      run: async () => {
        const published = await publishDue(db);
        if (published > 0) log.info({ published }, "releases were published");
      },
    }),
  },
];
