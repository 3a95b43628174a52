import { ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";
import { CountField, IdField, TextField } from "../../../../core/graphql/columns";
import { VisitorFilter } from "../../../../core/read/audience";
import { isPartOfPublicShow, ShowPart } from "./showPart";

@ObjectType({ description: "A season of a series." })
@Entity("show_seasons")
@VisitorFilter(isPartOfPublicShow)
@Index("show_seasons_show_id_id_key", ["showId", "id"], { unique: true })
@Check("show_seasons_number_check", "number BETWEEN 0 AND 999")
export class ShowSeason extends ShowPart {
  @IdField() id: string;

  @CountField("Its number; 0 for specials.") number: number;
  @TextField("Its title; empty when it has only the number.") title: string;
}
