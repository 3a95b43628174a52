import type { CountRequest } from "../cache/countCache";
import type { RequestContext } from "./context";

export type CountContext = Pick<RequestContext, "cachedCounts" | "dependencies">;

/** Returns a count: to visitors the cached one. A response with a count from before a write is not cached. */
export async function readCachedCount<Value>(
  { cachedCounts, dependencies }: CountContext,
  request: CountRequest<Value>,
): Promise<Value> {
  if (!cachedCounts) return request.count();
  const { value, isStale } = await cachedCounts.find(request);
  if (isStale) dependencies?.refuse();
  return value as Value;
}
