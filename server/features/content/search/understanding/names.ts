import { type Audience } from "../../../../core/read/audience";
import { isShown } from "../../../../core/kinds/visibility";
import type { Named } from "../../../../core/vocabulary/vocabulary";
import type { Celebrity } from "../../celebrity/celebrity.entity";
import { fold, phraseQuery, type Token } from "./tokens";

export type NamedCelebrity = Pick<Celebrity, "id" | "slug" | "name">;

/** More celebrities with one name are no answer to it; the words are searched for instead. */
const mostNamesakes = 5;
const longestName = 4;
/** Tokens after these name nobody. */
const maxTokens = 12;

/** Returns queries of words for the phrases that may be a name, each word in all its spellings. */
export function listNameQueries(tokens: readonly Token[]): string[] {
  const some = tokens.slice(0, maxTokens);
  return some.flatMap((_, at) =>
    [1, 2, 3].filter((length) => at + length <= some.length).map((length) => phraseQuery(some.slice(at, at + length))),
  );
}

/** SQL: the celebrities whose name has the words of one of the queries, as JSON. */
export const findNamed = (queries: string, audience: Audience): string => `
  SELECT COALESCE(jsonb_agg(DISTINCT jsonb_build_object('id', named.id, 'slug', named.slug, 'name', named.name)), '[]')
  FROM unnest(${queries}::text[]) AS query CROSS JOIN LATERAL (
    SELECT id, slug, name FROM celebrities candidate
    WHERE array_to_tsvector(words_in(name)) @@ query::tsquery AND ${isShown("celebrities", "candidate", audience)}
    LIMIT ${mostNamesakes + 1}
  ) AS named`;

/** Returns the words of a name as tokens have them. */
export const nameWords = (name: string): string[] =>
  fold(name)
    .replace(/['’ʼ\`]/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Celebrities by the consecutive words of their names. */
function buildTable(celebrities: readonly NamedCelebrity[]): Map<string, NamedCelebrity[]> {
  const table = new Map<string, NamedCelebrity[]>();
  for (const celebrity of celebrities) {
    const words = nameWords(celebrity.name);
    const phrases = words.flatMap((_, at) =>
      words.slice(at).map((__, length) => words.slice(at, at + length + 1).join(" ")),
    );
    for (const phrase of new Set(phrases)) table.set(phrase, [...(table.get(phrase) ?? []), celebrity]);
  }
  return table;
}

const spellings = (tokens: readonly Token[]): string[] => {
  const before = tokens.slice(0, -1).map(({ text }) => text);
  const last = tokens[tokens.length - 1];
  return [last.text, last.base, last.text.replace(/s$/, "")].map((end) => [...before, end].join(" "));
};

/** Names in the tokens, each with everybody who has it. The longest phrase wins. */
function findPhrases(
  tokens: readonly Token[],
  table: ReadonlyMap<string, NamedCelebrity[]>,
): Named<NamedCelebrity[]>[] {
  const found: Named<NamedCelebrity[]>[] = [];
  for (let at = 0; at < tokens.length;) {
    const lengths = [4, 3, 2, 1].filter((length) => length <= longestName && at + length <= tokens.length);
    const named = lengths
      .flatMap((length) => spellings(tokens.slice(at, at + length)).map((phrase) => ({ length, phrase })))
      .find(({ phrase }) => table.has(phrase));
    if (named) found.push({ at, length: named.length, meaning: table.get(named.phrase) ?? [] });
    at += named?.length ?? 1;
  }
  return found;
}

/** Joins names that stand beside each other and mean the same person: "vale zendria". */
function joinNeighbors(found: readonly Named<NamedCelebrity[]>[]): Named<NamedCelebrity[]>[] {
  const joined: Named<NamedCelebrity[]>[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    const both =
      last && last.at + last.length === each.at ? last.meaning.filter((one) => each.meaning.includes(one)) : [];
    if (last && both.length > 0)
      joined[joined.length - 1] = { at: last.at, length: last.length + each.length, meaning: both };
    else joined.push(each);
  }
  return joined;
}

/**
 * Finds names of celebrities.
 * @param mayBeOther whether the word at a position has another meaning, such as a color: alone it then names nobody, unless it is
 *   all that was typed.
 */
export function findNames(
  tokens: readonly Token[],
  celebrities: readonly NamedCelebrity[],
  mayBeOther: (token: Token) => boolean,
): Named<NamedCelebrity[]>[] {
  if (celebrities.length === 0) return [];
  return joinNeighbors(findPhrases(tokens, buildTable(celebrities))).filter(({ at, length, meaning }) => {
    if (meaning.length > mostNamesakes) return false;
    const token = tokens[at];
    return length > 1 || token.base !== token.text || !mayBeOther(token);
  });
}
