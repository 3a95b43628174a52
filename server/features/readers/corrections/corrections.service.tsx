import type { EntityManager } from "typeorm";
import { paths } from "../../../../site/addresses";
import { rowTag } from "../../../core/cache/cacheTags";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../core/errors/databaseErrors";
import { renderMail } from "../../../core/mail/renderMail";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { sql } from "../../../core/read/sql";
import { lockById } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { getMailSetup, getMailSite } from "../../site/mail/mailSite.service";
import { queueMails } from "../../site/mail/mails.service";
import { Outfit } from "../../content/outfit/outfit.entity";
import { keptDays } from "../readers/addresses.service";
import { ReaderAddress } from "../readers/readerAddress.entity";
import { Correction, CorrectionStatus } from "./correction.entity";
import type { AnswerCorrectionInput, CorrectionsArgs, DecideCorrectionInput } from "./corrections.inputs";
import { MailLayout, type MailSite } from "../../../core/mail/MailLayout";

const gone = "This correction no longer exists.";
const changed = "Someone else has worked on this correction in the meantime. Open it again to see the result.";

/** Open ones first, the newest first. */
const inbox: SortOrder = {
  direction: "DESC",
  keys: [
    { expression: "(CASE correction.status WHEN 'OPEN' THEN 1 ELSE 0 END)", type: "numeric" },
    { expression: "correction.created_at", type: "timestamptz" },
  ],
  hasNoIndex: true,
};

export function listCorrections(db: EntityManager, { status, ...page }: CorrectionsArgs): Promise<Page<Correction>> {
  const query = new Select(db, Correction, "correction");
  if (status) query.andWhere(sql`correction.status = ${status}`);
  return readKeysetPage(query, inbox, page);
}

/** Returns why the reader cannot be answered, as a sentence; null when nothing is in the way. */
export function answerProblem(
  db: EntityManager,
  { answeredAt }: Correction,
  address: ReaderAddress | null | undefined,
): string | null {
  if (answeredAt) return "The reader has got an answer. The address is deleted.";
  if (!address) return `The reader gave no address, or it was deleted after ${keptDays} days.`;
  const { canSend, isOutboxPublic } = getMailSetup(db);
  return canSend || isOutboxPublic ? null : "No mail server is set up, so an answer cannot be sent.";
}

/** @throws NOT_FOUND, CONFLICT when it has another version. */
async function lockCorrection(change: Write, id: string, version: number): Promise<Correction> {
  const correction = await lockById(change, Correction, id, gone);
  if (correction.version !== version) throw conflict(changed);
  return correction;
}

const save = ({ db }: Pick<Write, "db">, correction: Correction, values: Partial<Correction>): Promise<Correction> =>
  db.save(Correction, Object.assign(correction, values, { version: correction.version + 1 }));

/** @throws CONFLICT to reopen what a reader has sent again meanwhile. */
const saveDecision = ({ db }: Write, correction: Correction, values: Partial<Correction>): Promise<Correction> =>
  db
    .transaction((savepoint) => save({ db: savepoint }, correction, values))
    .catch((error: unknown) => {
      throw isUniqueViolation(error, "corrections_open_key") ? conflict("The same correction is open already.") : error;
    });

const actions = { ACCEPTED: "accept", REJECTED: "reject", OPEN: "reopen" } as const;

const audit = async (change: Write, action: string, { id, outfitId }: Correction): Promise<void> => {
  const outfit = await change.db.findOne(Outfit, { where: { id: outfitId }, withDeleted: true });
  await change.audit({ action, entityType: "correction", entityId: id, title: outfit?.title ?? "" });
};

/**
 * Accepts a correction with a line in the public log of its look, rejects it, or takes the decision back, with which the
 * line goes.
 * @throws NOT_FOUND, CONFLICT when the version is outdated or the same is open, BAD_USER_INPUT without a public note.
 */
export async function decideCorrection(
  change: Write,
  { id, version, status, publicNote }: DecideCorrectionInput,
): Promise<Correction> {
  const correction = await lockCorrection(change, id, version);
  const note = status === CorrectionStatus.ACCEPTED ? (publicNote?.trim() ?? "") : "";
  const missing = "Write the note that visitors read.";
  if (status === CorrectionStatus.ACCEPTED && !note) throw badUserInput(missing, { publicNote: missing });
  const saved = await saveDecision(change, correction, { status, publicNote: note });
  await change.db.query("DELETE FROM identification_log WHERE correction_id = $1", [id]);
  if (note)
    await change.db.query(
      "INSERT INTO identification_log (outfit_id, product_id, correction_id, kind) VALUES ($1, $2, $3, 'CORRECTED')",
      [saved.outfitId, saved.productId, id],
    );
  change.invalidate(rowTag("outfit", saved.outfitId));
  await audit(change, actions[status], saved);
  return saved;
}

/**
 * Queues an answer to the reader and forgets the address.
 * @throws NOT_FOUND, CONFLICT when the version is outdated or the answer cannot be sent.
 */
export async function answerCorrection(
  change: Write,
  { id, version, text }: AnswerCorrectionInput,
): Promise<Correction> {
  const { db } = change;
  const correction = await lockCorrection(change, id, version);
  const address = await db.findOneBy(ReaderAddress, { correctionId: id });
  const problem = answerProblem(db, correction, address);
  if (problem || !address) throw conflict(problem ?? gone);
  const site = await getMailSite(db);
  const outfit = await db.findOneOrFail(Outfit, { where: { id: correction.outfitId }, withDeleted: true });
  const content = renderMail(
    <AnswerMail
      site={site}
      look={outfit.title}
      lookUrl={site.origin + paths.outfit(outfit.slug)}
      body={correction.body}
      answer={text}
    />,
  );
  const subject = `Your correction to “${outfit.title}”`;
  await queueMails(db, [{ key: `correction:${id}`, kind: "ANSWER", recipient: address.email, subject, ...content }]);
  await audit(change, "answer", correction);
  await db.remove(address);
  return save(change, correction, { answer: text, answeredAt: new Date() });
}

interface AnswerMailProps {
  site: MailSite;
  look: string;
  lookUrl: string;
  /** What the reader wrote. */
  body: string;
  answer: string;
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== "");

/** An editor's answer to the reader who sent a correction. */
const AnswerMail = ({ site, look, lookUrl, body, answer }: AnswerMailProps) => (
  <MailLayout
    site={site}
    preview="An answer to your correction."
    footer={
      <p>
        You get this mail because somebody gave this address with a correction at {site.name}. It is the only one: we
        have deleted the address from the correction.
      </p>
    }
  >
    <h1>Your correction</h1>
    {paragraphs(answer).map((line, place) => (
      <p key={place}>{line}</p>
    ))}
    <p className="soft">
      You wrote about <a href={lookUrl}>{look}</a>:
    </p>
    {paragraphs(body).map((line, place) => (
      <p className="soft" key={place}>
        {line}
      </p>
    ))}
  </MailLayout>
);
