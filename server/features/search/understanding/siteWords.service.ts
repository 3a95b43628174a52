import type { EntityManager } from "typeorm";
import { type Audience, getAudience } from "../../../core/read/audience";
import { runStatement } from "../../../core/read/runStatement";
import { lookUpPhrase } from "../../../core/text/phraseTable";
import { splitWords } from "../../../core/vocabulary/vocabulary";
import { TermType } from "../../taxonomy/term.entity";
import { findRetailers, listRetailerPhrases } from "./retailers";
import { isWord } from "./spelling";
import type { SiteWords } from "./understand";

const statement = (audience: Audience): string => `SELECT
  COALESCE((SELECT jsonb_agg(jsonb_build_object('word', word, 'meaning', meaning)) FROM synonyms), '[]'),
  ARRAY(SELECT name FROM terms WHERE type = '${TermType.occasion}'),
  ARRAY(SELECT name FROM terms WHERE type = '${TermType.styleType}'),
  ARRAY(SELECT DISTINCT word FROM search_words WHERE word = ANY(words_in($1))),
  ARRAY(${findRetailers("$2", audience)}),
  (SELECT default_currency FROM settings)`;

/** Reads the synonyms, the occasions, the styles, the retailers that a search names, and which words of it titles contain. */
export async function readSiteWords(db: EntityManager, text: string): Promise<SiteWords> {
  const [[synonyms, occasions, styles, known, retailers, currency]] = await runStatement(
    db,
    statement(getAudience(db)),
    [text, listRetailerPhrases(text)],
  );
  return {
    synonyms: synonyms as SiteWords["synonyms"],
    occasions: occasions as string[],
    styles: styles as string[],
    retailers: retailers as string[],
    known: new Set(known as string[]),
    currency: currency as string,
  };
}

const maxVariants = 6;
const longestPhrase = 3;

/** What titles are searched for. */
export interface TitleSearch {
  text: string;
  /** The text, and the text with synonyms in the place of words. */
  variants: string[];
  /** Words that are not misspelled although no title may contain them. */
  known: string[];
}

/** Builds the title search of a text: each synonym of its words or phrases makes a variant. */
export function buildTitleSearch(text: string, { synonyms }: SiteWords): TitleSearch {
  const words = splitWords(text);
  const others = new Map<string, string[]>();
  for (const { word, meaning } of synonyms) {
    others.set(word, [...(others.get(word) ?? []), meaning]);
    others.set(meaning, [...(others.get(meaning) ?? []), word]);
  }
  const variants = new Set([text]);
  const known = new Set(words.filter(isWord));
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= longestPhrase && at + length <= words.length; length++) {
      const phrase = words.slice(at, at + length);
      for (const other of findSynonyms(others, phrase.join(" "))) {
        phrase.forEach((word) => known.add(word));
        variants.add([...words.slice(0, at), other, ...words.slice(at + length)].join(" "));
      }
    }
  }
  return { text, variants: [...variants].slice(0, maxVariants), known: [...known] };
}

/** Looks a phrase up as written, in the singular, and in the plural. */
const findSynonyms = (synonyms: ReadonlyMap<string, string[]>, phrase: string): string[] =>
  lookUpPhrase(synonyms, phrase) ?? synonyms.get(`${phrase}s`) ?? [];
