import { adminPaths } from "../../../../../site/addresses";
import type { TermType } from "../../../../graphql/generated/adminOperations";
import type { Noun } from "../../../../admin/grid/gridTypes";

export interface TermList {
  type: TermType;
  /** Label of the tab, from the specification. */
  label: string;
  /** The singular noun: "This may affect content that uses this {one}." */
  one: string;
  /** The noun for rows that use the terms. */
  users: Noun;
  /** URL of the list filtered by a term. */
  usersAt: (name: string) => string;
  /** Root fields that return rows with the terms or their counts. */
  roots: readonly string[];
}

const celebrities: Noun = ["celebrity", "celebrities"];
const outfits: Noun = ["outfit", "outfits"];
/** The five lists in the order of the specification's tabs. */
export const termLists: readonly TermList[] = [
  {
    type: "category",
    label: "Celebrity Categories",
    one: "celebrity category",
    users: celebrities,
    usersAt: (category) => adminPaths.celebrities({ category }),
    roots: ["celebrities", "celebrityCategories"],
  },
  {
    type: "styleType",
    label: "Style Types",
    one: "style type",
    users: celebrities,
    usersAt: (styleType) => adminPaths.celebrities({ styleType }),
    roots: ["celebrities"],
  },
  {
    type: "occasion",
    label: "Occasions",
    one: "occasion",
    users: outfits,
    usersAt: (occasion) => adminPaths.outfits({ occasion }),
    roots: ["outfits", "outfitOccasions"],
  },
  {
    type: "blogCategory",
    label: "Blog Categories",
    one: "blog category",
    users: ["blog post", "blog posts"],
    usersAt: (category) => adminPaths.blog({ category }),
    roots: ["blogPosts", "blogCategories"],
  },
  {
    type: "tag",
    label: "Outfit Tags",
    one: "tag",
    users: outfits,
    usersAt: (tag) => adminPaths.outfits({ tag }),
    roots: ["outfits"],
  },
];

/** Returns the list in the URL; the first one by default. */
export const findTermList = (name: string | null): TermList =>
  termLists.find(({ type }) => type === name) ?? (termLists[0] as TermList);
