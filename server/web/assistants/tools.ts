import { McpServer } from "@modelcontextprotocol/server";
import { type DocumentNode, parse } from "graphql";
import { z } from "zod";
import { outboundPath, paths } from "../../../site/addresses";
import type { Execute } from "../pages/pageRenderer";

const offer = "__typename id title retailer price originalPrice isOnSale isAvailable hasAffiliateLink directLink";
const look = "__typename slug title date occasion celebrity { __typename slug name }";
const product = `${offer} matchKind`;

const documents = {
  search: parse(`query McpSearch($text: String!, $first: Int!) {
    search(text: $text, first: $first) {
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
}

/** Returns the address of a row: its page, or the counted redirect of an offer. */
function findAddress({ __typename, id = "", slug = "", hasAffiliateLink, directLink }: Node, origin: string) {
  if (__typename === "Outfit") return { url: origin + paths.outfit(slug) };
  if (__typename === "Celebrity") return { url: origin + paths.celebrity(slug) };
  if (__typename === "BlogPost") return { url: origin + paths.blogPost(slug) };
  if (!hasAffiliateLink) return {};
  return { buyUrl: directLink ?? origin + outboundPath(id, { from: "assistant" }) };
}

/** Replaces the fields that only addresses are made of by the addresses. */
function withAddresses(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, origin));
  if (typeof value !== "object" || value === null) return value;
  const { __typename, id, hasAffiliateLink, directLink, ...shown } = value as Node;
  const below = Object.entries(shown).map(([name, each]) => [name, withAddresses(each, origin)]);
  return {
    ...Object.fromEntries(below),
    ...findAddress({ __typename, id, hasAffiliateLink, directLink, ...shown }, origin),
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
    const text = problem ?? JSON.stringify({ ...(withAddresses(found, origin) as object), disclosure });
    return { content: [{ type: "text" as const, text }], isError: problem !== null };
  }

  server.registerTool(
    "search",
    {
      title: "Search",
      description: "Finds celebrities, their looks, products and articles, with spelling correction.",
      inputSchema: z.object({
        text: z
          .string()
          .min(1)
          .max(100)
          .describe("A celebrity, garment, color, brand or occasion, or several of them."),
        first: z.number().int().min(1).max(10).default(5).describe("The most results of each kind."),
      }),
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
        budget: z.string().min(1).max(40).describe("An amount as a person writes it, such as 250 or €250."),
        have: z.array(z.string().max(100)).max(20).default([]).describe("Pieces to leave out, such as shoes."),
      }),
      annotations: readOnly,
    },
    (args) => read(documents.lookForBudget, args, "outfit"),
  );
  return server;
}
