import { ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import { CreatedField, EnumField, IdField, OptionalTimeField } from "../../core/graphql/columns";
import { LinkCheck } from "./linkCheck.entity";
import { LinkState } from "./linkState";

/** Reports one change of a link's state. */
@ObjectType({ description: "A change of a link's state." })
@Entity("link_alerts")
@Index("link_alerts_link_id_idx", ["linkId"])
@Index("link_alerts_created_at_idx", ["createdAt", "id"])
export class LinkAlert {
  @IdField() id: string;

  @Column("uuid")
  linkId: string;

  @ManyToOne(() => LinkCheck, { onDelete: "CASCADE" })
  @JoinColumn({ name: "link_id" })
  link?: LinkCheck;

  @EnumField(() => LinkState, "The former state.") before: LinkState;
  @EnumField(() => LinkState, "The new state.") after: LinkState;
  @OptionalTimeField("Time when an administrator read it; null while unread.") seenAt: Date | null;
  @CreatedField("Time when the change was found.") createdAt: Date;
}
