import { ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, UpdateDateColumn } from "typeorm";
import { IdField, TextField } from "../../../core/graphql/columns";

@ObjectType({ description: "A testimonial of a reader." })
@Entity("testimonials")
export class Testimonial {
  @IdField() id: string;
  @TextField("Name of the reader.") name: string;
  @TextField("Occupation of the reader.") role: string;
  @TextField("URL of the avatar; empty when there is none.") avatar: string;
  @TextField("Text of the testimonial.") quote: string;

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
