import { describeEndedSupport } from "./nodeSupport";

describe("support of Node", () => {
  test.each([
    ["v20.20.2", "2026-11-26", "Node 20 gets no security fixes since 2026-04-30."],
    ["v20.20.2", "2026-04-30", null],
    ["v22.23.4", "2026-11-26", null],
    ["v22.23.4", "2027-05-01", "Node 22 gets no security fixes since 2027-04-30."],
    ["v23.11.0", "2026-11-26", "Node 23 gets no security fixes since 2025-06-01."],
    ["v24.22.1", "2026-11-26", null],
    ["v18.20.8", "2026-11-26", "Node 18 gets no security fixes"],
    ["v30.0.0", "2026-11-26", null],
    ["v26.13.0", "2030-01-01", "Node 26 gets no security fixes since 2029-04-30."],
  ])("of %s on %s has a sentence only after its end", (version, day, sentence) => {
    const told = describeEndedSupport(version, new Date(`${day}T12:00:00Z`));
    if (sentence === null) expect(told).toBeNull();
    else expect([told?.startsWith(sentence), told]).toEqual([true, expect.stringContaining("Install Node 2")]);
  });
});
