import { daily, everyMinutes, hourly, type JobTools, type OnceJob } from "../../core/jobs/job";
import { makePartitions } from "../../features/clicks/partitions.service";
import { deleteOldClicks } from "../../features/clicks/retention.service";
import { endExpiredSessions } from "../../features/accounts/session.service";
import { forgetOldDevices } from "../../features/accounts/devices/knownDevices.service";
import { deleteExpiredResets } from "../../features/accounts/passwordReset/passwordReset.service";
import { deleteExpiredSignIns } from "../../features/accounts/twoFactor/pendingSignIns.service";
import { deleteOldAuditEntries } from "../../features/history/dropOldAuditEntries.service";
import { emptyTrash } from "../../features/history/emptyTrash.service";
import { checkDueLinks } from "../../features/links/checkLinks.service";
import { deleteOldMails } from "../../features/mail/outbox.service";
import { addUsedPictures } from "../../features/media/library/addUsedPictures.service";
import type { PictureInventory } from "../../features/media/upload/pictureStorage";
import { deleteUnconfirmed } from "../../features/newsletter/confirmation.service";
import { deleteOrphanedImages } from "../../features/media/upload/orphanedImages.service";
import { deleteOldCreateRequests } from "../../core/write/createOnce";
import { deleteEndedPreviewLinks } from "../../features/publishing/previews/previewLinks.service";
import { pruneRevisions } from "../../features/publishing/revisions/pruneRevisions.service";
import { loadDailyRates } from "../../features/settings/exchangeRates/exchangeRates.service";
import { deleteExpiredAttempts } from "../../core/access/sharedLimit.service";
import { pullDueSales } from "../../features/analytics/pulls/pullSales.service";
import type { SalesSource } from "../../features/analytics/pulls/salesSource";
import { deleteOldMissedSearches } from "../../features/search/synonyms/missedSearch.service";
import { deleteUnusedLists } from "../../features/sync/syncedList.service";
import { announceDue } from "../../core/events/announceDue";
import { announceNotices } from "../../features/notices/notices.service";
import { deleteOldDeliveries } from "../../features/webhooks/webhookDeliveries.service";
import { deleteOldChanges, noteDueRecords } from "../../features/changes/changeLog.service";
import { samplePictures } from "../../features/sampleData/sampleContent.service";
import { folderStorage } from "../../features/media/upload/folderStorage";
import { forgetAskers } from "../../features/questions/askers.service";
import { deleteQuestionPictures } from "../../features/questions/questions.service";
import { hashLooks } from "../../features/media/pictureHashes/lookHashes.service";
import { forgetAddresses } from "../../features/corrections/corrections.service";
import { deleteUnreadFeeds } from "../../features/follow/personalFeed.service";
import { storeFigures } from "../../features/newsletters/newsletterFigures.service";
import { sendAlerts } from "../../features/digests/sendAlerts.service";
import { sendDigests } from "../../features/digests/sendDigests.service";
import { queueDueFeeds } from "../../features/feeds/run/feedRuns.service";

/** Dependencies of the jobs. */
export interface ServerTools extends JobTools {
  pictures: PictureInventory;
  /** Pictures that readers ask about. */
  questions: PictureInventory;
  /** Retention of the audit log in days. */
  auditDays: number;
  /** APIs of networks that report sales. */
  salesSources: readonly SalesSource[];
}

