import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { RequiredTextField, TextField } from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";

@ObjectType({
  implements: PublishableRow,
  description: "Who makes pieces and products. They have its name or another spelling of it.",
})
@Entity("brands")
@VisitorFilter((brand) => isPublished("brands", brand))
@Index("brands_slug_key", ["slug"], { unique: true })
@Index("brands_name_idx", { synchronize: false })
@Index("brands_words_idx", { synchronize: false })
@Index("brands_search_text_idx", { synchronize: false })
@Index("brands_picture_idx", { synchronize: false })
@Index("brands_content_picture_idx", { synchronize: false })
@Check("brands_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("brands_name_check", "char_length(name) BETWEEN 1 AND 200")
export class Brand extends PublishableRow {
  @RequiredTextField("Name.") name: string;
  @RequiredTextField("Slug of the address /brand/{slug}; unique.") slug: string;

  @Field(() => [String], {
    description: "Other names that pieces and products have for it, such as former ones. Case does not matter.",
  })
  @Column("text", { array: true, default: () => "'{}'" })
  spellings: string[];

  @TextField("URL of the brand's site; empty when unknown.") homePage: string;
  @TextField("URL of the picture; empty when there is none.") image: string;
  @TextField("The text about the brand as Markdown.") content: string;
}
