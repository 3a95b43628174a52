/** Tests that not every machine can run. The reporter lists the skipped ones; their titles say why (scripts/jest/progress.mjs). */

/** Whether these tests run on PostgreSQL, not on the embedded engine. */
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

const skippedTitle = (title: string, reason: string): string => `${title} (skipped: ${reason})`;

/** Returns `test` where it can run, and otherwise one that is skipped for this reason. */
export const testIf =
  (canRun: boolean, reason: string) =>
  (title: string, body: jest.ProvidesCallback, timeoutMs?: number): void =>
    canRun ? test(title, body, timeoutMs) : test.skip(skippedTitle(title, reason), body);

/** Returns `describe` where its tests can run, and otherwise one that is skipped for this reason. */
export const describeIf =
  (canRun: boolean, reason: string) =>
  (title: string, body: () => void): void =>
    canRun ? describe(title, body) : describe.skip(skippedTitle(title, reason), body);

/** @param reason what the embedded engine lacks */
export const testOnPostgres = (reason: string) => testIf(onPostgres, reason);
export const describeOnPostgres = (reason: string) => describeIf(onPostgres, reason);
