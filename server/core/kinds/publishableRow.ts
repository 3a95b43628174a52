import { Field, InterfaceType, registerEnumType } from "type-graphql";
import { Column } from "typeorm";
import { TextField } from "../graphql/columns";
import { ContentRow } from "./contentRow";
import type { ContentType } from "./contentKind";

/** Stored as text. Visitors read published rows only. */
export enum PublicationStatus {
  DRAFT = "DRAFT",
  IN_REVIEW = "IN_REVIEW",
  SCHEDULED = "SCHEDULED",
  PUBLISHED = "PUBLISHED",
}
registerEnumType(PublicationStatus, {
  name: "PublicationStatus",
  description: "How far a row is from being public.",
  valuesConfig: {
    DRAFT: { description: "Someone is working on it." },
    IN_REVIEW: { description: "Waits for an editor to publish it." },
    SCHEDULED: { description: "Will be published at a time." },
    PUBLISHED: { description: "Public." },
  },
});

/** The content types with a status of their own. A product is as public as its outfit. */
export const publishableTypes = ["celebrity", "outfit", "blogPost"] as const satisfies readonly ContentType[];
export type PublishableType = (typeof publishableTypes)[number];

/** The publishable types as an enum object for type-graphql. */
export const PublishableTypes: { [Type in PublishableType]: Type } = {
  celebrity: "celebrity",
  outfit: "outfit",
  blogPost: "blogPost",
};
registerEnumType(PublishableTypes, {
  name: "PublishableType",
  description: "A content type with a publication status.",
  valuesConfig: {
    celebrity: { description: "Celebrities." },
    outfit: { description: "Outfits, each with its products." },
    blogPost: { description: "Articles." },
  },
});

/** Columns of the content types that are published. */
@InterfaceType({ implements: ContentRow, description: "Content that is written, reviewed and published." })
export abstract class PublishableRow extends ContentRow {
  @Field(() => PublicationStatus, { description: "PUBLISHED for everything that visitors can read." })
  @Column("text", { default: PublicationStatus.PUBLISHED })
  status: PublicationStatus;

  /** The administrator who created it; null for older rows, and for rows created on the server. No foreign key: the row outlives the account. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @TextField("Title for search engines and share cards; empty when the page derives it.") seoTitle: string;
  @TextField("Description for search engines and share cards; empty when the page derives it.") seoDescription: string;
}
