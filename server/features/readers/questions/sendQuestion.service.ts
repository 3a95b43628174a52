import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { countCaller, formLimit, hashedKey, sharedLimit } from "../../../core/access/sharedLimit.service";
import { addressRange } from "../../../core/access/rateLimit";
import { appError, badUserInput } from "../../../core/errors/appErrors";
import { isShown } from "../../../core/kinds/visibility";
import { isWebAddress, withScheme } from "../../../core/text/address";
import { findLookByPicture } from "../../newsroom/media/pictureHashes/lookHashes.service";
import { nearestSql } from "../../newsroom/media/pictureHashes/similarPictures.service";
import {
  downloadPicture,
  type PictureOptions,
  pictureOptions,
  PictureProblem,
} from "../../newsroom/media/upload/downloadPicture.service";
import {
  encodePrivatePicture,
  type PictureInventory,
  type PrivatePicture,
} from "../../newsroom/media/upload/privatePicture.service";

/** The fields of the form, as typed. */
export interface TypedQuestion {
  /** Null without an upload. */
  file: Buffer | null;
  /** Address of a picture; blank with an upload. */
  address: string;
  text: string;
  /** The look that the site found is another one. */
  isOtherLook: boolean;
  /** Honeypot field that people do not see: a value identifies a bot. */
  website: string;
}

/**
 * The id of the question, with the slug of the look when it is already known: the question is held then until the reader
 * says that it is another one. Empty for a bot.
 */
export interface Asked {
  look?: string;
  question?: string;
}

export interface QuestionDeps {
  db: EntityManager;
  storage: PictureInventory;
  download?: PictureOptions;
}

/** Pictures that cannot be used are no questions, and take time. */
const perMinuteTried = sharedLimit("questions-tried", { points: 20, duration: 60 });
const formSent = formLimit("questions");
/** One reader is one asker, however often the form is sent. */
const perQuestion = sharedLimit("questions-asker", { points: 1, duration: 30 * 86_400 });
const tooMany = (when: string): string => `Too many questions from your network. Please try again ${when}.`;
const maxText = 500;

/** Returns what is wrong with the fields, as a sentence; null when nothing is. */
function findProblem({ file, address, text }: TypedQuestion): string | null {
  if (!file && !address) return "Please choose a picture, or enter the address of one.";
  if (!file && (address.length > 2_000 || !isWebAddress(address)))
    return "The address must be a web address that begins with https:// or http://.";
  if (!text.trim()) return "Please write what you want to know.";
  if (Array.from(text).length > maxText) return `Please write at most ${maxText} characters.`;
  if (text.includes("\u0000")) return "The text has a character that cannot be stored. Please remove it.";
  return null;
}

const unreadable =
  "The picture cannot be read from this address. Check that it is the address of a picture, or choose a file.";

/**
 * The same sentence for every problem: strangers must not learn which names and networks this server reaches.
 * @throws BAD_USER_INPUT for an address without a usable picture.
 */
const download = (address: string, options: PictureOptions): Promise<Buffer> =>
  downloadPicture(address, options).catch((error: unknown) => {
    throw error instanceof PictureProblem ? badUserInput(unreadable) : error;
  });

/** @throws SERVICE_UNAVAILABLE while the picture cannot be stored, mostly because the disk is full. */
const store = (storage: PictureInventory, { name, jpeg }: PrivatePicture): Promise<void> =>
  storage.put(new Map([[name, jpeg]])).catch((error: unknown) => {
    const message = "Your picture could not be stored at the moment. Please try again in a minute.";
    throw Object.assign(appError("SERVICE_UNAVAILABLE", message), { cause: error });
  });

const isOpen = "hashed.status = 'OPEN' AND NOT hashed.is_held";
const hasShownAnswer = `(hashed.status = 'ANSWERED' AND EXISTS (
  SELECT FROM outfits answer WHERE answer.id = hashed.outfit_id AND ${isShown("outfits", "answer", "visitor")}))`;
const findOpen = nearestSql("hashed.id", "questions hashed", isOpen);
const findAny = nearestSql("hashed.id", "questions hashed", `((${isOpen}) OR ${hasShownAnswer})`);

/** What to look for: a reader who was shown a look that it is not needs the editors, not an answer to others. */
type Sought = PrivatePicture & Pick<TypedQuestion, "isOtherLook">;

const readNearest = async (db: EntityManager, { hashes, isOtherLook }: Sought): Promise<string | undefined> => {
  const [found]: { id: string }[] = await db.query(isOtherLook ? findOpen : findAny, [hashes]);
  return found?.id;
};

