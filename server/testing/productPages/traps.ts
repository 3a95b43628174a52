import type { PageModel, Variant } from "./model";
import { pieces, type Shop } from "./shops";
import { withOriginal, withRange, withVariants } from "./styles/styles";

const always = (): boolean => true;
const round = (amount: number, { decimals }: Shop): number =>
  decimals === 0 ? Math.round(amount / 10) * 10 : Number(amount.toFixed(decimals));

/** Returns an amount in the shop's currency. */
export const priceOf = (dollars: number, shop: Shop): number => round(dollars * shop.level, shop);

const buildVariants = ({ amount, shop }: PageModel, differ: boolean): Variant[] =>
  [1, 1.1, 1.25].map((factor, at) => ({
    id: `4400${at + 1}71`,
    color: ["Black", "Camel", "Ivory"][at],
    size: ["S", "M", "L"][at],
    amount: differ ? round(amount * factor, shop) : amount,
    isAvailable: at !== 1,
  }));

interface Trap {
  name: string;
  /** Whether the style can have it. */
  suits: (style: string) => boolean;
  spring: (model: PageModel) => Partial<PageModel>;
}

/** What makes a page hard to read; each has one right price all the same. */
export const traps: readonly Trap[] = [
  { name: "plain", suits: always, spring: () => ({}) },
  {
    name: "recommendations",
    suits: always,
    spring: ({ piece, shop }) => ({
      related: pieces
        .filter((other) => other !== piece)
        .slice(0, 4)
        .map((other) => ({ piece: other, amount: priceOf(other.dollars, shop) })),
    }),
  },
  {
    name: "sale",
    suits: (style) => withOriginal.has(style),
    spring: ({ amount, shop }) => ({ original: round(amount * 1.4, shop) }),
  },
  { name: "sold out", suits: always, spring: () => ({ isAvailable: false }) },
  {
    name: "variant in the address, sold out",
    suits: (style) => withVariants.has(style),
    spring: (model) => {
      const variants = buildVariants(model, true);
      const [, named] = variants;
      return { variants, named, amount: named.amount, isAvailable: false };
    },
  },
  {
    name: "variants of one price",
    suits: (style) => withVariants.has(style),
    spring: (model) => ({ variants: buildVariants(model, false) }),
  },
  {
    name: "range",
    suits: (style) => withRange.has(style),
    spring: ({ amount, shop }) => ({ highest: round(amount * 1.5, shop) }),
  },
  {
    name: "installments",
    suits: always,
    spring: ({ amount, shop }) => ({ installment: round(amount / 4, shop) }),
  },
  {
    name: "other currencies",
    suits: always,
    spring: ({ shop, piece }) => ({
      abroad: ["USD", "EUR", "JPY"]
        .filter((currency) => currency !== shop.currency)
        .map((currency) => ({ currency, amount: Math.round(piece.dollars * (currency === "JPY" ? 150 : 1)) })),
    }),
  },
  {
    name: "price without tax beside it",
    suits: always,
    spring: ({ amount, shop }) => ({ net: round(amount / 1.2, shop) }),
  },
  {
    name: "Open Graph with the price before the sale",
    suits: (style) => style === "WooCommerce, graph" || style === "Shopify, offers of variants",
    spring: ({ amount, shop }) => ({ original: round(amount * 1.3, shop), openGraph: round(amount * 1.3, shop) }),
  },
  {
    name: "Open Graph with a price of 0",
    suits: (style) => style !== "Open Graph only",
    spring: () => ({ openGraph: 0 }),
  },
  {
    name: "numbers as people write them",
    suits: (style) => style !== "Open Graph only",
    spring: () => ({ isLocal: true }),
  },
];
