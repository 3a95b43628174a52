import { Field, ID, Int, ObjectType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";

export const NoticeKind = createEnum("NoticeKind", "What a notice is about.", {
  NO_SALES: "An affiliate program has had no sales for 7 days, after some in the 28 days before.",
  NO_REPORT: "The same, but no report of the program was imported in the 7 days, so its sales are not known.",
  DECLINED_SALES:
    "An affiliate program declined a much larger share of the sales of 30 days than in the five months before.",
  MAILS_STOPPED: "Mails wait, because the mail server cannot be used or an administrator paused them.",
  BACKUP_FAILED: "The last scheduled backup failed.",
  BACKUP_UNPROVEN: "The last restore of a backup did not give back all of it.",
  FAILED_FEED: "The last run of a feed failed.",
  DEAD_LINK: "Checks find a public link dead that had clicks in the last 30 days or sales in the last 90.",
  PRICE_DROP: "The price of a public look's product dropped, as visitors see it.",
});
export type NoticeKind = keyof typeof NoticeKind;

/** Types of the webhook events that tell of new notices. */
export const noticeEvents: Record<NoticeKind, { name: string; description: string }> = {
  NO_SALES: { name: "program.no_sales", description: "A program has had no sales for a week." },
  NO_REPORT: { name: "program.no_report", description: "No report of a program was imported for a week." },
  DECLINED_SALES: { name: "program.declined_sales", description: "A program declines far more sales than before." },
  MAILS_STOPPED: {
    name: "mail.stopped",
    description: "Mails wait: the mail server cannot be used, or they are paused.",
  },
  BACKUP_FAILED: { name: "backup.failed", description: "The last scheduled backup failed." },
  BACKUP_UNPROVEN: { name: "backup.unproven", description: "A backup could not be restored whole." },
  FAILED_FEED: { name: "feed.failed", description: "The last run of a feed failed." },
  DEAD_LINK: { name: "link.dead", description: "A link with clicks or sales is dead." },
  PRICE_DROP: { name: "product.price_dropped", description: "The price of a look's product dropped." },
};

@ObjectType({ description: "Something that an editor should look at. It goes away with its cause." })
export class Notice {
  @Field(() => ID, { description: "Identifies the notice: its kind and the row that it is about." }) id: string;
  @Field(() => NoticeKind, { description: "What it is about." }) kind: NoticeKind;
  @Field(() => String, { description: "A sentence for editors." }) text: string;
  @Field(() => String, { description: "Path of the screen where an editor can act." }) path: string;
}

@ObjectType({ description: "Notices, the most costly first." })
export class NoticeList {
  @Field(() => [Notice], { description: "The first notices." }) nodes: Notice[];
  @Field(() => Int, { description: "Number of all notices." }) totalCount: number;
}

/** A notice as its query found it. */
export interface FoundNotice {
  kind: NoticeKind;
  /** UUID of the program, feed, link or product. */
  subjectId: string;
  text: string;
  path: string;
}

/** The subject of notices about what there is one of, such as the mail server. */
export const onlySubjectId = "00000000-0000-0000-0000-000000000001";

/** "2026-11-27 14:05 UTC" */
export const toMinute = (time: Date): string => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Returns a number with its noun: "1 click", "2 clicks". */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
