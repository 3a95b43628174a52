import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { createConnectionType } from "../../../core/paging/connection";
import { Mail } from "./mail.entity";
import { LiftMailSuppressionsInput, MailsArgs, SuppressionsArgs } from "./mail.inputs";
import { readMailHealth, setMailsPaused } from "./mailHealth.service";
import { MailHealth } from "./mailHealth.types";
import { getMailSetup } from "./mailSite.service";
import { MailSuppression } from "./mailSuppression.entity";
import { findMail, getShownContent, isContentShown, listMails, retryMail } from "./outbox.service";
import { liftSuppression, liftSuppressions, listSuppressions } from "./suppressions.service";

@ObjectType({ description: "What the reader of a mail sees. The HTML part is at /api/mail?id=UUID." })
class MailContent {
  @Field(() => String, { description: "Plain text part." }) text: string;
}

const MailConnection = createConnectionType(Mail);
const MailSuppressionConnection = createConnectionType(MailSuppression);

/** The outbox: mails, and addresses that get none. */
@Resolver(() => Mail)
export class MailResolver {
  @RequiresRole("editor", "never")
  @Query(() => MailConnection, {
    description: "Mails, newest first. Editors do not get those of accounts.",
  })
  mails(
    @Args(() => MailsArgs) args: MailsArgs,
    @Ctx() { db, actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listMails(db, actor, args, info);
  }

  @RequiresRole("editor", "never")
  @Query(() => Mail, {
    nullable: true,
    description: "A mail by its id; null when there is none that the caller may see.",
  })
  mail(
    @Arg("id", () => ID, { description: "UUID." }) id: string,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Mail | null> {
    return findMail(db, actor, id);
  }

  @FieldResolver(() => MailContent, {
    nullable: true,
    description:
      "What the reader sees, without the links that act for the reader where a mail server sends it; null after 30 days, and for a mail of an account that was sent. Only for mails that are read one by one.",
  })
  async content(@Root() { id }: Mail, @Ctx() { db, actor }: RequestContext): Promise<MailContent | null> {
    const mail = await findMail(db, actor, id);
    if (!mail || !isContentShown(mail)) return null;
    return Object.assign(new MailContent(), { text: getShownContent(db, mail).text });
  }

  @RequiresRole("editor", "never")
  @Query(() => Boolean, {
    description: "Whether there is a mail server. Without one, mails are only kept in the outbox.",
  })
  sendsMail(@Ctx() { db }: RequestContext): boolean {
    return getMailSetup(db).canSend;
  }

  @RequiresRole("editor", "never")
  @Query(() => MailHealth, { description: "Whether mails go out, and where they do not arrive." })
  mailHealth(@Ctx() { db, actor }: RequestContext): Promise<MailHealth> {
    return readMailHealth(db, actor?.role ?? "editor");
  }

  @RequiresRole("admin", "never")
  @Mutation(() => MailHealth, { description: "Lets all mails wait, also those of accounts, until they are resumed." })
  pauseMails(@Ctx() { db, actor }: RequestContext): Promise<MailHealth> {
    return write(db, actor, (change) => setMailsPaused(change, true));
  }

  @RequiresRole("admin", "never")
  @Mutation(() => MailHealth, { description: "Lets the waiting mails go again." })
  resumeMails(@Ctx() { db, actor }: RequestContext): Promise<MailHealth> {
    return write(db, actor, (change) => setMailsPaused(change, false));
  }

  @RequiresRole("editor", "never")
  @Mutation(() => Mail, {
    description:
      "Sends a mail that did not arrive again. NOT_FOUND; CONFLICT when it was sent, its content was deleted, its reader has left, or there is no mail server.",
  })
  retryMail(
    @Arg("input", () => IdInput, { description: "Id of the mail." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Mail> {
    return write(db, actor, (change) => retryMail(change, id));
  }

  @RequiresRole("editor", "never")
  @Query(() => MailSuppressionConnection, { description: "Addresses that get no mails, newest first." })
  mailSuppressions(@Args(() => SuppressionsArgs) args: SuppressionsArgs, @Ctx() { db }: RequestContext) {
    return listSuppressions(db, args);
  }

  @RequiresRole("editor", "never")
  @Mutation(() => ID, { description: "Lets an address get mails again, and returns the id. NOT_FOUND." })
  liftMailSuppression(
    @Arg("input", () => IdInput, { description: "Id of the suppression." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => liftSuppression(change, id));
  }

  @RequiresRole("editor", "never")
  @Mutation(() => Int, {
    description:
      "Lets the addresses whose mails came back, and that match, get mails again; returns their number. Addresses of reported mails are lifted one by one.",
  })
  liftMailSuppressions(
    @Arg("input", () => LiftMailSuppressionsInput, { description: "Which ones." })
    { search }: LiftMailSuppressionsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return write(db, actor, (change) => liftSuppressions(change, search));
  }
}
