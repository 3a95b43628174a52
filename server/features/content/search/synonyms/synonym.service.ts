import type { EntityManager } from "typeorm";
import { difference } from "../../../../core/audit/difference";
import { lockById, saveUnique } from "../../../../core/write/lockById";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import type { Page } from "../../../../core/paging/connection";
import { readKeysetPage } from "../../../../core/paging/keyset";
import { Select } from "../../../../core/read/select";
import type { SortOrder } from "../../../../core/read/sortOrder";
import { sql } from "../../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../../core/text/search";
import { MissedSearch } from "./missedSearch.entity";
import { searchedGarments, splitWords } from "../../../../core/vocabulary/vocabulary";
import { lookUpPhrase } from "../../../../core/text/phraseTable";
import { Season } from "../../outfit/outfitFilter.types";
import { Synonym, SynonymKind, synonymsTag } from "./synonym.entity";
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

type Words = Pick<Synonym, "word" | "meaning" | "kind">;

/** Returns what is wrong with the meaning of a word; undefined when nothing is. */
function findProblem({ word, meaning, kind }: Words): string | undefined {
  if (meaning === "") return synonymMessages.blank;
  if (kind === SynonymKind.WORD && word === meaning) return synonymMessages.same;
  if (kind === SynonymKind.SEASON && !Object.values(Season).some((season) => season.toLowerCase() === meaning))
    return synonymMessages.noSeason;
  if (kind === SynonymKind.GARMENT && !lookUpPhrase(searchedGarments, meaning)) return synonymMessages.noGarment;
  return undefined;
}

/** Returns the words in lowercase with single spaces, as the search compares them; a garment by its name in the vocabulary. */
function tidy({ word, meaning, kind }: Words): Words {
  const [one, other] = [word, meaning].map((text) => splitWords(text).join(" ").slice(0, maxPhraseLength).trim());
  const words = { word: one, meaning: other, kind };
  const problem = findProblem(words);
  const problems = { ...(one === "" && { word: synonymMessages.blank }), ...(problem && { meaning: problem }) };
  const [sentence] = Object.values(problems);
  if (sentence) throw badUserInput(sentence, problems);
  const garment = kind === SynonymKind.GARMENT ? lookUpPhrase(searchedGarments, other)?.kind : undefined;
  return { ...words, meaning: garment ?? other };
}

/** A word stands for several occasions, but for one season, style and garment. @throws BAD_USER_INPUT. */
async function requireOnly({ db }: Write, { word, kind }: Words, id?: string): Promise<void> {
  if (kind === SynonymKind.WORD || kind === SynonymKind.OCCASION) return;
  const others = await db.findBy(Synonym, { word, kind });
  if (others.some((other) => other.id !== id))
    throw badUserInput(synonymMessages.oneOnly, { meaning: synonymMessages.oneOnly });
}

const uniqueWords = { index: "synonyms_word_meaning_key", field: "meaning", taken: synonymMessages.exists };

const title = ({ word, meaning }: Pick<Synonym, "word" | "meaning">): string => `${word} = ${meaning}`;

/**
 * Adds a synonym. A search for its word is no longer listed among those without results.
 * @throws BAD_USER_INPUT for blank or equal words, a repeated synonym, or when there are too many.
 */
export async function createSynonym(change: Write, fields: Omit<CreateSynonymInput, "requestId">): Promise<Synonym> {
  const words = tidy(fields);
  await requireOnly(change, words);
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
export async function updateSynonym(change: Write, { id, word, meaning, kind }: UpdateSynonymInput): Promise<Synonym> {
  const before = await lockById(change, Synonym, id, synonymMessages.gone);
  const words = tidy({ word, meaning, kind: kind ?? before.kind });
  await requireOnly(change, words, id);
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
