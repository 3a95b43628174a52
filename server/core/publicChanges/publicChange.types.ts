import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { createEnum } from "../graphql/createEnum";
import { byType, contentKinds, typesWith } from "../kinds/contentKind";
import { FilterText } from "../graphql/inputs";
import { maxPageSize } from "../paging/pageArgs";

const { celebrity, outfit, ...others } = byType(typesWith("change"), (type) => contentKinds[type].change.description);

/** In the order of a listing: categories before their items. */
export const ChangeKind = createEnum("ChangeKind", "A kind of public records.", {
  celebrity,
  outfit,
  category: "Product categories.",
  ...others,
});
export type ChangeKind = keyof typeof ChangeKind;

@ArgsType()
export class ChangesArgs {
  @FilterText("`cursor` of the previous page; null to start with a listing of all public records.", 500)
  since?: string | null;

  @Field(() => Int, { defaultValue: maxPageSize, description: "Page size, clamped to 1 to 100." })
  first: number = maxPageSize;
}

@ObjectType({ description: "The present state of a record that changed." })
export class ChangedRecord {
  @Field(() => ChangeKind, { description: "Its kind." }) kind: ChangeKind;
  @Field(() => ID, { description: "Its id." }) id: string;
  @Field(() => String, { nullable: true, description: "Its slug; null for an item and when deleted." })
  slug: string | null;
  @Field(() => Boolean, { description: "Whether it is no longer public. A mirror may not know it." })
  deleted: boolean;
  @Field(() => String, { nullable: true, description: "Differs when its content differs; null when deleted." })
  hash: string | null;
  @Field(() => GraphQLISODateTime, { description: "Time of the change; in a listing, of the last update." })
  changedAt: Date;
}

@ObjectType({ description: "What a mirror has of a kind when it is equal." })
export class KindChecksum {
  @Field(() => ChangeKind, { description: "The kind." }) kind: ChangeKind;
  @Field(() => Int, { description: "Number of public records." }) count: number;
  @Field(() => String, { description: "MD5, in hex, of `id:hash` of all records, sorted by id and joined by commas." })
  checksum: string;
}

@ObjectType({ description: "A page of changes of public records, in order." })
export class ChangePage {
  @Field(() => [ChangedRecord], { description: "Changed records, each once. May be empty although more follow." })
  nodes: ChangedRecord[];
  @Field(() => String, { description: "`since` of the next page, and of the next visit." }) cursor: string;
  @Field(() => Boolean, { description: "Whether another page follows now." }) hasMore: boolean;
  @Field(() => [KindChecksum], {
    nullable: true,
    description: "For comparison after this page; null when more changes follow or are about to: ask again later.",
  })
  checksums: KindChecksum[] | null;
}
