import type { EntityTarget } from "typeorm";
import type { PublishableRow, PublishableType } from "../../../core/kinds/publishableRow";
import type { Conditions } from "../../../core/read/select";
import type { Snapshot } from "../../../core/revisions/snapshot";
import type { Write } from "../../../core/write/write";
import { authorBulk } from "../../content/author/author.service";
import { brandBulk } from "../../content/brand/brand.service";
import { saveMentions } from "../../content/blog/mentions/mentions.service";
import { requiredPostFields } from "../../content/blog/blogPost.entity";
import { postBulk } from "../../content/blog/blog.service";
import { celebrityBulk } from "../../content/celebrity/celebrity.service";
import { requiredOutfitFields } from "../../content/outfit/outfit.entity";
import { eventBulk } from "../../content/event/event.service";
import { outfitBulk } from "../../content/outfit/outfitWrite.service";
import { showBulk } from "../../content/show/show.service";
import { pageBulk } from "../../content/page/page.service";
import type { PublishableFilter } from "./bulk/bulkStatus.inputs";

interface PublishableKind<Filter> {
  /** Rows of the kind, and the filter of its lists: a bulk change without its condition would change the whole table. */
  rows: {
    entity: EntityTarget<PublishableRow & { slug: string }>;
    /** The name of the table in the conditions of the filter. */
    alias: string;
    applyFilter: (rows: Conditions, filter: NonNullable<Filter>) => void;
  };
  /** What a row needs unless it is a draft: messages by field. */
  requiredFields: Readonly<Record<string, string>>;
  /** A public row needs a public celebrity. */
  wearer: "shows" | null;
  /** Runs after a revision was written into a row. */
  afterRevision: ((change: Write, id: string, snapshot: Snapshot) => Promise<void>) | null;
}

/** What publishing needs from the feature of each kind. */
export const publishableKinds: { readonly [Type in PublishableType]: PublishableKind<PublishableFilter[Type]> } = {
  celebrity: { rows: celebrityBulk, requiredFields: {}, wearer: null, afterRevision: null },
  outfit: { rows: outfitBulk, requiredFields: requiredOutfitFields, wearer: "shows", afterRevision: null },
  blogPost: {
    rows: postBulk,
    requiredFields: requiredPostFields,
    wearer: null,
    afterRevision: (change, id, { content }) => saveMentions(change, { id, content: String(content) }),
  },
  page: { rows: pageBulk, requiredFields: {}, wearer: null, afterRevision: null },
  show: { rows: showBulk, requiredFields: {}, wearer: null, afterRevision: null },
  author: { rows: authorBulk, requiredFields: {}, wearer: null, afterRevision: null },
  event: { rows: eventBulk, requiredFields: {}, wearer: null, afterRevision: null },
  brand: { rows: brandBulk, requiredFields: {}, wearer: null, afterRevision: null },
};
