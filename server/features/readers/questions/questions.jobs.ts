import { daily, type Job, type JobTools } from "../../../core/jobs/job";
import type { PictureInventory } from "../../newsroom/media/upload/privatePicture.service";
import { deleteQuestionPictures } from "./questions.service";

/** The pictures that readers ask about. */
export const questionsJobs: readonly Job<JobTools & { questions: PictureInventory }>[] = [
  {
    name: "delete-question-pictures",
    once: daily("03:18"),
    run: ({ db, questions }) => deleteQuestionPictures(db, questions),
  },
];
