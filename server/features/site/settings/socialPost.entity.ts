import { ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, UpdateDateColumn } from "typeorm";
import { IdField, TextField } from "../../../core/graphql/columns";

@ObjectType({ description: "A post of the social feed." })
@Entity("social_posts")
@Check("social_posts_platform_check", "platform IN ('instagram', 'twitter')")
export class SocialPost {
  @IdField() id: string;
  @TextField("instagram or twitter.") platform: string;
  @TextField("Account name, without @.") username: string;
  @TextField("Text of the post.") content: string;
  @TextField("URL of the image; empty when there is none.") image: string;
  @TextField("Relative time as shown by the network, e.g. 2 days ago.") dateText: string;
  @TextField("URL of the post.") link: string;

  /** Position in the list, smallest first. */
  @Column("int", { default: 0 })
  position: number;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
