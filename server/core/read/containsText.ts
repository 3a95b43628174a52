import type { ConditionOptions } from "./select";
import { likePattern } from "../text/search";
import { joinSql, type Parameter, rawSql, sql, type SqlFragment } from "./sql";

/** Returns the condition that what lists search of a row contains the pattern. */
export const containsText = (alias: string, pattern: Parameter): SqlFragment =>
  sql`${rawSql(alias)}.search_text LIKE searchable(${pattern})`;

/** A word of a search. */
export interface SearchedWord {
  /** Its spellings, in lowercase and without marks of patterns; one of them is enough. */
  forms: readonly string[];
  /** Whether it may be the beginning of a word. */
  isPrefix: boolean;
}

/** What stands between the words of a searched text. */
const mark = "[\\t\\n -/:-@[-^`{-~]";
/** The index of texts has so many letters in a row. */
const indexed = 3;

/**
 * Returns patterns that use the index to find rows with one of the words, and some others. A shorter word
 * is found with a mark on each side, or at the end of the text.
 */
function wordPatterns(text: SqlFragment, { forms, isPrefix }: SearchedWord): SqlFragment[] {
  if (forms.every(({ length }) => length >= indexed))
    return forms.map((form) => sql`${text} LIKE ${likePattern(form)}`);
  const start = `(?:^|${mark})(?:${forms.join("|")})`;
  if (isPrefix) return [sql`${text} ~ ${start}`];
  const last = forms.flatMap((form) => ["", "s", "es", "'s"].map((ending) => `%${form}${ending}`));
  return [sql`${text} ~ ${`${start}(?:e?s|'s)?${mark}`}`, ...last.map((pattern) => sql`${text} LIKE ${pattern}`)];
}

/**
 * Returns the condition that what lists search of a row has the word, also in the plural or the possessive: never inside another word.
 * The patterns use the index, and the expression checks what they find.
 */
export function containsWord(alias: string, word: SearchedWord): SqlFragment {
  const text = rawSql(`${alias}.search_text`);
  const ending = word.isPrefix ? "" : "(?:e?s|['’]s)?\\M";
  return sql`((${joinSql(wordPatterns(text, word), " OR ")}) AND ${text} ~ ${`\\m(?:${word.forms.join("|")})${ending}`})`;
}

const restricts = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Returns how a search reads the first rows of a list. Beside other filters it checks no rows one by one: to find enough that meet
 * those, the database may read the whole table.
 * @param nearRows how many rows of the list are checked one by one. A text that fills no page from them is rare enough to collect all
 *   its rows from the index: the longer the list, the more of them a text of the same frequency has.
 */
export const searchOptions = (filter: object, perRowPredicate: SqlFragment, nearRows: number): ConditionOptions => {
  const isAlone = Object.entries(filter).every(
    ([name, value]) => name === "search" || name === "currency" || !restricts(value),
  );
  return { planDependsOnValues: true, ...(isAlone ? { perRowPredicate, nearRows } : { maySelectFew: true }) };
};
