import type { CountRequest } from "../cache/countCache";
import type { RequestContext } from "./context";

export type CountContext = Pick<RequestContext, "cachedCounts" | "dependencies">;

async function findCount<Value>(
  { cachedCounts, dependencies }: CountContext,
  request: CountRequest<Value>,
): Promise<Value | undefined> {
  if (!cachedCounts) return request.count();
  const { value, isStale } = await cachedCounts.find(request);
  if (isStale) dependencies?.refuse();
  return value as Value | undefined;
}

/** Returns a count: to visitors the cached one. A response with a count from before a write is not cached. */
export const readCachedCount = async <Value>(
  context: CountContext,
  request: Omit<CountRequest<Value>, "ifReady">,
): Promise<Value> => (await findCount(context, request)) as Value;

/** The same, but returns null to visitors while the rows are counted for the first time, if that takes long. */
export const readCountIfReady = async <Value>(
  context: CountContext,
  request: Omit<CountRequest<Value>, "ifReady">,
): Promise<Value | null> => (await findCount(context, { ...request, ifReady: true })) ?? null;
