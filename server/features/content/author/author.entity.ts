import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { RequiredTextField, TextField } from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";

@ObjectType({
  implements: PublishableRow,
  description: "Someone who writes articles, which have the name as their author.",
})
@Entity("authors")
@VisitorFilter((author) => isPublished("authors", author))
@Index("authors_slug_key", ["slug"], { unique: true })
@Index("authors_name_key", { synchronize: false })
@Index("authors_search_text_idx", { synchronize: false })
@Index("authors_picture_idx", { synchronize: false })
@Index("authors_content_picture_idx", { synchronize: false })
@Check("authors_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("authors_name_check", "char_length(name) BETWEEN 1 AND 200")
export class Author extends PublishableRow {
  @RequiredTextField("Full name; unique. A new name is also that of the author's articles.") name: string;
  @RequiredTextField("Slug of the address /author/{slug}; unique.") slug: string;
  @TextField("What the author does, such as Fashion Editor.") role: string;
  @TextField("URL of the portrait; empty when there is none.") image: string;
  @TextField("The text about the author as Markdown.") content: string;

  @Field(() => [String], { description: "URLs of the author's profiles and site." })
  @Column("jsonb", { default: [] })
  links: string[];
}
