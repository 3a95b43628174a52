import type { PageModel } from "./model";
import { pieces, shops } from "./shops";
import { styles } from "./styles/styles";
import { priceOf, traps } from "./traps";

/** One page of the corpus, and what it says: taken from its model, not from the code that reads pages. */
export interface CorpusPage {
  name: string;
  style: string;
  address: string;
  html: string;
  expected: {
    title: string;
    amount: number;
    currency: string;
    isFrom: boolean;
    original: number | null;
    isAvailable: boolean;
    image: RegExp;
  };
}

const pagesPerStyle = 24;

/** Builds every combination of style and trap in a different shop, with a different piece. */
export function buildProductPages(): CorpusPage[] {
  return Object.entries(styles).flatMap(([style, render], styleAt) => {
    const suitable = traps.filter(({ suits }) => suits(style));
    return Array.from({ length: pagesPerStyle }, (_, at) => {
      const shop = shops[(at + styleAt) % shops.length];
      const piece = pieces[(at * 3 + styleAt + 5 * Math.floor(at / shops.length)) % pieces.length];
      const trap = suitable[at % suitable.length];
      const simple: PageModel = {
        shop,
        piece,
        amount: priceOf(piece.dollars, shop),
        isAvailable: true,
        variants: [],
        related: [],
        abroad: [],
        isLocal: false,
      };
      const model = { ...simple, ...trap.spring(simple) };
      return {
        name: `${style}: ${trap.name}, ${piece.title} at ${shop.name}`,
        style,
        ...render(model),
        expected: {
          title: piece.title,
          amount: model.amount,
          currency: shop.currency,
          isFrom: model.highest !== undefined,
          original: model.original ?? null,
          isAvailable: model.isAvailable,
          image: new RegExp(`/media/${piece.slug}\\.jpg`),
        },
      };
    });
  });
}