/** Counts one more asker, unless the same one asked before. */
async function join(db: EntityManager, id: string, clientAddress: string): Promise<string> {
  const isNew = await perQuestion(db)
    .consume(hashedKey(`${id} ${addressRange(clientAddress)}`))
    .then(
      () => true,
      () => false,
    );
  if (isNew) await db.query("UPDATE questions SET asker_count = asker_count + 1 WHERE id = $1", [id]);
  return id;
}

/** Two readers who ask at once about a new picture share the question, so the second one waits for the first. */
const lockQuestions = "SELECT pg_advisory_xact_lock(hashtext('questions'))";

const insert = (db: EntityManager, asked: Sought & { text: string }): Promise<[string, boolean]> =>
  db.transaction(async (change) => {
    await change.query(lockQuestions);
    const other = await readNearest(change, asked);
    if (other) return [other, false];
    const [{ id }]: { id: string }[] = await change.query(
      "INSERT INTO questions (body, picture, hashes) VALUES ($1, $2, $3) RETURNING id",
      [asked.text, asked.name, asked.hashes],
    );
    return [id, true];
  });

/** Stores a question that editors see once the reader says that the look is another one. */
async function hold(db: EntityManager, asked: PrivatePicture & { text: string }): Promise<string> {
  const [{ id }]: { id: string }[] = await db.query(
    "INSERT INTO questions (body, picture, hashes, is_held) VALUES ($1, $2, $3, TRUE) RETURNING id",
    [asked.text, asked.name, asked.hashes],
  );
  return id;
}

/**
 * The look that the reader was shown is another one: editors get the held question, or the reader shares that of others.
 * @returns the id of the question; the same one for a question that is not held any more.
 */
export async function askEditors(db: EntityManager, id: string, clientAddress: string): Promise<string> {
  if (!isUuid(id)) return id;
  const shared = await db.transaction(async (change) => {
    await change.query(lockQuestions);
    const [held]: { hashes: string[] }[] = await change.query(
      "SELECT hashes FROM questions WHERE id = $1 AND is_held FOR UPDATE",
      [id],
    );
    const [other]: { id: string }[] = held ? await change.query(findOpen, [held.hashes]) : [];
    if (other) await change.query("DELETE FROM questions WHERE id = $1", [id]);
    else await change.query("UPDATE questions SET is_held = FALSE, updated_at = now() WHERE id = $1 AND is_held", [id]);
    return other?.id;
  });
  return shared ? join(db, shared, clientAddress) : id;
}

/** Reads and encodes the picture. One that cannot be used does not count as a question. */
async function readPicture(
  { db, download: options = pictureOptions }: QuestionDeps,
  { file, address }: TypedQuestion,
  clientAddress: string,
): Promise<PrivatePicture> {
  try {
    const picture = await encodePrivatePicture(file ?? (await download(address, options)));
    if (picture.hashes.length > 0) return picture;
    throw badUserInput("This picture shows too little to be recognized. Choose another one.");
  } catch (error) {
    await formSent.uncount(db, clientAddress);
    throw error;
  }
}

/**
 * Finds the look on a picture, or the question of other readers about it, or stores a new question. Nothing of it is public.
 * @throws BAD_USER_INPUT, SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS after five a minute or 50 a day from one client address.
 */
export async function sendQuestion(deps: QuestionDeps, typed: TypedQuestion, clientAddress: string): Promise<Asked> {
  const { db, storage } = deps;
  const input = { ...typed, address: withScheme(typed.address.trim()), text: typed.text.replaceAll("\r\n", "\n") };
  const problem = findProblem(input);
  if (problem) throw badUserInput(problem);
  await countCaller(perMinuteTried(db), clientAddress, tooMany("in a minute"));
  await formSent.count(db, clientAddress, { minute: tooMany("in a minute"), day: tooMany("tomorrow") });
  // A bot gets a success message, so that it does not try another way.
  if (input.website) return {};
  const picture = await readPicture(deps, input, clientAddress);
  const asked = { ...picture, text: input.text, isOtherLook: input.isOtherLook };
  const look = input.isOtherLook ? null : await findLookByPicture(db, picture.hashes);
  if (look) {
    await storage.put(new Map([[picture.name, picture.jpeg]]));
    return { look, question: await hold(db, asked) };
  }
  const known = await readNearest(db, asked);
  if (known) return { question: await join(db, known, clientAddress) };
  await store(storage, picture);
  const [question, isNew] = await insert(db, asked);
  if (!isNew) return { question: await join(db, question, clientAddress) };
  // The reader who asked first is counted already.
  await perQuestion(db)
    .consume(hashedKey(`${question} ${addressRange(clientAddress)}`))
    .catch(() => undefined);
  return { question };
}
