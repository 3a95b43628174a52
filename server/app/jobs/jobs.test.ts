// On both engines: jobs run from a queue, or by timers.
import os from "node:os";
import path from "node:path";
import pino from "pino";
import type { EntityManager } from "typeorm";
import { buildAdministrator } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { endExpiredSessions, startSession } from "../../features/accounts/session.service";
import { folderStorage } from "../../features/media/upload/folderStorage";
import { Session } from "../../features/accounts/session.entity";
import { waitUntil } from "../../testing/time/waiting";
import { startJobs } from "./jobs";

describe("jobs", () => {
  const log = pino({ level: "silent" });
  const tools = {
    log,
    pictures: folderStorage(path.join(os.tmpdir(), "wornby-no-pictures")),
    questions: folderStorage(path.join(os.tmpdir(), "wornby-no-questions")),
    auditDays: 730,
    salesSources: [],
  };

  test("start and stop, with a queue in the database or with timers", async () => {
    const dataSource = await testDatabase();
    const databaseUrl = "url" in dataSource.options ? (dataSource.options.url ?? null) : null;
    try {
      const stop = await startJobs({ ...tools, databaseUrl, db: dataSource.manager });
      if (databaseUrl) {
        const queues: { name: string }[] = await dataSource.query("SELECT name FROM pgboss.schedule ORDER BY name");
        expect(queues.map(({ name }) => name)).toEqual([
          "add-used-pictures",
          "announce-due-content",
          "check-links",
          "delete-create-requests",
          "delete-mails",
          "delete-preview-links",
          "delete-public-changes",
          "delete-question-pictures",
          "delete-unconfirmed",
          "delete-unread-feeds",
          "delete-unused-lists",
          "delete-webhook-deliveries",
          "drop-old-audit-entries",
          "drop-old-clicks",
          "empty-trash",
          "end-sessions",
          "forget-askers",
          "forget-attempts",
          "forget-correction-addresses",
          "forget-missed-searches",
          "forget-sign-ins",
          "hash-looks",
          "load-exchange-rates",
          "make-click-partitions",
          "prune-revisions",
          "pull-sales",
          "queue-feeds",
          "remove-unused-pictures",
          "send-alerts",
          "send-digests",
          "store-newsletter-figures",
        ]);
      }
      await stop();
    } finally {
      // The queue's connections close shortly after it was stopped.
      await waitUntil(async () => {
        const connections =
          "SELECT FROM pg_stat_activity WHERE application_name = 'wornby jobs' AND datname = current_database()";
        return (await dataSource.query<unknown[]>(connections)).length === 0;
      });
      await dataSource.destroy();
    }
  });

  test("do not overlap with themselves", async () => {
    jest.useFakeTimers();
    const query = jest.fn(() => new Promise(() => undefined));
    const db = { query } as unknown as EntityManager;
    try {
      const stop = await startJobs({ ...tools, databaseUrl: null, db });
      await jest.advanceTimersByTimeAsync(35 * 60_000);
      // The link check, the queue of feeds and the hashes of looks, each once.
      expect(query).toHaveBeenCalledTimes(3);
      jest.useRealTimers();
      await stop();
    } finally {
      jest.useRealTimers();
    }
  });

  test("delete expired sessions only", async () => {
    const dataSource = await testDatabase();
    try {
      const db = dataSource.manager;
      const { id } = await buildAdministrator(db, { email: "a@b.example", password: "a good password" });
      const [old, idle] = [
        await startSession(db, id, ""),
        await startSession(db, id, ""),
        await startSession(db, id, ""),
      ];
      await db.update(Session, { idHash: old.sessionHash }, { expiresAt: new Date(Date.now() - 1_000) });
      await db.update(Session, { idHash: idle.sessionHash }, { lastSeenAt: new Date(Date.now() - 31 * 60_000) });
      expect(await endExpiredSessions(db)).toBe(2);
      expect(await endExpiredSessions(db)).toBe(0);
    } finally {
      await dataSource.destroy();
    }
  });
});
