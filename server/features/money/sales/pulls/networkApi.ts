import { setTimeout as sleep } from "node:timers/promises";
import { FetchFailed, failureReasons, fetchPage, type FetchOptions } from "../../../../core/network/fetchPage";
import { isPrivateAddress } from "../../../../core/network/privateNetwork";
import { PullFailed } from "./salesSource";

/** How to reach an API; tests replace it. */
export interface ApiAccess extends Pick<FetchOptions, "isRefused"> {
  /** Replaces the address of the network's API. */
  address?: string;
  wait(ms: number, signal: AbortSignal): Promise<unknown>;
}

export const standardAccess: ApiAccess = {
  isRefused: isPrivateAddress,
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
};

export interface ApiAccount {
  /** Name of the network, for error messages. */
  network: string;
  authorization: string;
  /** The variables with the credentials, for error messages. */
  variables: string;
}

const second = 1_000;
const timeoutMs = 60 * second;
const maxBytes = 64 * 1024 * 1024;
/** Awin counts calls by the minute. */
const limitedWaitMs = 60 * second;
const failedWaitMs = 5 * second;
const maxAttempts = 5;
/** Of a whole pull: a run of a job ends after 55 minutes, and reads two networks at most. */
const maxTotalWaitMs = 15 * 60 * second;

/** An answer, or why there is none. */
type Answer = { status: number; retryAfter: string; body: Buffer } | { reason: string };

const parseRetryAfter = (text: string, usualMs: number): number =>
  /^\d{1,6}$/.test(text) ? Number(text) * second : usualMs;

/** Returns how long to wait before the next attempt; null when there is no use in another. */
function findWait(answer: Answer, attempt: number): number | null {
  const failedMs = failedWaitMs * 2 ** attempt;
  if ("reason" in answer) return failedMs;
  if (answer.status === 429) return parseRetryAfter(answer.retryAfter, limitedWaitMs);
  return answer.status >= 500 ? parseRetryAfter(answer.retryAfter, failedMs) : null;
}

/** Reads JSON from the API of a network. A new reader per pull: it limits the waiting of the whole pull. */
export class NetworkApi {
  private waitedMs = 0;

  constructor(
    private readonly account: ApiAccount,
    private readonly access: ApiAccess,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Returns the parsed answer. Tries again when the network is busy or does not answer.
   * @throws PullFailed
   */
  async get(address: URL): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.request(address);
      if ("body" in answer && answer.status === 200) return this.parse(answer.body);
      const waitMs = findWait(answer, attempt);
      if (waitMs === null || attempt + 1 >= maxAttempts || this.waitedMs + waitMs > maxTotalWaitMs)
        throw this.failure(answer);
      this.waitedMs += waitMs;
      await this.access.wait(waitMs, this.signal);
    }
  }

  private async request(address: URL): Promise<Answer> {
    const { authorization } = this.account;
    try {
      const { status, headers, body } = await fetchPage("GET", address, {
        isRefused: this.access.isRefused,
        userAgent: "WornBySales/1.0",
        timeout: timeoutMs,
        end: this.signal,
        headers: { accept: "application/json", authorization },
        maxBytes,
      });
      return { status, retryAfter: headers["retry-after"] ?? "", body };
    } catch (error) {
      this.signal.throwIfAborted();
      if (error instanceof FetchFailed) return { reason: failureReasons[error.failure](address.hostname) };
      throw error;
    }
  }

  private parse(body: Buffer): unknown {
    const { network } = this.account;
    if (body.length >= maxBytes) throw new PullFailed(`The answer of ${network} is larger than 64 MB.`);
    try {
      return JSON.parse(body.toString("utf8"));
    } catch {
      throw new PullFailed(`The answer of ${network} is not JSON.`);
    }
  }

  private failure(answer: Answer): PullFailed {
    const { network, variables } = this.account;
    if ("reason" in answer) return new PullFailed(`${network} cannot be read: ${answer.reason}.`);
    const { status } = answer;
    if (status === 401 || status === 403)
      return new PullFailed(`${network} refuses the credentials (${status}). Check ${variables}.`);
    if (status === 429) return new PullFailed(`${network} allows no more requests at present (429).`);
    return new PullFailed(`${network} answered with an error (${status}).`);
  }
}
