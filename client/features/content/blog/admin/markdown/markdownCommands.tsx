import type { ReactNode } from "react";
import { BoldIcon, HeadingIcon, ItalicIcon, LinkIcon, ListIcon, QuoteIcon } from "./markdownIcons";
import { bold, heading, italic, link, list, quote, type TextEdit, type TextRange } from "./markdownEdits";

export interface MarkdownCommand {
  label: string;
  icon: ReactNode;
  /** With Ctrl or Cmd. */
  key?: string;
  run: (text: string, range: TextRange) => TextEdit;
}

export const markdownCommands: readonly MarkdownCommand[] = [
  { label: "Bold", icon: <BoldIcon />, key: "b", run: bold },
  { label: "Italic", icon: <ItalicIcon />, key: "i", run: italic },
  { label: "Heading", icon: <HeadingIcon />, run: heading },
  { label: "Link", icon: <LinkIcon />, key: "k", run: link },
  { label: "List", icon: <ListIcon />, run: list },
  { label: "Quote", icon: <QuoteIcon />, run: quote },
];

export const findCommand = (event: KeyboardEvent): MarkdownCommand | undefined =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? markdownCommands.find(({ key }) => key === event.key.toLowerCase())
    : undefined;
