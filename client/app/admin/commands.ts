import { adminPaths } from "../../../site/addresses";
import type { CommandSearchQuery } from "../../graphql/generated/adminOperations";
import type { Role } from "../../admin/role/roles";
import { canOpen, linkGroupsFor } from "./navigation";

export interface Command {
  /** Unique in the palette. */
  to: string;
  label: string;
  /** The type, shown small beside the label. */
  note?: string;
  /** Comes from the search, not from the fixed list. */
  record?: boolean;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

const actions: readonly Command[] = [
  { label: "New Outfit", to: adminPaths.outfits({ new: "1" }) },
  { label: "New Celebrity", to: adminPaths.celebrities({ new: "1" }) },
  { label: "New Blog Post", to: adminPaths.blog({ new: "1" }) },
  { label: "New Product", to: adminPaths.products({ new: "1" }) },
  { label: "New Category Item", to: adminPaths.items({ new: "1" }) },
];

const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Every word of the text is the beginning of a word of the label. */
const matches = (label: string, text: string): boolean =>
  splitWords(text).every((word) => splitWords(label).some((part) => part.startsWith(word)));

type Found = CommandSearchQuery["search"];

const buildRecordCommands = (found: Found): Command[] => foundRows(found).map((row) => ({ ...row, record: true }));

const foundRows = (found: Found): Command[] => [
  ...found.celebrities.map(({ id, name, category }) => ({
    label: name,
    note: ["Celebrity", category].filter(Boolean).join(", "),
    to: adminPaths.celebrities({ edit: id }),
  })),
  ...found.outfits.map(({ id, title, celebrity }) => ({
    label: title,
    note: ["Outfit", celebrity?.name].filter(Boolean).join(", "),
    to: adminPaths.outfits({ edit: id }),
  })),
  ...found.posts.map(({ id, title, category }) => ({
    label: title,
    note: ["Blog post", category].filter(Boolean).join(", "),
    to: adminPaths.blog({ edit: id }),
  })),
  ...found.products.map(({ id, title, retailer }) => ({
    label: title,
    note: ["Product", retailer].filter(Boolean).join(", "),
    to: adminPaths.products({ edit: id }),
  })),
  ...found.items.map(({ id, title, categoryLabel }) => ({
    label: title,
    note: `Category item, ${categoryLabel}`,
    to: adminPaths.items({ edit: id }),
  })),
];

/**
 * Returns the palette's commands for a text: screens and actions by name, and records from the site's search, as far as
 * the role can open them.
 */
export function commandsFor(role: Role, text: string, found: Found | undefined): CommandGroup[] {
  const screens: readonly Command[] = linkGroupsFor(role).flatMap(({ links }) => links);
  const groups = [
    { title: "Screens", commands: screens.filter(({ label }) => matches(label, text)) },
    { title: "Actions", commands: actions.filter(({ label }) => matches(label, text)) },
    { title: "Records", commands: found && text.trim() !== "" ? buildRecordCommands(found) : [] },
  ];
  return groups
    .map(({ title, commands }) => ({ title, commands: commands.filter(({ to }) => canOpen(role, to)) }))
    .filter(({ commands }) => commands.length > 0);
}
