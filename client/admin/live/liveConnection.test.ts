import { LiveConnection, type LiveSource, type PresenceReport } from "./liveConnection";

class FakeSource implements LiveSource {
  readyState = 0;
  onopen: LiveSource["onopen"] = null;
  onmessage: LiveSource["onmessage"] = null;
  onerror: LiveSource["onerror"] = null;
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.onopen?.call(this as never, new Event("open"));
  }
  send(message: object) {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.call(this as never, new Event("error"));
  }
}

describe("LiveConnection", () => {
  let sources: FakeSource[];
  let reports: PresenceReport[];
  let tags: string[][];
  let connection: LiveConnection;
  const last = () => sources.at(-1) as FakeSource;
  const others = () => connection.getOpenRecords().map(({ name }) => name);

  beforeEach(() => {
    jest.useFakeTimers();
    [sources, reports, tags] = [[], [], []];
    connection = new LiveConnection({
      openSource: () => {
        sources.push(new FakeSource());
        return last();
      },
      sendReport: (report) => reports.push(report),
      onTags: (changed) => tags.push([...changed]),
    });
    connection.start();
    last().open();
  });
  afterEach(() => jest.useRealTimers());

  it("passes tags on, and everything after a gap", () => {
    last().send({ tags: ["outfits", "outfit:1"] });
    expect(tags).toEqual([["outfits", "outfit:1"]]);
    last().fail(0);
    expect(sources).toHaveLength(1);
    last().open();
    expect(tags.at(-1)).toEqual(["everything"]);
  });

  it("tries again after a refusal, with growing delays", () => {
    last().fail(2);
    jest.advanceTimersByTime(4_999);
    expect(sources).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sources).toHaveLength(2);
    last().fail(2);
    jest.advanceTimersByTime(9_999);
    expect(sources).toHaveLength(2);
    jest.advanceTimersByTime(1);
    last().open();
    last().fail(2);
    jest.advanceTimersByTime(5_000);
    expect(sources).toHaveLength(4);
  });

  it.each(["session", "replaced"])("waits for a start after the stream ended (%s)", (ended) => {
    last().send({ presence: [{ tab: "1", administratorId: "2", name: "Jo", record: "outfit:1", editing: false }] });
    expect(others()).toEqual(["Jo"]);
    last().send({ ended });
    expect(last().readyState).toBe(2);
    expect(others()).toEqual([]);
    jest.advanceTimersByTime(600_000);
    expect(sources).toHaveLength(1);
    connection.start();
    connection.start();
    expect(sources).toHaveLength(2);
  });

  it("lets the browser reconnect after a shutdown", () => {
    last().send({ ended: "shutdown" });
    expect(last().readyState).toBe(1);
  });

  it("reports a record until it is closed, renews it with each heartbeat, and omits it from the others", () => {
    const opened = connection.open("outfit:1");
    const [{ tab }] = reports as [PresenceReport];
    expect(reports).toEqual([{ tab, record: "outfit:1", editing: false }]);
    last().send({});
    expect(reports).toHaveLength(2);
    opened.update(true);
    opened.update(false);
    jest.advanceTimersByTime(1_000);
    expect(reports).toHaveLength(2);
    opened.update(true);
    jest.advanceTimersByTime(1_000);
    expect(reports.at(-1)).toEqual({ tab, record: "outfit:1", editing: true });
    const jo = { tab: "jo", administratorId: "2", name: "Jo", record: "outfit:1", editing: false };
    last().send({ presence: [jo, { ...jo, tab, name: "Me" }] });
    expect(others()).toEqual(["Jo"]);
    connection.closeRecords();
    expect(reports.at(-1)).toEqual({ tab, record: null, editing: false });
    opened.close();
    reports.splice(0);
    last().send({});
    expect(reports).toEqual([]);
  });
});
