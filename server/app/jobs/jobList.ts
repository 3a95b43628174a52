import { deleteExpiredAttempts } from "../../core/access/sharedLimit.service";
import { announceDue } from "../../core/events/announceDue";
import { everyMinutes, hourly, type Job } from "../../core/jobs/job";
import { deleteOldCreateRequests } from "../../core/write/createOnce";
import { accountsJobs } from "../../features/accounts/accounts.jobs";
import { analyticsJobs } from "../../features/analytics/analytics.jobs";
import { changesJobs } from "../../features/changes/changes.jobs";
import { clicksJobs } from "../../features/clicks/clicks.jobs";
import { correctionsJobs } from "../../features/corrections/corrections.jobs";
import { digestsJobs } from "../../features/digests/digests.jobs";
import { feedsJobs } from "../../features/feeds/feeds.jobs";
import { followJobs } from "../../features/follow/follow.jobs";
import { historyJobs } from "../../features/history/history.jobs";
import { linksJobs } from "../../features/links/links.jobs";
import { mailJobs } from "../../features/mail/mail.jobs";
import { mediaJobs } from "../../features/media/media.jobs";
import { newsletterJobs } from "../../features/newsletter/newsletter.jobs";
import { newslettersJobs } from "../../features/newsletters/newsletters.jobs";
import { noticesJobs } from "../../features/notices/notices.jobs";
import { publishingJobs } from "../../features/publishing/publishing.jobs";
import { questionsJobs } from "../../features/questions/questions.jobs";
import { searchJobs } from "../../features/search/search.jobs";
import { settingsJobs } from "../../features/settings/settings.jobs";
import { siteImportJobs } from "../../features/siteImport/siteImport.jobs";
import { syncJobs } from "../../features/sync/sync.jobs";
import { webhooksJobs } from "../../features/webhooks/webhooks.jobs";

const coreJobs: readonly Job[] = [
  { name: "announce-due-content", once: everyMinutes(10), run: ({ db }) => announceDue(db) },
  { name: "forget-attempts", once: hourly(15), run: ({ db }) => deleteExpiredAttempts(db) },
  { name: "delete-create-requests", once: hourly(25), run: ({ db }) => deleteOldCreateRequests(db) },
];

/** In the order of their first runs. */
export const jobs = [
  ...coreJobs,
  ...linksJobs,
  ...clicksJobs,
  ...historyJobs,
  ...mediaJobs,
  ...accountsJobs,
  ...analyticsJobs,
  ...settingsJobs,
  ...digestsJobs,
  ...feedsJobs,
  ...changesJobs,
  ...noticesJobs,
  ...newsletterJobs,
  ...newslettersJobs,
  ...mailJobs,
  ...publishingJobs,
  ...searchJobs,
  ...followJobs,
  ...syncJobs,
  ...correctionsJobs,
  ...questionsJobs,
  ...siteImportJobs,
  ...webhooksJobs,
];
