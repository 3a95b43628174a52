import DataLoader from "dataloader";
import { Field, ObjectType } from "type-graphql";
import { slugify } from "../../../../site/slugify";
import type { LoaderFactory, RequestContext } from "../../../core/graphql/context";
import { getSettings } from "../../site/settings/settings.service";
import { type ArticleTokens, articleTokens, type Token } from "../blog/articleHtml.service";
import { renderTokenParts } from "../blog/articleParts.service";
import { ArticlePart } from "../blog/blog.types";
import { type Mention, readMentions } from "../blog/mentions/mentions.service";

@ObjectType({ description: "A section of a page." })
export class PageSection {
  @Field(() => String, { description: "Fragment of its address; unique in the page." }) id: string;
  @Field(() => String, { description: "Its heading; empty for what precedes the first one." }) title: string;
  @Field(() => [ArticlePart], { description: "Its text and cards." }) parts: ArticlePart[];
}

/** The paragraph in whose place a page shows the contact form, below its text. */
const contactForm = /^\{contactForm\}[ \t]*$/m;

/** Whether a page shows the contact form: it has the paragraph, and the site an address to which messages go. */
export const hasContactForm = async (content: string, { db }: RequestContext): Promise<boolean> =>
  contactForm.test(content) && (await getSettings(db)).contactEmail !== "";

/** Facts by their name. A paragraph with an empty one is left out. */
type Facts = Readonly<Record<string, string>>;

async function readFacts({ db }: RequestContext): Promise<Facts> {
  const { siteName, contactEmail, postalAddress, enableTracking, googleAnalyticsId } = await getSettings(db);
  const googleAnalytics = enableTracking && googleAnalyticsId ? "Google Analytics" : "";
  return {
    siteName,
    contactEmail,
    contactForm: "",
    postalAddress: postalAddress
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join(", "),
    googleAnalytics,
  };
}

const fact = /\{(\w+)\}/g;
const encodedFact = /%7B(\w+)%7D/g;

/** Puts the facts in the place of their names; unknown names stay as they are. */
function fillFacts({ children }: Token, facts: Facts): void {
  for (const child of children ?? []) {
    child.content = child.content.replace(fact, (name, key: string) => facts[key] ?? name);
    const href = child.attrGet("href");
    if (href !== null)
      child.attrSet(
        "href",
        String(href).replace(encodedFact, (name, key: string) => facts[key] ?? name),
      );
  }
}

const lacksFact = ({ content }: Token, facts: Facts): boolean =>
  Array.from(content.matchAll(fact)).some(([, key]) => facts[key] === "");

/** Fills in the facts, and leaves out the blocks that lack one. */
function withFacts(tokens: readonly Token[], facts: Facts): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const inline = tokens[at + 1];
    if (inline?.type === "inline" && lacksFact(inline, facts)) {
      // Skips the block's beginning, text and end.
      at += 2;
      continue;
    }
    if (tokens[at].type === "inline") fillFacts(tokens[at], facts);
    kept.push(tokens[at]);
  }
  return kept;
}

/** Loads what texts mention. */
export const mentionsOfText: LoaderFactory<string, Mention[]> = (db) =>
  new DataLoader((texts) => Promise.all(texts.map((text) => readMentions(db, text))));

const readText = ({ children }: Token): string => (children ?? []).map(({ content }) => content).join("");

/** Splits a text at its headings of the highest level. */
function splitSections({ tokens, env }: ArticleTokens): { title: string; text: ArticleTokens }[] {
  const sections = [{ title: "", text: { tokens: [] as Token[], env } }];
  for (let at = 0; at < tokens.length; at += 1) {
    const { type, tag, level } = tokens[at];
    if (type === "heading_open" && tag === "h2" && level === 0) {
      sections.push({ title: readText(tokens[at + 1]), text: { tokens: [], env } });
      // Skips the heading's beginning, text and end.
      at += 2;
    } else sections[sections.length - 1].text.tokens.push(tokens[at]);
  }
  return sections.filter(({ title, text }) => title !== "" || text.tokens.length > 0);
}

/** Returns the sections of a text as visitors see them. Links that leave the site are no affiliate links. */
export async function readSections(content: string, context: RequestContext): Promise<PageSection[]> {
  const { tokens, env } = articleTokens(content);
  const facts = await readFacts(context);
  const mentions = await context.loader(mentionsOfText).load(content);
  const ids = new Map<string, number>();
  return splitSections({ tokens: withFacts(tokens, facts), env }).map(({ title, text }) => {
    const name = slugify(title) || "text";
    const count = (ids.get(name) ?? 0) + 1;
    ids.set(name, count);
    return {
      id: count === 1 ? name : `${name}-${count}`,
      title,
      parts: renderTokenParts(text, { newWindow: false, nofollow: false, isEditorial: true }, mentions),
    };
  });
}
