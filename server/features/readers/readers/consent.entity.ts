import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { CreatedField, EnumField, IdField, TextField } from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";

/** Stored as text. */
export const ConsentAction = createEnum("ConsentAction", "What a person did about mails.", {
  ASKED: "Entered the address in a form, or was asked to confirm by an editor.",
  CONFIRMED: "Pressed the button of the confirmation page.",
  IMPORTED: "Is on a list of an editor, who stated that the person agreed.",
  CHANGED: "Changed what is sent.",
  LEFT: "Left one list or all.",
  DELETED: "Had everything about the address deleted.",
});
export type ConsentAction = keyof typeof ConsentAction;

/**
 * One act of consent or refusal. It outlives the subscriber, whose address it has only as a hash, so that leaving can be
 * proved, and so that an old link still finds the address.
 */
@ObjectType({ description: "One act of consent to mails, or of its withdrawal." })
@Entity("consents")
@Index("consents_subscriber_id_idx", ["subscriberId", "givenAt"])
@Index("consents_email_hash_idx", ["emailHash"])
@Check("consents_action_check", "action IN ('ASKED', 'CONFIRMED', 'IMPORTED', 'CHANGED', 'LEFT', 'DELETED')")
export class Consent {
  @IdField() id: string;

  /** Without a foreign key, because it outlives the row. */
  @Column("uuid")
  subscriberId: string;

  /** SHA-256 of the site's key of links and the address. */
  @Column("text")
  emailHash: string;

  @CreatedField("When.") givenAt: Date;
  @EnumField(() => ConsentAction, "What the person did.") action: ConsentAction;

  @Field(() => String, { description: "Where: the form, the page or the mail program." })
  @Column("text")
  source: string;

  @Field(() => String, { description: "The text that the person saw." })
  @Column("text")
  wording: string;

  @TextField("Name of the account that was signed in where the button was pressed; empty for a visitor.")
  pressedBy: string;
  @TextField("Network address of who pressed; empty for a row of a file, and after everything was deleted.")
  clientAddress: string;
  @TextField("Browser and system of who pressed, as in Firefox on Linux; empty when unknown.") device: string;
}
