import { executionAsyncResource } from "node:async_hooks";

/**
 * V8 drops the hidden class of process.nextTick records when a full garbage collection finds none of them, and then
 * creates them slowly for the rest of the process: in Node 20, a tenth of the time of a cached response. A retained
 * record keeps the hidden class, so this module must be imported first.
 */
export const retained: { nextTickRecord?: object } = {};

process.nextTick(() => {
  retained.nextTickRecord = executionAsyncResource();
});
