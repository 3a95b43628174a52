import { InterfaceType, Field } from "type-graphql";
import { Column } from "typeorm";
import { IsIn, IsOptional } from "class-validator";
import { createEnum } from "../graphql/createEnum";
import { EnumField, TextField } from "../graphql/columns";
import { ContentRow } from "./contentRow";
import { byType, contentKinds, typesWith } from "./contentKind";

/** Stored as text. Visitors read published rows only. */
export const PublicationStatus = createEnum("PublicationStatus", "How far a row is from being public.", {
  DRAFT: "Someone is working on it.",
  IN_REVIEW: "Waits for an editor to publish it.",
  SCHEDULED: "Will be published at a time.",
  PUBLISHED: "Public.",
});
export type PublicationStatus = keyof typeof PublicationStatus;

/** The content types with a status of their own. A product is as public as its outfit. */
export const publishableTypes = typesWith("publishing");
export type PublishableType = (typeof publishableTypes)[number];

/** The publishable types as an enum object for type-graphql. */
export const PublishableTypes = createEnum(
  "PublishableType",
  "A content type with a publication status.",
  byType(publishableTypes, (type) => contentKinds[type].publishing.description),
);

/** Columns of the content types that are published. */
@InterfaceType({ implements: ContentRow, description: "Content that is written, reviewed and published." })
export abstract class PublishableRow extends ContentRow {
  @EnumField(() => PublicationStatus, "PUBLISHED for everything that visitors can read.", PublicationStatus.PUBLISHED)
  status: PublicationStatus;

  /** The administrator who created it; null for older rows, and for rows created on the server. No foreign key: the row outlives the account. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @TextField("Title for search engines and share cards; empty when the page derives it.") seoTitle: string;
  @TextField("Description for search engines and share cards; empty when the page derives it.") seoDescription: string;
}

const firstStatuses = [PublicationStatus.DRAFT, PublicationStatus.IN_REVIEW, PublicationStatus.PUBLISHED];

/** Status of a new row. */
export const NewStatus = (): PropertyDecorator => (target, key) => {
  Field(() => PublicationStatus, {
    nullable: true,
    description: "Status of the new row, PUBLISHED if omitted. SCHEDULED is set by a schedule only.",
  })(target, key);
  IsOptional()(target, key);
  IsIn(firstStatuses, { message: "Save it first, then schedule it." })(target, key);
};

/** Filter by status. Visitors find published rows only, whatever they ask for. */
export const StatusFilter = (): PropertyDecorator => (target, key) => {
  Field(() => PublicationStatus, { nullable: true, description: "Publication status, exactly." })(target, key);
};
