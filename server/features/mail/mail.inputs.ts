import { ArgsType, Field } from "type-graphql";
import { PageArgs } from "../../core/paging/pageArgs";
import { MailKind, MailStatus } from "./mail.entity";

@ArgsType()
export class MailsArgs extends PageArgs {
  @Field(() => MailStatus, { nullable: true, description: "Only mails in this state." })
  status?: MailStatus | null;

  @Field(() => MailKind, { nullable: true, description: "Only mails of this kind." })
  kind?: MailKind | null;

  @Field(() => String, { nullable: true, description: "Part of the recipient or of the subject, ignoring case." })
  search?: string | null;
}

@ArgsType()
export class SuppressionsArgs extends PageArgs {}
