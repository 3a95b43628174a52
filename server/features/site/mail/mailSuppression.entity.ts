import { ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";
import {
  CreatedField,
  EnumField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";

/** Stored as text. */
export const SuppressionReason = createEnum("SuppressionReason", "Why an address gets no mails.", {
  BOUNCE: "Mails to it came back.",
  COMPLAINT: "Its reader reported a mail as spam.",
});
export type SuppressionReason = keyof typeof SuppressionReason;

@ObjectType({ description: "An address that gets no mails until someone lifts this." })
@Entity("mail_suppressions")
@Index("mail_suppressions_address_key", ["address"], { unique: true })
@Check("mail_suppressions_reason_check", "reason IN ('BOUNCE', 'COMPLAINT')")
export class MailSuppression {
  @IdField() id: string;
  @RequiredTextField("The address, in lowercase.") address: string;
  @EnumField(() => SuppressionReason, "Why.") reason: SuppressionReason;
  @TextField("What the mail server said; empty when unknown.") problem: string;
  @OptionalTimeField("When its reader signed up again, which allowed one more mail; null otherwise.")
  retriedAt: Date | null;
  @CreatedField("Since when.") createdAt: Date;
}
