import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { type DocumentNode, parse } from "graphql";
import { z } from "zod";
import { paths } from "../../../site/addresses";
import { outboundPath } from "../../../site/outbound";
import { contentKinds, typesWith } from "../../core/kinds/contentKind";
import type { Execute } from "../pages/pageRenderer";
import { budgetResult, eventResult, lookResult, searchResult, showResult } from "./results";

const offer = `__typename id title image retailer price priceAmount priceCurrency priceAsOf originalPrice priceDroppedFrom
  isOnSale isAvailable hasAffiliateLink directLink`;
const look = "__typename slug title date occasion celebrity { __typename slug name }";
const product = `${offer} matchKind`;

const place = "place: scene { season { number } episode { number title } character { name } minute }";

const documents = {
  search: parse(`query McpSearch($text: String!, $first: Int!) {
    appearances(search: $text) {
      event { __typename slug name }
      scene { slug title season episode character characterSlug }
    }
    search(text: $text, first: $first) {
      shownText droppedWords emptyText
      celebrities { __typename slug name category }
      outfits { ${look} }
      products { ${product} outfit { ${look} } }
      items { ${offer} }
      posts { __typename slug title excerpt }
      brands { __typename slug name }
    }
  }`),
  looksAt: parse(`query McpLooksAt($slug: String!, $first: Int!) {
    event(slug: $slug) { __typename slug name series place firstDay lastDay }
    outfits(filter: { event: $slug }, first: $first) { nodes { ${look} } }
  }`),
  looksIn: parse(`query McpLooksIn($slug: String!, $scene: SceneFilter!, $first: Int!) {
    show(slug: $slug) { __typename slug title form firstYear lastYear }
    outfits(filter: { scene: $scene }, sort: SCENE, first: $first) { nodes { ${look} ${place} } }
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

type Read = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  choose: (data: Record<string, unknown>) => unknown,
  noun?: string,
) => Promise<CallToolResult>;

/** Adds the place of some data to the looks that were worn there; null without such a place. */
const withLooks = (name: string) => (data: Record<string, unknown>) =>
  data[name] ? { [name]: data[name], outfits: (data.outfits as { nodes: object[] }).nodes } : null;

const firstLooks = z.number().int().min(1).max(50).default(20).describe("The most looks.");

/** Adds the tools that list looks by where they were worn. */
function addPlaceTools(server: McpServer, read: Read): void {
  server.registerTool(
    "looks_at",
    {
      title: "Looks at an event",
      description: "Lists what celebrities wore at an event, the newest looks first. The search finds events by words.",
      inputSchema: z.object({
        slug: z.string().min(1).max(200).describe("The slug of an event, as in /event/{slug}."),
        first: firstLooks,
      }),
      outputSchema: eventResult,
      annotations: readOnly,
    },
    (args) => read(documents.looksAt, args, withLooks("event"), "event"),
  );
  server.registerTool(
    "looks_in",
    {
      title: "Looks in a show",
      description:
        "Lists what was worn in a series or film, in one of its seasons or episodes, or by one of its characters: the newest episodes first, each in the order of the minute. The search finds them by words.",
      inputSchema: z.object({
        slug: z.string().min(1).max(200).describe("The slug of a show, as in /show/{slug}."),
        season: z.number().int().min(0).optional().describe("Number of a season."),
        episode: z.number().int().min(0).optional().describe("Number of an episode, with its season."),
        character: z.string().max(200).optional().describe("The slug of a character, as in /character/{slug}."),
        first: firstLooks,
      }),
      outputSchema: showResult,
      annotations: readOnly,
    },
    ({ slug: show, first, ...part }) =>
      read(documents.looksIn, { slug: show, first, scene: { show, ...part } }, withLooks("show"), "show"),
  );
}

/** Creates the server of one request. */
export function createTools(execute: Execute, origin: string): McpServer {
  const server = new McpServer({ name: "wornby", version: "1.0.0" });

  /** Answers with what is chosen of the data; null for nothing. */
  async function read(
    document: DocumentNode,
    variables: Record<string, unknown>,
    choose: (data: Record<string, unknown>) => unknown,
    noun = "look",
  ) {
    const { data, errors } = (await execute(document, variables)) as Result;
    const found = data ? choose(data) : null;
    const problem = errors?.[0]?.message ?? (found ? null : `There is no public ${noun} with this slug.`);
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
          .describe(
            "A celebrity, garment, color, brand, occasion, event, year, show, episode or character, or several of them.",
          ),
        first: z.number().int().min(1).max(10).default(5).describe("The most results of each kind."),
      }),
      outputSchema: searchResult,
      annotations: readOnly,
    },
    (args) => read(documents.search, args, ({ search, appearances }) => search && { ...search, appearances }),
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
    (args) => read(documents.outfit, args, ({ outfit }) => outfit),
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
    ({ budget, ...args }) => read(documents.lookForBudget, { ...args, budget: String(budget) }, ({ outfit }) => outfit),
  );
  addPlaceTools(server, read);
  return server;
}
