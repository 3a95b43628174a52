import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { isShown } from "../../../core/kinds/visibility";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { readById, Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { rawSql, sql } from "../../../core/read/sql";
import { lockById } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { deletePicturesBefore, type PictureInventory } from "../../newsroom/media/upload/privatePicture.service";
import { Outfit } from "../../content/outfit/outfit.entity";
import { ReaderQuestion, QuestionStatus } from "./readerQuestion.entity";
import { mailAnswer } from "./askers.service";
import type { DecideQuestionInput, QuestionsArgs } from "./questions.inputs";

const gone = "This question no longer exists.";
const changed = "Someone else has worked on this question in the meantime. Open it again to see the result.";
const pictureDays = 30;

/** Open ones first, those with the most askers first. */
const inbox: SortOrder = {
  direction: "DESC",
  keys: [
    { expression: "(CASE question.status WHEN 'OPEN' THEN 1 ELSE 0 END)", type: "numeric" },
    { expression: "question.asker_count", type: "numeric" },
  ],
  hasNoIndex: true,
};

export function listQuestions(db: EntityManager, { status, ...page }: QuestionsArgs): Promise<Page<ReaderQuestion>> {
  const query = new Select(db, ReaderQuestion, "question").andWhere(sql`NOT question.is_held`);
  if (status) query.andWhere(sql`question.status = ${status}`);
  return readKeysetPage(query, inbox, page);
}

/** @throws BAD_USER_INPUT unless visitors can open the look. */
async function requirePublicLook(db: EntityManager, id: string): Promise<Outfit> {
  const isPublic = rawSql(isShown("outfits", "outfit", "visitor"));
  const query = new Select(db, Outfit, "outfit").andWhere(sql`outfit.id = ${id} AND ${isPublic}`);
  const [outfit] = isUuid(id) ? await query.read() : [];
  if (outfit) return outfit;
  const missing = "Choose a published look.";
  throw badUserInput(missing, { outfitId: missing });
}

export interface Answer {
  status: QuestionStatus;
  /** The look that answers it; null for none, or when it is not public. */
  outfit: Outfit | null;
  updatedAt: Date;
}

/** Returns what an asker may know; null when there is no such question. */
export async function readAnswer(db: EntityManager, id: string): Promise<Answer | null> {
  const question = await readById(db, ReaderQuestion, id);
  if (!question || question.isHeld) return null;
  const { status, outfitId, updatedAt } = question;
  return { status, updatedAt, outfit: outfitId === null ? null : await readById(db, Outfit, outfitId) };
}

const actions = { ANSWERED: "answer", DISMISSED: "dismiss", OPEN: "reopen" } as const;

/**
 * Answers a question with a look, dismisses it, or takes the decision back. Askers who confirmed their address get a mail.
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT for an answer without a published look.
 */
export async function decideQuestion(
  change: Write,
  { id, version, status, outfitId }: DecideQuestionInput,
): Promise<ReaderQuestion> {
  const question = await lockById(change, ReaderQuestion, id, gone);
  if (question.version !== version) throw conflict(changed);
  const look = status === QuestionStatus.ANSWERED ? await requirePublicLook(change.db, outfitId ?? "") : null;
  await change.audit({
    action: actions[status],
    entityType: "question",
    entityId: id,
    title: look?.title ?? question.body,
  });
  // Only these columns: askers may be counted meanwhile.
  await change.db.query(
    "UPDATE questions SET status = $2, outfit_id = $3, version = version + 1, updated_at = now() WHERE id = $1",
    [id, status, look?.id ?? null],
  );
  if (status !== QuestionStatus.OPEN) await mailAnswer(change.db, question, look);
  return change.db.findOneByOrFail(ReaderQuestion, { id });
}

/**
 * Deletes the pictures of questions that are 30 days old, and held questions a day after they were asked.
 * @returns the number of files.
 */
export async function deleteQuestionPictures(db: EntityManager, storage: PictureInventory): Promise<number> {
  await db.query("DELETE FROM questions WHERE is_held AND created_at < now() - interval '1 day'");
  await db.query(
    `UPDATE questions SET picture_deleted_at = now()
     WHERE picture_deleted_at IS NULL AND created_at < now() - $1::int * interval '1 day'`,
    [pictureDays],
  );
  return deletePicturesBefore(storage, new Date(Date.now() - pictureDays * 86_400_000));
}
