import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { BlogPost } from "../blogPost.entity";
import type { MentionType } from "./mentionAddress";

/**
 * A link in an article's text to a look, a celebrity or a product. The id survives a change of the slug in the address,
 * and both directions are one read each: what an article mentions, and the articles that mention a row.
 */
@Entity("article_mentions")
@Index("article_mentions_subject_id_idx", ["subjectId"])
@Check("article_mentions_subject_type_check", "subject_type IN ('outfit', 'celebrity', 'affiliateProduct')")
export class ArticleMention {
  @PrimaryColumn("uuid")
  blogPostId: string;

  /** The order of the first use of the address in the text, from 0. */
  @PrimaryColumn("int")
  place: number;

  /** The address as written, without query and fragment. */
  @Column("text")
  address: string;

  @Column("text")
  subjectType: MentionType;

  /** Without a foreign key: it refers to one of three tables. */
  @Column("uuid")
  subjectId: string;

  @ManyToOne(() => BlogPost, { onDelete: "CASCADE" })
  @JoinColumn({ name: "blog_post_id" })
  blogPost?: BlogPost;
}
