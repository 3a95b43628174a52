import type { Image, Link, Root, Text } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";

const webAddress = /((?:https?:\/\/|mailto:)[^\s<>"]+)/;

/** The site's Markdown makes links of addresses, which therefore stay as they are. */
const text: Handle = (node: Text, _, state, info) => {
  const parts = state.stack.includes("label") ? [node.value] : node.value.split(webAddress);
  const isAddress = (at: number): boolean => at % 2 === 1 && !/[\\*`[\]|]|~~/.test(parts[at]);
  return parts
    .map((part, at) =>
      isAddress(at)
        ? part
        : state.safe(part, {
            ...info,
            before: parts[at - 1]?.slice(-1) || info.before,
            after: parts[at + 1]?.slice(0, 1) || info.after,
          }),
    )
    .join("");
};

// What looks for addresses in Markdown expects them without escapes.
const writeLink: Handle = (node: Link, _, state, info) => {
  const exit = state.enter("label");
  const words = state.containerPhrasing(node, { ...info, before: "[", after: "](" });
  exit();
  return `[${words}](${node.url})`;
};

const writeImage: Handle = (node: Image, _, state, info) => {
  const exit = state.enter("label");
  const alt = state.safe(node.alt ?? "", { ...info, before: "![", after: "](" });
  exit();
  return `![${alt}](${node.url})`;
};

const options: Options = {
  bullet: "-",
  rule: "-",
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    text,
    link: Object.assign(writeLink, { peek: () => "[" }),
    image: Object.assign(writeImage, { peek: () => "!" }),
  },
};

/** Writes the site's Markdown. */
export const writeMarkdown = (article: Root): string => toMarkdown(article, options).trim();

/** Returns an address as it is written in the round brackets of a link. */
export const escapeDestination = (address: string): string =>
  address.replace(/[\s()<>|\\]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
