import type { EntityTarget } from "typeorm";
import type { PublishableRow, PublishableType } from "../../core/kinds/publishableRow";
import type { Conditions } from "../../core/read/select";
import { requiredPostFields } from "../blog/blogPost.entity";
import { postBulk } from "../blog/blog.service";
import { celebrityBulk } from "../celebrity/celebrity.service";
import { requiredOutfitFields } from "../outfit/outfit.entity";
import { outfitBulk } from "../outfit/outfitWrite.service";
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
}

/** What publishing needs from the feature of each kind. */
export const publishableKinds: { readonly [Type in PublishableType]: PublishableKind<PublishableFilter[Type]> } = {
  celebrity: { rows: celebrityBulk, requiredFields: {} },
  outfit: { rows: outfitBulk, requiredFields: requiredOutfitFields },
  blogPost: { rows: postBulk, requiredFields: requiredPostFields },
};
