import { McpServer } from "@modelcontextprotocol/server";
import { type DocumentNode, parse } from "graphql";
import { z } from "zod";
import { paths } from "../../../site/addresses";
import { outboundPath } from "../../../site/outbound";
import { contentKinds, typesWith } from "../../core/kinds/contentKind";
import type { Execute } from "../pages/pageRenderer";
import { budgetResult, lookResult, searchResult } from "./results";

const offer = `__typename id title image retailer price priceAmount priceCurrency priceAsOf originalPrice priceDroppedFrom
  isOnSale isAvailable hasAffiliateLink directLink`;
const look = "__typename slug title date occasion celebrity { __typename slug name }";
const product = `${offer} matchKind`;

const documents = {
  search: parse(`query McpSearch($text: String!, $first: Int!) {
    search(text: $text, first: $first) {
      shownText droppedWords emptyText
      celebrities { __typename slug name category }
      outfits { ${look} }
      products { ${product} outfit { ${look} } }
      items { ${offer} }
      posts { __typename slug title excerpt }
    }
  }`),
  outfit: parse(`query McpOutfit($slug: String!) {
    outfit(slug: $slug) {
      ${look} description image
      pieces { name note products { ${product} } }
      products { ${product} }
    }
  }`),
  lookForBudget: parse(`query McpLookForBudget($slug: String!, $budget: String!, $have: [String!]!) {
    outfit(slug: $slug) {
      ${look}
      lookForBudget(budget: $budget, have: $have) {
        problem currency budget total saves cheapest otherCurrencyCount
        choices { piece { name } product { ${product} } insteadOf { ${product} } }
        owned { name }
        unpriced { name }
      }
    }
  }`),
};

interface Node {
  __typename?: string;
  id?: string;
  slug?: string;
  hasAffiliateLink?: boolean;
  directLink?: string | null;
  image?: string;
  price?: string;
  priceAsOf?: unknown;
  priceDroppedFrom?: number | null;
  originalPrice?: string;
  isOnSale?: boolean;
}

/** Returns the address of a row: its page, or the counted redirect of an offer. */
function findAddress({ __typename, id = "", slug = "", hasAffiliateLink, directLink }: Node, origin: string) {
  const kind = typesWith("page").find((type) => contentKinds[type].typeName === __typename);
  if (kind) return { url: origin + paths[kind](slug) };
  if (!hasAffiliateLink) return {};
  return { buyUrl: directLink ?? origin + outboundPath(id, { from: "assistant" }) };
}

const pathOrUrl = (address: string, origin: string): string | null =>
  address === "" ? null : address.startsWith("/") ? origin + address : address;

/** Returns the prices that the site's pages show: a shop's original price only during a sale, and no day without a price. */
const showPrices = ({ price, priceAsOf, priceDroppedFrom, originalPrice, isOnSale }: Node) =>
  price === undefined
    ? {}
    : {
        priceAsOf: price === "" ? null : priceAsOf,
        originalPrice: isOnSale && priceDroppedFrom === null && originalPrice ? originalPrice : null,
      };

const inputs = new Set(["__typename", "id", "hasAffiliateLink", "directLink", "isOnSale"]);

/** Replaces the fields that only addresses and prices are made of. */
function describe(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each) => describe(each, origin));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const node = value as Node;
  const shown = Object.entries(node).filter(([name]) => !inputs.has(name));
  const below = shown.map(([name, each]) => [name, describe(each, origin)]);
  return {
    ...Object.fromEntries(below),
    ...(node.image === undefined ? {} : { image: pathOrUrl(node.image, origin) }),
    ...showPrices(node),
    ...findAddress(node, origin),
  };
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string }[];
}

const disclosure =
  "Shopping links (buyUrl) are affiliate links: the site may earn a commission. Prices are those that the site shows now.";
const slug = z.string().min(1).max(200).describe("The slug of a look, as in /outfit/{slug}.");
const readOnly = { readOnlyHint: true, openWorldHint: false };

/** Creates the server of one request. */
export function createTools(execute: Execute, origin: string): McpServer {
  const server = new McpServer({ name: "wornby", version: "1.0.0" });

  async function read(document: DocumentNode, variables: Record<string, unknown>, field: string) {
    const { data, errors } = (await execute(document, variables)) as Result;
    const found = data?.[field];
    const problem = errors?.[0]?.message ?? (found ? null : "There is no public look with this slug.");
    if (problem !== null) return { content: [{ type: "text" as const, text: problem }], isError: true };
    const text = JSON.stringify({ ...(describe(found, origin) as object), disclosure });
    return {
      content: [{ type: "text" as const, text }],
      structuredContent: JSON.parse(text) as Record<string, unknown>,
    };
  }

  server.registerTool(
    "search",
    {
      title: "Search",
      description:
        "Finds celebrities, their looks, products and articles that have all that the text asks for. Corrects words, or leaves out words that are no facts, only if nothing is found, and says so.",
      inputSchema: z.object({
        text: z
          .string()
          .min(1)
          .max(100)
          .describe("A celebrity, garment, color, brand or occasion, or several of them."),
        first: z.number().int().min(1).max(10).default(5).describe("The most results of each kind."),
      }),
      outputSchema: searchResult,
      annotations: readOnly,
    },
    (args) => read(documents.search, args, "search"),
  );
  server.registerTool(
    "outfit",
    {
      title: "Look",
      description:
        "Tells who wore a look and when, and where to buy each piece: the exact one, similar and cheaper ones.",
      inputSchema: z.object({ slug }),
      outputSchema: lookResult,
      annotations: readOnly,
    },
    (args) => read(documents.outfit, args, "outfit"),
  );
  server.registerTool(
    "look_for_budget",
    {
      title: "Look for a budget",
      description:
        "Chooses one product for each piece of a look, so that the sum is at most the budget and the look stays as close as it can.",
      inputSchema: z.object({
        slug,
        budget: z
          .union([z.string().min(1).max(40), z.number().nonnegative()])
          .describe("An amount, such as 250, or as a person writes it, such as €250."),
        have: z.array(z.string().max(100)).max(20).default([]).describe("Pieces to leave out, such as shoes."),
      }),
      outputSchema: budgetResult,
      annotations: readOnly,
    },
    ({ budget, ...args }) => read(documents.lookForBudget, { ...args, budget: String(budget) }, "outfit"),
  );
  return server;
}
