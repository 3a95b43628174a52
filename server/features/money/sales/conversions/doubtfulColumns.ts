import { plainTitles } from "./reportColumns";
import type { ReportRow } from "./reportFile";
import { cellWord, isStateWord, numberWord } from "./reportStatus";

/** Parts of titles that name a state, in the languages of networks, without accents. */
const stateParts = new RegExp(
  [
    "stat|pend|hold|reason|motiv|motif|^grund$|etat|estado|situa|zustand|staat|stan$|lage$|conferm|bevest|potwierdz|onaylan|decision|outcome|result|review|eligib|payable|lock|approv|valid|confirm|accept",
    "reject|declin|denied|void|cancel|revers|refund|return|chargeback|storn|annul|ruckgabe|widerruf|erstatt|freigab|bestat",
    "genehm|abgelehnt|rembours|retour|refus|reembols|devol|rechaz|aprob|rimbors|reso|approvat|goedgek|geannul|afgek|godk",
    "avbok|aterbet|refunder|anul|zwrot|zatwier|odrzuc|status|iptal|onay|iade|durum|vahvist|peruut|palaut|stav|storno",
    "статус|отмен|возврат|подтвер",
    "状態|状态|狀態|ステータス|承認|確定|取消|キャンセル|返品|返金|退款|상태|취소|환불",
  ].join("|"),
);
/** The word for both of yes and no, and their marks. */
const yesNo = new Set(
  "yes no y n true false t f 1 0 x - ja nein j oui non o si sí s sim não nao nee nej tak nie evet hayır kyllä ei ano ne да нет はい いいえ 是 否 ✓ ✔ ✗ ✘".split(
    " ",
  ),
);
/** Numbers of accounts and the like. */
const longNumber = /^\d{5,}$/;
const mostValues = 8;
const longestValue = 32;
/** A column with more different cells tells no state, unless its title or cells say so. */
const mostCells = 1_000;

const isStateTitle = (key: string): boolean =>
  stateParts.test(
    key
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFC"),
  );

/** Titles of types of rows, and of remarks in any words. */
const typeTitle =
  /^(?:txn|trans|transaction|transaktions|event|conversion|action|record|sales?|order|row|entry|commission)?(?:type|typ|kind|art)$|^tipo|^typed|種別|区分/;
const remarkTitle = /reason|grund|motiv|motif|reden|comment|komment|note|date|datum|fecha/;

/** Whether a new word of the column can tell a state, though those so far tell nothing. */
export const mayTellLater = (key: string): boolean =>
  typeTitle.test(key) || (isStateTitle(key) && !remarkTitle.test(key));

function isDoubtful(key: string, words: ReadonlySet<string>, isPlain: boolean): boolean {
  const values = [...words].filter(Boolean);
  // Also when all cells are empty: none may be approved yet.
  if (isStateTitle(key) || values.some(isStateWord)) return words.size > 0;
  if (isPlain || values.length === 0) return false;
  if (values.every((word) => yesNo.has(word))) return true;
  const isShort = values.every((word) => word.length <= longestValue && word !== numberWord && !longNumber.test(word));
  return words.size <= mostValues && isShort;
}

/**
 * Returns the places of the columns that no meaning was found for and that may tell what became of a sale: their titles or
 * words name a state, or they have few different values.
 * @param keys of the titles, see `titleKey`.
 * @param used places that are no question.
 * @param presets keys of titles that the network uses for other things.
 */
export function findDoubtful(
  rows: readonly ReportRow[],
  keys: readonly string[],
  used: ReadonlySet<number>,
  presets: ReadonlySet<string>,
): number[] {
  return keys.flatMap((key, at) => {
    if (used.has(at) || presets.has(key)) return [];
    const cells = new Set<string>();
    for (const row of rows) if (cells.size < mostCells) cells.add(row.cells[at]);
    const words = new Set([...cells].map(cellWord));
    return isDoubtful(key, words, plainTitles.has(key)) ? [at] : [];
  });
}
