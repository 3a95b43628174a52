import type { EntityManager } from "typeorm";
import { type Audience, getAudience } from "../../../../core/read/audience";
import { runStatement } from "../../../../core/read/runStatement";
import { findEpisode } from "../../../../core/text/readEpisode";
import { lookUpPhrase } from "../../../../core/text/phraseTable";
import { splitWords } from "../../../../core/vocabulary/vocabulary";
import { TermType } from "../../taxonomy/term.entity";
import { findNamed, listNameQueries } from "./names";
import { findPlaces, listPlaceQueries } from "./places";
import { findRetailers, listRetailerPhrases } from "./retailers";
import { isWord } from "./spelling";
import { readTokens, type Token } from "./tokens";
import type { SiteWords } from "./siteWords";

const words = (condition: string): string => `
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('word', word, 'kind', kind, 'meaning', meaning) ORDER BY created_at, word, meaning), '[]')
    FROM synonyms WHERE ${condition})`;

const statement = (audience: Audience): string => `SELECT
  ${words("kind = 'WORD'")},
  ${words("kind <> 'WORD'")},
  ARRAY(SELECT name FROM terms WHERE type = '${TermType.occasion}'),
  ARRAY(SELECT name FROM terms WHERE type = '${TermType.styleType}'),
  ARRAY(SELECT DISTINCT word FROM search_words WHERE word = ANY($1::text[])),
  ARRAY(${findRetailers("$2", audience)}),
  (SELECT default_currency FROM settings),
  (${findNamed("$3", audience)}),
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('slug', slug, 'name', name)), '[]') FROM product_categories),
  (${findPlaces("$4", audience)})`;

/** Returns the forms in which titles may have a word. */
const listForms = ({ text, base }: Token): string[] => [
  ...new Set([text, base, `${base}s`, `${base}es`, text.replace(/s$/, ""), text.replace(/es$/, "")]),
];

/** Reads the synonyms, the occasions, the styles, the retailers, celebrities and places that a search names, and which words of it titles contain. */
export async function readSiteWords(db: EntityManager, text: string): Promise<SiteWords> {
  const tokens = readTokens(text);
  const [[synonyms, concepts, occasions, styles, forms, retailers, currency, celebrities, categories, places]] =
    await runStatement(db, statement(getAudience(db)), [
      tokens.flatMap(listForms),
      listRetailerPhrases(text),
      listNameQueries(tokens),
      listPlaceQueries(tokens, findEpisode(tokens.map((token) => token.text)).places.length > 0),
    ]);
  const found = new Set(forms as string[]);
  return {
    synonyms: synonyms as SiteWords["synonyms"],
    concepts: concepts as SiteWords["concepts"],
    occasions: occasions as string[],
    styles: styles as string[],
    retailers: retailers as string[],
    celebrities: celebrities as SiteWords["celebrities"],
    categories: categories as SiteWords["categories"],
    places: places as SiteWords["places"],
    known: new Set(
      tokens.filter((token) => listForms(token).some((form) => found.has(form))).map((token) => token.text),
    ),
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
  /** The last word may be the beginning of one. */
  isOpen: boolean;
}

type Synonyms = ReadonlyMap<string, string[]>;

/** Returns the words that mean the same, in both directions. */
export function pairSynonyms({ synonyms }: Pick<SiteWords, "synonyms">): Synonyms {
  const others = new Map<string, string[]>();
  for (const { word, meaning } of synonyms) {
    others.set(word, [...(others.get(word) ?? []), meaning]);
    others.set(meaning, [...(others.get(meaning) ?? []), word]);
  }
  return others;
}

/** Shorter words begin too many others. */
const shortestPrefix = 3;

/** Whether a word at the end may be the beginning of one: no title has it as a whole, and it is no short word, such as "bra". */
export const isPrefix = ({ text }: Token, { known }: Pick<SiteWords, "known">): boolean =>
  text.length >= shortestPrefix && !known.has(text) && !(text.length === shortestPrefix && isWord(text));

/** Builds the title search of a text: each synonym of its words or phrases makes a variant. */
export function buildTitleSearch(text: string, site: SiteWords): TitleSearch {
  const typed = splitWords(text);
  const others = pairSynonyms(site);
  const variants = new Set([text]);
  const known = new Set(typed.filter(isWord));
  for (let at = 0; at < typed.length; at++) {
    for (let length = 1; length <= longestPhrase && at + length <= typed.length; length++) {
      const phrase = typed.slice(at, at + length);
      for (const other of findSynonyms(others, phrase.join(" "))) {
        phrase.forEach((word) => known.add(word));
        variants.add([...typed.slice(0, at), other, ...typed.slice(at + length)].join(" "));
      }
    }
  }
  const last = readTokens(text).at(-1);
  const isOpen = last !== undefined && isPrefix(last, site);
  return { text, variants: [...variants].slice(0, maxVariants), known: [...known], isOpen };
}

/** Looks a phrase up as written, in the singular, and in the plural. */
export const findSynonyms = (synonyms: Synonyms, phrase: string): string[] =>
  lookUpPhrase(synonyms, phrase) ?? synonyms.get(`${phrase}s`) ?? [];
