import { deleteExpiredAttempts } from "../../core/access/sharedLimit.service";
import { daily, everyMinutes, hourly, type Job } from "../../core/jobs/job";
import { announceDue } from "../../core/publicChanges/announceDue";
import { deleteOldChanges } from "../../core/publicChanges/changeLog";
import { forgetImportChanges } from "../../core/imports/undoImport.service";
import { deleteOldCreateRequests } from "../../core/write/createOnce";
import { accountsJobs } from "../../features/people/accounts/accounts.jobs";
import { salesJobs } from "../../features/money/sales/sales.jobs";
import { backupsJobs } from "../../features/site/backups/backups.jobs";
import { clicksJobs } from "../../features/money/clicks/clicks.jobs";
import { digestsJobs } from "../../features/readers/mailings/digests/digests.jobs";
import { feedsJobs } from "../../features/imports/feeds/feeds.jobs";
import { followJobs } from "../../features/readers/follow/follow.jobs";
import { historyJobs } from "../../features/newsroom/history/history.jobs";
import { linksJobs } from "../../features/shops/links/links.jobs";
import { mailJobs } from "../../features/site/mail/mail.jobs";
import { mediaJobs } from "../../features/newsroom/media/media.jobs";
import { readersJobs } from "../../features/readers/readers/readers.jobs";
import { newslettersJobs } from "../../features/readers/mailings/newsletters/newsletters.jobs";
import { noticesJobs } from "../../features/outside/notices/notices.jobs";
import { publishingJobs } from "../../features/newsroom/publishing/publishing.jobs";
import { questionsJobs } from "../../features/readers/questions/questions.jobs";
import { searchJobs } from "../../features/content/search/search.jobs";
import { settingsJobs } from "../../features/site/settings/settings.jobs";
import { siteImportJobs } from "../../features/imports/site/siteImport.jobs";
import { syncJobs } from "../../features/readers/sync/sync.jobs";
import { webhooksJobs } from "../../features/outside/webhooks/webhooks.jobs";

const coreJobs: readonly Job[] = [
  { name: "announce-due-content", once: everyMinutes(10), run: ({ db }) => announceDue(db) },
  { name: "delete-public-changes", once: daily("03:18"), run: ({ db }) => deleteOldChanges(db) },
  { name: "forget-attempts", once: hourly(15), run: ({ db }) => deleteExpiredAttempts(db) },
  { name: "delete-create-requests", once: hourly(25), run: ({ db }) => deleteOldCreateRequests(db) },
  { name: "forget-import-changes", once: daily("03:50"), run: ({ db }) => forgetImportChanges(db) },
];

/** In the order of their first runs. */
export const jobs = [
  ...coreJobs,
  ...backupsJobs,
  ...linksJobs,
  ...clicksJobs,
  ...historyJobs,
  ...mediaJobs,
  ...accountsJobs,
  ...salesJobs,
  ...settingsJobs,
  ...digestsJobs,
  ...feedsJobs,
  ...noticesJobs,
  ...readersJobs,
  ...newslettersJobs,
  ...mailJobs,
  ...publishingJobs,
  ...searchJobs,
  ...followJobs,
  ...syncJobs,
  ...questionsJobs,
  ...siteImportJobs,
  ...webhooksJobs,
];
