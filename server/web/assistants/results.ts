/** The results of the tools, which clients check their values against. */
import { z } from "zod";

const url = z.string().describe("An absolute address.");
const text = z.string();
const amount = z.number().nullable();

const offerFields = {
  title: text,
  image: url.nullable(),
  retailer: text.describe("Empty when unknown."),
  price: text.describe("As the site shows it; empty when unknown."),
  priceAmount: amount,
  priceCurrency: text.nullable().describe("ISO 4217."),
  priceAsOf: text.nullable().describe("When the price was last confirmed, ISO 8601; null without a price."),
  originalPrice: text.nullable().describe("The price before the sale; null when the site shows none."),
  priceDroppedFrom: amount.describe("The lowest price of the 30 days before, when it dropped lately."),
  isAvailable: z.boolean(),
  buyUrl: url.optional().describe("A shopping link."),
};
const item = z.object(offerFields);
const product = z.object({
  ...offerFields,
  matchKind: z.enum(["EXACT", "SIMILAR", "BUDGET"]).describe("How closely it matches the piece that was worn."),
});

const count = z.number().int().nullable();

const lookFields = {
  slug: text,
  title: text,
  date: text.nullable().describe("The day on which it was worn, YYYY-MM-DD."),
  occasion: text.nullable(),
  url,
  celebrity: z.object({ slug: text, name: text, url }).nullable(),
};
const named = z.object({ name: text });
const disclosure = text.describe("Tell it whoever gets a shopping link.");

export const searchResult = z.object({
  shownText: text.nullable().describe("The text whose results these are, if words were corrected or left out."),
  droppedWords: z.array(text).describe("Words that were left out."),
  emptyText: text.nullable().describe("Why nothing is found, if the site has nothing for a word."),
  celebrities: z.array(z.object({ slug: text, name: text, category: text, url })),
  outfits: z.array(z.object(lookFields)),
  products: z.array(product.extend({ outfit: z.object(lookFields).nullable() })),
  items: z.array(item),
  posts: z.array(z.object({ slug: text, title: text, excerpt: text, url })),
  brands: z.array(z.object({ slug: text, name: text, url })),
  appearances: z
    .array(
      z.object({
        event: z.object({ slug: text, name: text, url }).nullable(),
        scene: z
          .object({
            slug: text.describe("The slug of the show."),
            title: text,
            season: count,
            episode: count,
            character: text.nullable(),
            characterSlug: text.nullable(),
          })
          .nullable(),
      }),
    )
    .describe("The events, and the places in shows, that the text names."),
  disclosure,
});

export const lookResult = z.object({
  ...lookFields,
  description: text,
  image: url.nullable(),
  pieces: z.array(z.object({ name: text, note: text, products: z.array(product) })),
  products: z.array(product).describe("Those of all pieces, and those without a piece."),
  disclosure,
});

export const budgetResult = z.object({
  ...lookFields,
  lookForBudget: z.object({
    problem: text.nullable().describe("What is wrong with the budget."),
    currency: text.nullable(),
    budget: amount,
    total: amount.describe("The sum of the choices; null when nothing fits."),
    saves: amount,
    cheapest: amount.describe("The sum of the cheapest products."),
    otherCurrencyCount: z.number().int(),
    choices: z.array(z.object({ piece: named, product, insteadOf: product.nullable() })),
    owned: z.array(named),
    unpriced: z.array(named),
  }),
  disclosure,
});

export const eventResult = z.object({
  event: z.object({
    slug: text,
    name: text,
    series: text.describe("What it is called in every year; empty when it is held once."),
    place: text,
    firstDay: text.nullable(),
    lastDay: text.nullable(),
    url,
  }),
  outfits: z.array(z.object(lookFields)),
  disclosure,
});

export const showResult = z.object({
  show: z.object({ slug: text, title: text, form: z.enum(["SERIES", "FILM"]), firstYear: count, lastYear: count, url }),
  outfits: z.array(
    z.object({
      ...lookFields,
      place: z
        .object({
          season: z.object({ number: count }).nullable(),
          episode: z.object({ number: count, title: text }).nullable(),
          character: named.nullable(),
          minute: count,
        })
        .nullable()
        .describe("Where in the show it was worn, as far as known."),
    }),
  ),
  disclosure,
});
