import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { BlogPost } from "../blog/blogPost.entity";

/** The links that lead out of an article, as they were when it was read last: only its Markdown knows them. */
@Entity("article_links")
export class ArticleLinks {
  @PrimaryColumn("uuid")
  postId: string;

  @OneToOne(() => BlogPost, { onDelete: "CASCADE" })
  @JoinColumn({ name: "post_id" })
  post?: BlogPost;

  /** The article's version that was read. */
  @Column("int")
  version: number;

  /** Addresses by the names that they have in /go/{id}/{key}. */
  @Column("jsonb")
  links: Record<string, string>;
}
