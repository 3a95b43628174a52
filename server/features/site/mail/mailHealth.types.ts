import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Mails to a domain that did not arrive within the last 7 days." })
export class MailDomainFailures {
  @Field(() => String, { description: "The part of the addresses after the @." }) domain: string;
  @Field(() => Int, { description: "Number of mails that wait for another attempt." }) waiting: number;
  @Field(() => Int, { description: "Number of failed mails." }) failed: number;
  @Field(() => Int, { description: "Number of bounced mails." }) bounced: number;
  @Field(() => String, { description: "What the mail server said about the newest of them." }) problem: string;
}

@ObjectType({ description: "Whether mails go out, and where they do not arrive." })
export class MailHealth {
  @Field(() => Date, { nullable: true, description: "Since when the mail server cannot be used; null while it can." })
  failingSince: Date | null;
  @Field(() => String, { description: "What the mail server or the connection said; empty while it can be used." })
  problem: string;
  @Field(() => Date, { nullable: true, description: "Since when all mails wait; null while they are sent." })
  pausedAt: Date | null;
  @Field(() => Int, { description: "Number of mails that wait for an attempt." }) waiting: number;
  @Field(() => [MailDomainFailures], { description: "The domains with most failures, at most 20." })
  domains: MailDomainFailures[];
}