export const jobs: readonly OnceJob<ServerTools>[] = [
  {
    name: "check-links",
    once: everyMinutes(10),
    run: ({ db, log }, end) => checkDueLinks(db, log, undefined, end),
  },
  // Rows of a month without a partition go to the default partition, so a missed run loses nothing.
  { name: "make-click-partitions", once: daily("03:05"), run: ({ db }) => makePartitions(db) },
  { name: "drop-old-clicks", once: daily("03:40"), run: ({ db }, end) => deleteOldClicks(db, end) },
  {
    name: "drop-old-audit-entries",
    once: daily("03:50"),
    run: ({ db, auditDays }, end) => deleteOldAuditEntries(db, auditDays, end),
  },
  { name: "empty-trash", once: daily("03:20"), run: ({ db }) => emptyTrash(db) },
  // After emptying the trash, which may have referred to images.
  {
    name: "remove-unused-pictures",
    once: daily("03:30"),
    run: ({ db, pictures }, end) => deleteOrphanedImages(db, pictures, end),
  },
  { name: "add-used-pictures", once: daily("03:28"), run: ({ db }) => addUsedPictures(db) },
  { name: "forget-attempts", once: hourly(15), run: ({ db }) => deleteExpiredAttempts(db) },
  { name: "delete-create-requests", once: hourly(25), run: ({ db }) => deleteOldCreateRequests(db) },
  {
    name: "forget-missed-searches",
    once: daily("03:55"),
    run: ({ db }) => deleteOldMissedSearches(db),
  },
  { name: "prune-revisions", once: daily("03:45"), run: ({ db }, end) => pruneRevisions(db, end) },
  {
    name: "delete-preview-links",
    once: daily("03:35"),
    run: ({ db }) => deleteEndedPreviewLinks(db),
  },
  {
    name: "forget-sign-ins",
    once: hourly(10),
    run: async ({ db }) =>
      (await deleteExpiredSignIns(db)) + (await deleteExpiredResets(db)) + (await forgetOldDevices(db)),
  },
  // The European Central Bank publishes in the afternoon.
  {
    name: "load-exchange-rates",
    once: daily("15:30"),
    run: ({ db }, end) => loadDailyRates(db, end),
  },
  // A pull that succeeded rests for a day; one that failed is repeated.
  {
    name: "pull-sales",
    once: everyMinutes(360, 35),
    run: ({ db, log, salesSources }, end) => pullDueSales(db, log, salesSources, end),
  },
  { name: "send-alerts", once: hourly(20), run: ({ db }, end) => sendAlerts(db, end) },
  { name: "send-digests", once: everyMinutes(10), run: ({ db }, end) => sendDigests(db, end) },
  { name: "queue-feeds", once: everyMinutes(10), run: ({ db }) => queueDueFeeds(db) },
  {
    name: "announce-due-content",
    once: everyMinutes(10),
    run: async ({ db }) => (await announceDue(db)) + (await announceNotices(db)) + (await noteDueRecords(db)),
  },
  { name: "delete-unconfirmed", once: daily("04:05"), run: ({ db }) => deleteUnconfirmed(db) },
  { name: "delete-webhook-deliveries", once: daily("03:10"), run: ({ db }) => deleteOldDeliveries(db) },
  { name: "delete-unused-lists", once: daily("03:15"), run: ({ db }) => deleteUnusedLists(db) },
  { name: "delete-unread-feeds", once: daily("03:15"), run: ({ db }) => deleteUnreadFeeds(db) },
  { name: "forget-correction-addresses", once: daily("03:08"), run: ({ db }) => forgetAddresses(db) },
  { name: "forget-askers", once: daily("03:09"), run: ({ db }) => forgetAskers(db) },
  { name: "delete-public-changes", once: daily("03:18"), run: ({ db }) => deleteOldChanges(db) },
  {
    name: "hash-looks",
    once: everyMinutes(10),
    run: ({ db, pictures }, end) => hashLooks(db, { pictures, art: folderStorage(samplePictures) }, end),
  },
  {
    name: "delete-question-pictures",
    once: daily("03:18"),
    run: ({ db, questions }) => deleteQuestionPictures(db, questions),
  },
  { name: "delete-mails", once: daily("03:12"), run: ({ db }) => deleteOldMails(db) },
  // Before their mails are deleted.
  { name: "store-newsletter-figures", once: daily("02:45"), run: ({ db }) => storeFigures(db) },
  { name: "end-sessions", once: hourly(5), run: ({ db }) => endExpiredSessions(db) },
];
