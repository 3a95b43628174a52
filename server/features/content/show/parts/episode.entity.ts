import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index } from "typeorm";
import { CountField, IdField, TextField } from "../../../../core/graphql/columns";
import { VisitorFilter } from "../../../../core/read/audience";
import { isPartOfPublicShow, ShowPart } from "./showPart";
import { ShowSeason } from "./showSeason.entity";

@ObjectType({ description: "An episode of a season." })
@Entity("show_episodes")
@VisitorFilter(isPartOfPublicShow)
@Index("show_episodes_show_id_season_id_id_key", ["showId", "seasonId", "id"], { unique: true })
@ForeignKey(() => ShowSeason, ["showId", "seasonId"], ["showId", "id"], { onDelete: "CASCADE" })
@Check("show_episodes_number_check", "number BETWEEN 0 AND 9999")
export class Episode extends ShowPart {
  @IdField() id: string;

  @Column("uuid")
  seasonId: string;

  @CountField("Its number in the season.") number: number;
  @TextField("Its title; empty when it has only the number.") title: string;

  @Field(() => String, {
    nullable: true,
    description: "Day on which it was first shown, YYYY-MM-DD; null when unknown.",
  })
  @Column("date", { nullable: true })
  airDate: string | null;
}
