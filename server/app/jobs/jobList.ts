import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
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
export interface JobTools {
  db: EntityManager;
  log: Logger;
  pictures: PictureInventory;
  /** Pictures that readers ask about. */
  questions: PictureInventory;
  /** Retention of the audit log in days. */
  auditDays: number;
  /** APIs of networks that report sales. */
  salesSources: readonly SalesSource[];
}

/** A recurring job outside of requests. */
export interface Job {
  name: string;
  /** Cron schedule in UTC: one run per time for all processes. */
  cron: string;
  /** Minutes between two runs of a single process. */
  minutes: number;
  run(tools: JobTools, end: AbortSignal): Promise<unknown>;
}

export const jobs: readonly Job[] = [
  {
    name: "check-links",
    cron: "*/10 * * * *",
    minutes: 10,
    run: ({ db, log }, end) => checkDueLinks(db, log, undefined, end),
  },
  // Rows of a month without a partition go to the default partition, so a missed run loses nothing.
  { name: "make-click-partitions", cron: "5 3 * * *", minutes: 24 * 60, run: ({ db }) => makePartitions(db) },
  { name: "drop-old-clicks", cron: "40 3 * * *", minutes: 24 * 60, run: ({ db }, end) => deleteOldClicks(db, end) },
  {
    name: "drop-old-audit-entries",
    cron: "50 3 * * *",
    minutes: 24 * 60,
    run: ({ db, auditDays }, end) => deleteOldAuditEntries(db, auditDays, end),
  },
  { name: "empty-trash", cron: "20 3 * * *", minutes: 24 * 60, run: ({ db }) => emptyTrash(db) },
  // After emptying the trash, which may have referred to images.
  {
    name: "remove-unused-pictures",
    cron: "30 3 * * *",
    minutes: 24 * 60,
    run: ({ db, pictures }, end) => deleteOrphanedImages(db, pictures, end),
  },
  { name: "add-used-pictures", cron: "28 3 * * *", minutes: 24 * 60, run: ({ db }) => addUsedPictures(db) },
  { name: "forget-attempts", cron: "15 * * * *", minutes: 60, run: ({ db }) => deleteExpiredAttempts(db) },
  { name: "delete-create-requests", cron: "25 * * * *", minutes: 60, run: ({ db }) => deleteOldCreateRequests(db) },
  {
    name: "forget-missed-searches",
    cron: "55 3 * * *",
    minutes: 24 * 60,
    run: ({ db }) => deleteOldMissedSearches(db),
  },
  { name: "prune-revisions", cron: "45 3 * * *", minutes: 24 * 60, run: ({ db }, end) => pruneRevisions(db, end) },
  {
    name: "delete-preview-links",
    cron: "35 3 * * *",
    minutes: 24 * 60,
    run: ({ db }) => deleteEndedPreviewLinks(db),
  },
  {
    name: "forget-sign-ins",
    cron: "10 * * * *",
    minutes: 60,
    run: async ({ db }) =>
      (await deleteExpiredSignIns(db)) + (await deleteExpiredResets(db)) + (await forgetOldDevices(db)),
  },
  // The European Central Bank publishes in the afternoon.
  {
    name: "load-exchange-rates",
    cron: "30 15 * * *",
    minutes: 24 * 60,
    run: ({ db }, end) => loadDailyRates(db, end),
  },
  // A pull that succeeded rests for a day; one that failed is repeated.
  {
    name: "pull-sales",
    cron: "35 */6 * * *",
    minutes: 6 * 60,
    run: ({ db, log, salesSources }, end) => pullDueSales(db, log, salesSources, end),
  },
  { name: "send-alerts", cron: "20 * * * *", minutes: 60, run: ({ db }, end) => sendAlerts(db, end) },
  { name: "send-digests", cron: "*/10 * * * *", minutes: 10, run: ({ db }, end) => sendDigests(db, end) },
  { name: "queue-feeds", cron: "*/10 * * * *", minutes: 10, run: ({ db }) => queueDueFeeds(db) },
  {
    name: "announce-due-content",
    cron: "*/10 * * * *",
    minutes: 10,
    run: async ({ db }) => (await announceDue(db)) + (await announceNotices(db)) + (await noteDueRecords(db)),
  },
  { name: "delete-unconfirmed", cron: "5 4 * * *", minutes: 24 * 60, run: ({ db }) => deleteUnconfirmed(db) },
  { name: "delete-webhook-deliveries", cron: "10 3 * * *", minutes: 24 * 60, run: ({ db }) => deleteOldDeliveries(db) },
  { name: "delete-unused-lists", cron: "15 3 * * *", minutes: 24 * 60, run: ({ db }) => deleteUnusedLists(db) },
  { name: "delete-unread-feeds", cron: "15 3 * * *", minutes: 24 * 60, run: ({ db }) => deleteUnreadFeeds(db) },
  { name: "forget-correction-addresses", cron: "8 3 * * *", minutes: 24 * 60, run: ({ db }) => forgetAddresses(db) },
  { name: "forget-askers", cron: "9 3 * * *", minutes: 24 * 60, run: ({ db }) => forgetAskers(db) },
  { name: "delete-public-changes", cron: "18 3 * * *", minutes: 24 * 60, run: ({ db }) => deleteOldChanges(db) },
  {
    name: "hash-looks",
    cron: "*/10 * * * *",
    minutes: 10,
    run: ({ db, pictures }, end) => hashLooks(db, { pictures, art: folderStorage(samplePictures) }, end),
  },
  {
    name: "delete-question-pictures",
    cron: "18 3 * * *",
    minutes: 24 * 60,
    run: ({ db, questions }) => deleteQuestionPictures(db, questions),
  },
  { name: "delete-mails", cron: "12 3 * * *", minutes: 24 * 60, run: ({ db }) => deleteOldMails(db) },
  // Before their mails are deleted.
  { name: "store-newsletter-figures", cron: "45 2 * * *", minutes: 24 * 60, run: ({ db }) => storeFigures(db) },
  { name: "end-sessions", cron: "5 * * * *", minutes: 60, run: ({ db }) => endExpiredSessions(db) },
];
