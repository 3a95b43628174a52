type FakeTimersConfig = Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>;
type Clock = NonNullable<FakeTimersConfig["doNotFake"]>[number];

const clocks: Clock[] = [
  ...(["Date", "hrtime", "performance", "nextTick", "queueMicrotask"] as const),
  ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"] as const),
];

/** Returns settings that fake these alone: the network and the database need the others. */
export const fakeOnly = (...faked: Clock[]): FakeTimersConfig => ({
  doNotFake: clocks.filter((clock) => !faked.includes(clock)),
});
