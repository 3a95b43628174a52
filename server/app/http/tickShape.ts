import { executionAsyncResource } from "node:async_hooks";

/**
 * V8 forgets the shape of the records that process.nextTick makes when a full garbage collection finds none of them, and then
 * makes each of them the slow way for the life of the process: in Node 20 a tenth of all that is done for an answer from
 * memory. One record that is kept keeps their shape, so this is to be imported before anything else.
 */
export const keepTickShape: { record?: object } = {};

process.nextTick(() => {
  keepTickShape.record = executionAsyncResource();
});
