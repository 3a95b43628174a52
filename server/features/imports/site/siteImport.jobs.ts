import type { Job, JobTools } from "../../../core/jobs/job";
import type { PictureStorage } from "../../newsroom/media/upload/pictureStorage";
import { fetchDuePictures } from "./pictures/fetchPictures.service";
import { runWaitingImports } from "./run/runWaitingImports.service";

/** The pictures of the site. */
export const siteImportJobs: readonly Job<JobTools & { pictures: PictureStorage }>[] = [
  {
    name: "import-sites",
    everywhere: 2_000,
    start: ({ db, log }, end) => ({ run: () => runWaitingImports(db, log, end) }),
  },
  {
    name: "fetch-imported-pictures",
    everywhere: 2_000,
    start: ({ db, pictures }, end) => ({ run: () => fetchDuePictures(db, pictures, { end }) }),
  },
];
