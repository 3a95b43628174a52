import { buildAdministrator } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { Session } from "./session.entity";
import { endExpiredSessions, startSession } from "./session.service";

test("sessions: only expired and idle ones are deleted", async () => {
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
