import type { EntityManager } from "typeorm";
import { difference } from "../../../core/audit/difference";
import { lockById, saveUnique } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { badUserInput } from "../../../core/errors/appErrors";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { splitWords } from "../../../core/vocabulary/vocabulary";
import { MissedSearch } from "./missedSearch.entity";
import { Synonym, synonymsTag } from "./synonym.entity";
import {
  type CreateSynonymInput,
  type SynonymsArgs,
  SynonymSort,
  type UpdateSynonymInput,
  maxPhraseLength,
  synonymMessages,
} from "./synonym.inputs";

const entityType = "synonym";
/** Each search reads them all. */
const maxSynonyms = 2_000;

const orders: Record<SynonymSort, SortOrder> = {
  WORD: { direction: "ASC", keys: [{ expression: "synonym.word", type: "text" }] },
  MEANING: { direction: "ASC", keys: [{ expression: "synonym.meaning", type: "text" }] },
  NEWEST: { direction: "DESC", keys: [{ expression: "synonym.created_at", type: "timestamptz" }] },
};

export function listSynonyms(db: EntityManager, args: SynonymsArgs): Promise<Page<Synonym>> {
  const query = new Select(db, Synonym, "synonym");
  const search = normalizeSearch(args.filter?.search);
  if (search) {
    const pattern = likePattern(search.toLowerCase());
    query.andWhere(sql`synonym.word LIKE ${pattern} OR synonym.meaning LIKE ${pattern}`);
  }
  return readKeysetPage(query, orders[args.sort], args);
}

/** Returns lowercase words with single spaces, as the search compares them. */
function tidy({ word, meaning }: Pick<Synonym, "word" | "meaning">): Pick<Synonym, "word" | "meaning"> {
  const [one, other] = [word, meaning].map((text) => splitWords(text).join(" ").slice(0, maxPhraseLength).trim());
  const problems = {
    ...(one === "" && { word: synonymMessages.blank }),
    ...(other === "" && { meaning: synonymMessages.blank }),
    ...(one !== "" && one === other && { meaning: synonymMessages.same }),
  };
  const [sentence] = Object.values(problems);
  if (sentence) throw badUserInput(sentence, problems);
  return { word: one, meaning: other };
}

const uniqueWords = { index: "synonyms_word_meaning_key", field: "meaning", taken: synonymMessages.exists };

const title = ({ word, meaning }: Pick<Synonym, "word" | "meaning">): string => `${word} = ${meaning}`;

/**
 * Adds a synonym. A search for its word is no longer listed among those without results.
 * @throws BAD_USER_INPUT for blank or equal words, a repeated synonym, or when there are too many.
 */
export async function createSynonym(change: Write, fields: Omit<CreateSynonymInput, "requestId">): Promise<Synonym> {
  const words = tidy(fields);
  if ((await change.db.count(Synonym)) >= maxSynonyms) throw badUserInput(synonymMessages.tooMany);
  const synonym = await saveUnique(change.db, uniqueWords, (savepoint) =>
    savepoint.save(Synonym, savepoint.create(Synonym, words)),
  );
  await change.db.delete(MissedSearch, { text: words.word });
  change.invalidate(synonymsTag);
  await change.audit({ action: "create", entityType, entityId: synonym.id, title: title(synonym) });
  return synonym;
}

/** @throws NOT_FOUND, BAD_USER_INPUT as `createSynonym`. */
export async function updateSynonym(change: Write, { id, ...fields }: UpdateSynonymInput): Promise<Synonym> {
  const before = await lockById(change, Synonym, id, synonymMessages.gone);
  const words = tidy(fields);
  const changes = difference(before, words);
  if (Object.keys(changes).length === 0) return before;
  await saveUnique(change.db, uniqueWords, (savepoint) => savepoint.update(Synonym, { id }, words));
  change.invalidate(synonymsTag);
  await change.audit({ action: "update", entityType, entityId: id, title: title(words), changes });
  return change.db.findOneByOrFail(Synonym, { id });
}

/** @throws NOT_FOUND. */
export async function deleteSynonym(change: Write, id: string): Promise<string> {
  const synonym = await lockById(change, Synonym, id, synonymMessages.gone);
  await change.db.delete(Synonym, { id });
  change.invalidate(synonymsTag);
  await change.audit({ action: "delete", entityType, entityId: id, title: title(synonym) });
  return id;
}
