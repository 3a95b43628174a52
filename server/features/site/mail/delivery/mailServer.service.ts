import type { EntityManager } from "typeorm";
import { MailServerState } from "./mailServer.entity";

type State = Pick<MailServerState, "failingSince" | "problem" | "pausedAt">;

/** Returns whether mails go out. */
export const readMailServer = async (db: EntityManager): Promise<State> =>
  (await db.findOneBy(MailServerState, { id: 1 })) ?? { failingSince: null, problem: "", pausedAt: null };

/** What one of all processes tells when it changes. */
export interface MailServerEvents {
  /** The mail server cannot be used any more. */
  onFailure: (problem: string) => void;
  /** The mail server can be used again. */
  onSuccess: (failingSince: Date) => void;
}

/** @returns whether the mail server could be used before. */
async function storeFailure(db: EntityManager, problem: string): Promise<boolean> {
  const [{ began }]: [{ began: boolean }] = await db.query(
    `INSERT INTO mail_server AS server (failing_since, problem) VALUES (now(), $1)
     ON CONFLICT (id) DO UPDATE SET failing_since = coalesce(server.failing_since, now()), problem = excluded.problem
     RETURNING failing_since = now() AS began`,
    [problem],
  );
  return began;
}

/** @returns since when the mail server could not be used; undefined when it could. */
async function storeSuccess(db: EntityManager): Promise<Date | undefined> {
  const [rows]: [{ since: Date }[]] = await db.query(
    `UPDATE mail_server server SET failing_since = NULL, problem = '' FROM mail_server old
     WHERE old.id = server.id AND server.failing_since IS NOT NULL RETURNING old.failing_since AS since`,
  );
  return rows.at(0)?.since;
}

/** Stores and tells whether the mail server can be used. A mail that is sent as usual costs no statement. */
export function watchMailServer(db: EntityManager, { onFailure, onSuccess }: MailServerEvents) {
  let isFailing = false;
  return {
    /** Reads what other processes and earlier ones found. */
    read: async () => void (isFailing = (await readMailServer(db)).failingSince !== null),
    failed: async (problem: string) => {
      isFailing = true;
      if (await storeFailure(db, problem)) onFailure(problem);
    },
    worked: async () => {
      if (!isFailing) return;
      isFailing = false;
      const since = await storeSuccess(db);
      if (since) onSuccess(since);
    },
  };
}

/** Lets all mails wait, or lets them go again. */
export const pauseMails = (db: EntityManager, isPaused: boolean): Promise<unknown> =>
  db.query(
    `INSERT INTO mail_server AS server (paused_at) VALUES (CASE WHEN $1 THEN now() END)
     ON CONFLICT (id) DO UPDATE SET paused_at = CASE WHEN $1 THEN coalesce(server.paused_at, now()) END`,
    [isPaused],
  );
