/** SQL: how long a process that reports nothing keeps its work. Then another process repeats it. */
export const leaseInterval = "interval '2 minutes'";

/** Several renewals may fail before a lease ends. */
const renewMs = 20_000;

/** Renews a lease again and again while the work runs. A renewal that fails is repeated by the next. */
export async function keepLease<Result>(
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
  everyMs = renewMs,
): Promise<Result> {
  const timer = setInterval(() => void renew().catch(() => undefined), everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
