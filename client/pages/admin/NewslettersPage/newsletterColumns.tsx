import { styled } from "@mui/material/styles";
import type { NewsletterRowFragment, NewsletterStatus } from "../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { formatReleaseTime } from "../../../features/newsroom/publishing/admin/releaseTime";

export const newsletterStates: Readonly<Record<NewsletterStatus, string>> = {
  DRAFT: "Draft",
  SCHEDULED: "Scheduled",
  SENDING: "Sending",
  SENT: "Sent",
};

const number = (count: number): string => count.toLocaleString("en-US");

/** A figure of a newsletter whose sending has begun; nothing before. */
const figure =
  (read: (row: NewsletterRowFragment) => number) =>
  (row: NewsletterRowFragment): string =>
    row.status === "SENDING" || row.status === "SENT" ? number(read(row)) : "–";

/** @param timeZone of the site; undefined until it is read. */
export const newsletterColumns = (timeZone: string | undefined): readonly AdminColumn<NewsletterRowFragment>[] => [
  {
    field: "subject",
    label: "Subject",
    flex: 3,
    minWidth: 240,
    phone: "title",
    render: ({ subject, preview }) => (
      <Text>
        {subject}
        {preview ? <small>{preview}</small> : null}
      </Text>
    ),
  },
  {
    field: "status",
    label: "State",
    flex: 2,
    minWidth: 190,
    render: ({ status, scheduledAt }) => (
      <Text>
        {newsletterStates[status]}
        {scheduledAt && timeZone ? (
          <small>
            <time dateTime={scheduledAt}>{formatReleaseTime(scheduledAt, timeZone)}</time>
          </small>
        ) : null}
      </Text>
    ),
  },
  { field: "recipients", label: "Mails", width: 90, render: figure(({ recipients }) => recipients) },
  { field: "delivered", label: "Delivered", width: 105, render: figure(({ figures }) => figures.delivered) },
  { field: "bounced", label: "Bounced", width: 100, render: figure(({ figures }) => figures.bounced + figures.failed) },
  { field: "clicks", label: "Shop clicks", width: 115, render: figure(({ figures }) => figures.clicks) },
  { field: "left", label: "Left", width: 80, render: figure(({ figures }) => figures.left) },
];

const Text = styled("span")(({ theme }) => ({
  minWidth: 0,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  "& small": { display: "block", fontSize: "0.8125rem", fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
