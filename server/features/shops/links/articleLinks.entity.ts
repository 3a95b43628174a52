import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { BlogPost } from "../../content/blog/blogPost.entity";

/** The outbound links of an article at its last reading, because they exist in its Markdown only. */
@Entity("article_links")
@Index("article_links_keys_idx", { synchronize: false })
export class ArticleLinks {
  @PrimaryColumn("uuid")
  postId: string;

  @OneToOne(() => BlogPost, { onDelete: "CASCADE" })
  @JoinColumn({ name: "post_id" })
  post?: BlogPost;

  /** The article's version at that time. */
  @Column("int")
  version: number;

  /** Addresses by their key in /go/{id}/{key}. */
  @Column("jsonb")
  links: Record<string, string>;
}
