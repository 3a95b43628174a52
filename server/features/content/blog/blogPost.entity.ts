import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { OptionalCountField, RequiredTextField, TextField } from "../../../core/graphql/columns";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";
import { DependsOn } from "../../../core/read/sqlRelation";
import { deriveMetaDescription } from "./blog.derived";

/** What an article needs unless it is a draft. Messages quoted from the specification. */
export const requiredPostFields = {
  image: "Image URL is required",
  category: "Category is required",
  author: "Author name is required",
  excerpt: "Excerpt is required",
  content: "Content is required",
};

@ObjectType({ implements: PublishableRow, description: "An article of the magazine." })
@Entity("blog_posts")
@VisitorFilter((post) => isPublished("blog_posts", post))
@Index("blog_posts_unpublished_idx", { synchronize: false })
@Index("blog_posts_deleted_at_idx", { synchronize: false })
@Index("blog_posts_slug_key", ["slug"], { unique: true })
@Index("blog_posts_date_idx", { synchronize: false })
@Index("blog_posts_category_date_idx", { synchronize: false })
@Index("blog_posts_created_at_idx", { synchronize: false })
@Index("blog_posts_title_trgm_idx", { synchronize: false })
@Index("blog_posts_search_text_idx", { synchronize: false })
@Index("blog_posts_title_idx", { synchronize: false })
@Index("blog_posts_category_idx", { synchronize: false })
@Index("blog_posts_author_idx", { synchronize: false })
@Index("blog_posts_written_by_idx", { synchronize: false })
@Index("blog_posts_updated_at_idx", { synchronize: false })
@Index("blog_posts_topic_idx", { synchronize: false })
@Index("blog_posts_words_idx", { synchronize: false })
@Index("blog_posts_words_sample_idx", { synchronize: false })
@Index("blog_posts_picture_idx", { synchronize: false })
@Index("blog_posts_content_picture_idx", { synchronize: false })
@Check("blog_posts_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("blog_posts_title_check", "char_length(title) BETWEEN 1 AND 300")
export class BlogPost extends PublishableRow {
  @RequiredTextField("Headline.") title: string;
  @RequiredTextField("Slug of the address /blog/{slug}; unique.") slug: string;
  @TextField("The article as Markdown.") content: string;
  @TextField("Summary shown in lists.") excerpt: string;
  @TextField("URL of the image; empty when there is none.") image: string;

  @Field(() => String, { description: "Day of publication, YYYY-MM-DD." })
  @Column("date", { default: () => "now()" })
  date: string;

  @TextField("Author; the site's team when empty.") author: string;
  @TextField("One of the blog categories of the taxonomy.") category: string;

  @Field(() => String, {
    description: "Description for search engines: its own one, or the excerpt, shortened to 160 characters.",
  })
  @DependsOn<BlogPost>("seoDescription", "excerpt")
  metaDescription(): string {
    return deriveMetaDescription(this);
  }

  @TextField("Structured data as JSON text, as stored.") structuredData: string;
  @TextField("Keywords, comma-joined.") keywords: string;
  @OptionalCountField("Likes without this browser's own; null when no figure was entered.") likeCount: number | null;
}
