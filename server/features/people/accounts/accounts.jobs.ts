import { hourly, type Job } from "../../../core/jobs/job";
import { forgetOldDevices } from "./devices/knownDevices.service";
import { deleteExpiredResets } from "./passwordReset/passwordReset.service";
import { endExpiredSessions } from "./session.service";
import { deleteExpiredSignIns } from "./twoFactor/pendingSignIns.service";

export const accountsJobs: readonly Job[] = [
  {
    name: "forget-sign-ins",
    once: hourly(10),
    run: async ({ db }) =>
      (await deleteExpiredSignIns(db)) + (await deleteExpiredResets(db)) + (await forgetOldDevices(db)),
  },
  { name: "end-sessions", once: hourly(5), run: ({ db }) => endExpiredSessions(db) },
];
