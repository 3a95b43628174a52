import { Matches, MaxLength } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { PageArgs } from "../../../core/paging/pageArgs";
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
export class SuppressionsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: "Part of the address or of what the server said, ignoring case.",
  })
  search?: string | null;
}

@InputType({ description: "Suppressions to lift together." })
export class LiftMailSuppressionsInput {
  @Field(() => String, { description: "Part of the address or of what the server said, ignoring case; not blank." })
  @Matches(/\S/, { message: "Enter a part of the server's reply" })
  @MaxLength(500, { message: "At most 500 characters" })
  search: string;
}
