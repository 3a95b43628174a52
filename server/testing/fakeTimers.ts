/** Fakes `setTimeout` alone: the clock and the network go on. */
export const onlyTimeouts: Parameters<typeof jest.useFakeTimers>[0] = {
  doNotFake: [
    "Date",
    "hrtime",
    "nextTick",
    "performance",
    "queueMicrotask",
    "setImmediate",
    "clearImmediate",
    "setInterval",
    "clearInterval",
  ],
};
