import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { IdField, RequiredTextField, TextField } from "../../../../core/graphql/columns";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { OutfitPart } from "./outfitPart";
import { PieceFacts, toPieceFacts } from "./pieceFacts.types";
import { Point } from "./point.types";

@ObjectType({ description: "A garment or accessory of an outfit: what its products are compared with." })
@Entity("outfit_pieces")
@Index("outfit_pieces_brand_idx", { synchronize: false })
@Index("outfit_pieces_words_idx", { synchronize: false })
@Index("outfit_pieces_outfit_id_place_idx", ["outfitId", "place"])
@Check("outfit_pieces_name_check", "char_length(name) BETWEEN 1 AND 100")
@Check("outfit_pieces_point_check", "x BETWEEN 0 AND 1 AND y BETWEEN 0 AND 1 AND (x IS NULL) = (y IS NULL)")
export class Piece extends OutfitPart {
  @IdField() id: string;
  @RequiredTextField('Name of the piece, such as "Cape".') name: string;
  @TextField("A remark for visitors, such as the designer; empty when there is none.") note: string;

  @TextField("Name of the brand as an editor wrote it; empty when it is that of the exact product.") brandName: string;

  @Column("real", { nullable: true })
  x: number | null;

  @Column("real", { nullable: true })
  y: number | null;

  /** What the name says, or an editor has chosen. */
  @Column("text", { array: true, default: () => "'{}'" })
  ownFacts: string[];

  @Field(() => Boolean, { description: "Whether an editor chose its facts." })
  @Column("boolean", { default: false })
  factsChosen: boolean;

  /** Its own facts and what its exact product adds. A trigger writes them. */
  @Column("text", { array: true, default: () => "'{}'" })
  knownFacts: string[];

  @Field(() => PieceFacts, {
    description: "What it is: as an editor chose, else what its name says, and what its exact product adds to that.",
  })
  @DependsOn<Piece>("knownFacts")
  facts(): PieceFacts {
    return toPieceFacts(this.knownFacts);
  }

  @Field(() => Point, {
    nullable: true,
    description: "Where it is in the outfit's main picture; null when it is not marked.",
  })
  @DependsOn<Piece>("x", "y")
  position(): Point | null {
    return this.x === null || this.y === null ? null : { x: this.x, y: this.y };
  }
}
