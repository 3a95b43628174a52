import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index } from "typeorm";
import { CreatedField, IdField, OptionalTimeField, TextField, TimeField } from "../../../../core/graphql/columns";
import type { PublishableType } from "../../../../core/kinds/publishableRow";

@ObjectType({ description: "A secret address that shows one revision of a row before it is public." })
@Entity("preview_links")
@Index("preview_links_token_hash_key", ["tokenHash"], { unique: true })
@Index("preview_links_row_id_idx", ["rowId"])
export class PreviewLink {
  @IdField("UUID; not part of the address.") id: string;

  /** SHA-256 of the token, in hexadecimal digits: the token itself is in the address only. */
  @Column("text")
  tokenHash: string;

  @Column("text")
  rowType: PublishableType;

  @Column("uuid")
  rowId: string;

  @Field(() => ID, { description: "The revision that it shows." })
  @Column("bigint")
  revisionId: string;

  @TextField("Name of the administrator who created it.") authorName: string;
  @CreatedField() createdAt: Date;
  @TimeField("It shows nothing from then on.") expiresAt: Date;
  @OptionalTimeField("When it was revoked; null when it was not.") revokedAt: Date | null;
}

@ObjectType({ description: "A new preview link with its address, which nothing can tell again." })
export class CreatedPreviewLink {
  @Field(() => PreviewLink, { description: "The link." }) link: PreviewLink;
  @Field(() => String, { description: "Path of the page with the secret token, such as /outfit/navy-suit?preview=..." })
  path: string;
}
