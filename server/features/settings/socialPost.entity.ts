import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { TextField } from "../../shared/graphql/columns";

@ObjectType({ description: "A post of the social feed." })
@Entity("social_posts")
@Check("social_posts_platform_check", "platform IN ('instagram', 'twitter')")
export class SocialPost {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @TextField("instagram or twitter.") platform: string;
  @TextField("Name of the account, without @.") username: string;
  @TextField("The words of the post.") content: string;
  @TextField("Address of the picture; empty when there is none.") image: string;
  @TextField("When it was posted, as the network says it, e.g. 2 days ago.") dateText: string;
  @TextField("Address of the post.") link: string;

  /** Place in the list, smallest first. */
  @Column("int", { default: 0 })
  position: number;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
