import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Field, ObjectType } from "type-graphql";
import { release } from "./release";

@ObjectType({ description: "A text of the product that a page can begin with." })
export class StandardPage {
  @Field(() => String, { description: "Its key, and the slug of its page." }) key: string;
  @Field(() => String, { description: "Title." }) title: string;
  @Field(() => String, { description: "Summary." }) description: string;
  @Field(() => String, { description: "The text as Markdown." }) text: string;
  @Field(() => String, { description: "Differs when the text differs." }) version: string;
  @Field(() => String, { nullable: true, description: "Day of the text, YYYY-MM-DD; null when it names none." })
  updated: string | null;
  @Field(() => Boolean, { description: "Whether a page keeps showing the text until someone changes it." })
  isFollowed: boolean;
}

type Source = Pick<StandardPage, "key" | "title" | "description" | "updated" | "isFollowed">;

const sources: readonly Source[] = [
  {
    key: "privacy-policy",
    title: "Privacy Policy",
    description:
      "What this site learns about its readers, which is little: there are no accounts, and most of what you do here stays in your browser.",
    updated: "2025-05-07",
    isFollowed: true,
  },
  {
    key: "terms-of-service",
    title: "Terms of Service",
    description:
      "The rules for using this site, what we are responsible for, and what the retailers are responsible for.",
    updated: "2025-05-07",
    isFollowed: true,
  },
  {
    key: "affiliate-disclosure",
    title: "Affiliate Disclosure",
    description:
      "We earn a commission from some links to shops. This page explains which, how, and what it means for our content.",
    updated: "2025-05-07",
    isFollowed: true,
  },
  {
    key: "accessibility-statement",
    title: "Accessibility Statement",
    description: "How well this site works for people with disabilities, and how to tell us about a barrier.",
    updated: release.lastAudit,
    isFollowed: true,
  },
  { key: "imprint", title: "Imprint", description: "Who publishes this site.", updated: null, isFollowed: false },
  {
    key: "about",
    title: "About",
    description: "What this site is, and who makes it.",
    updated: null,
    isFollowed: false,
  },
  { key: "contact", title: "Contact", description: "How to reach us.", updated: null, isFollowed: false },
];

function readText(key: string): string {
  const text = fs.readFileSync(path.join(__dirname, `${key}.md`), "utf8");
  const limits = release.knownLimits.map((limit) => `- ${limit}`).join("\n");
  return text.replace("{lastAudit}", release.lastAudit).replace("{knownLimits}", limits).trim();
}

/** The texts that the product brings. Facts in braces are filled in when a page is shown. */
export const standardPages: readonly StandardPage[] = sources.map((source) => {
  const text = readText(source.key);
  return { ...source, text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
});

const byKey = new Map(standardPages.map((page) => [page.key, page]));

export const findStandardPage = (key: string | null | undefined): StandardPage | undefined => byKey.get(key ?? "");
