import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { RequiredTextField, TextField } from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";
import { DependsOn } from "../../../core/read/sqlRelation";
import { findStandardPage } from "./standard/standardPages";

@ObjectType({ implements: PublishableRow, description: "A page of the site, such as the imprint." })
@Entity("pages")
@VisitorFilter((page) => isPublished("pages", page))
@Index("pages_slug_key", ["slug"], { unique: true })
@Index("pages_search_text_idx", { synchronize: false })
@Index("pages_picture_idx", { synchronize: false })
@Index("pages_content_picture_idx", { synchronize: false })
@Check("pages_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("pages_title_check", "char_length(title) BETWEEN 1 AND 300")
export class Page extends PublishableRow {
  @RequiredTextField("Title.") title: string;
  @RequiredTextField("Slug of the address /{slug}; unique.") slug: string;
  @TextField("Shown below the title, and by search engines.") description: string;
  @TextField("URL of the image; empty when there is none.") image: string;
  @TextField("Key of the product's text that the page began with; empty for none.") standard: string;

  /** The editors' text; empty while the page shows the product's. */
  @Column("text", { name: "content", default: "" })
  ownText: string;

  /** The version of the product's text that the editors have seen when they wrote theirs. */
  @Column("text", { default: "" })
  standardVersion: string;

  /** The day that the editors' text names. */
  @Column("date", { nullable: true })
  updatedOn: string | null;

  @Field(() => Boolean, { description: "Whether the page shows the product's text, which a release can improve." })
  @DependsOn<Page>("ownText", "standard")
  isStandard(): boolean {
    return this.ownText === "" && findStandardPage(this.standard) !== undefined;
  }

  @Field(() => String, { description: "The text as Markdown." })
  @DependsOn<Page>("ownText", "standard")
  content(): string {
    return this.ownText || (findStandardPage(this.standard)?.text ?? "");
  }

  @Field(() => String, { nullable: true, description: "Day of the text, YYYY-MM-DD; null when the page names none." })
  @DependsOn<Page>("ownText", "standard", "updatedOn")
  lastUpdated(): string | null {
    return this.isStandard() ? (findStandardPage(this.standard)?.updated ?? null) : this.updatedOn;
  }
}
