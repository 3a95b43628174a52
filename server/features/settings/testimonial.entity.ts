import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { TextField } from "../../shared/graphql/columns";

@ObjectType({ description: "What a reader says of the site." })
@Entity("testimonials")
export class Testimonial {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @TextField("Who says it.") name: string;
  @TextField("What that person does.") role: string;
  @TextField("Address of the picture; empty when there is none.") avatar: string;
  @TextField("The words.") quote: string;

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
