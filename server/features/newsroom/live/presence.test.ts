import { parsePresence, Presence } from "./presence.service";

const message = { tab: "tab", administratorId: "maria", name: "Maria", record: "outfit:1", editing: false };

describe("presence", () => {
  let now = 0;
  const create = () => new Presence(() => now);
  beforeEach(() => (now = 0));

  test("lists a record until it is closed, and reports only what changes the list", () => {
    const presence = create();
    expect(presence.apply(message)).toBe(true);
    expect(presence.apply(message)).toBe(false);
    expect(presence.list()).toEqual([message]);
    expect(presence.apply({ ...message, editing: true })).toBe(true);
    expect(presence.apply({ ...message, record: null })).toBe(true);
    expect(presence.apply({ ...message, record: null })).toBe(false);
    expect(presence.list()).toEqual([]);
  });

  test("expires after 45 seconds without a renewal", () => {
    const presence = create();
    presence.apply(message);
    now = 44_999;
    expect(presence.expire()).toBe(false);
    presence.apply(message);
    now = 89_000;
    expect(presence.expire()).toBe(false);
    now = 90_000;
    expect(presence.expire()).toBe(true);
    expect(presence.list()).toEqual([]);
  });

  test("keeps the last ten tabs of one administrator", () => {
    const presence = create();
    presence.apply({ ...message, administratorId: "jo" });
    for (let tab = 1; tab <= 12; tab += 1) presence.apply({ ...message, tab: `tab ${tab}` });
    const tabs = presence.list().map(({ administratorId, tab }) => `${administratorId}: ${tab}`);
    expect(tabs).toHaveLength(11);
    expect(tabs).not.toContain("maria: tab 2");
    expect(tabs).toContain("maria: tab 3");
  });

  test.each(["", "null", "[]", "{}", '{"tab":"1","administratorId":"2","name":"3"}'])(
    "ignores the message %j of another format",
    (payload) => {
      expect(parsePresence(payload)).toBeNull();
    },
  );
});
