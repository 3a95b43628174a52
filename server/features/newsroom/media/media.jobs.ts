import { daily, everyMinutes, type Job, type JobTools } from "../../../core/jobs/job";
import { addUsedPictures } from "./library/addUsedPictures.service";
import { hashLooks } from "./pictureHashes/lookHashes.service";
import { deleteOrphanedImages } from "./upload/orphanedImages.service";
import type { PictureInventory, PictureStorage } from "./upload/pictureStorage";

/** The pictures of the site, and those of the sample data. */
export const mediaJobs: readonly Job<JobTools & { pictures: PictureInventory; art: PictureStorage }>[] = [
  // After emptying the trash, which may have referred to images.
  {
    name: "remove-unused-pictures",
    once: daily("03:30"),
    run: ({ db, pictures }, end) => deleteOrphanedImages(db, pictures, end),
  },
  { name: "add-used-pictures", once: daily("03:28"), run: ({ db }) => addUsedPictures(db) },
  {
    name: "hash-looks",
    once: everyMinutes(10),
    run: ({ db, pictures, art }, end) => hashLooks(db, { pictures, art }, end),
  },
];
