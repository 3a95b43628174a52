import pino from "pino";
import { type EntityManager, QueryFailedError } from "typeorm";
import { buildItem } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { browser } from "../../../testing/testClicks";
import { ClickRecorder, type ReceivedClick } from "./clickRecorder";

const minute = 60_000;

describe("ClickRecorder", () => {
  let db: EntityManager;
  let item: string;
  let recorder: ClickRecorder;
  /** Error that the database returns instead of writing. */
  let fault: string | null = null;
  beforeAll(async () => ({ manager: db } = await testDatabase()));
  afterAll(() => db.dataSource.destroy());
  beforeEach(async () => {
    ({ id: item } = await buildItem(db));
    const faulty = {
      query: () => Promise.reject(new QueryFailedError("", [], Object.assign(new Error(), { code: fault }))),
    };
    recorder = new ClickRecorder({
      db: () => (fault ? (faulty as unknown as EntityManager) : db),
      log: pino({ level: "silent" }),
      filterAdminCookies: () => Promise.resolve(new Set()),
      findPage: () => Promise.resolve(null),
    });
  });
  afterEach(() => recorder.stop());

  const click = (visitor: number, more: { id?: string; at?: number } = {}): ReceivedClick => ({
    at: new Date(more.at ?? Date.now()),
    visitor: {
      address: `203.0.113.${visitor}`,
      userAgent: browser,
      head: false,
      prefetch: false,
      cookie: undefined,
      optedOut: false,
    },
    link: {
      type: "item",
      id: more.id ?? item,
      key: "",
      outfitId: null,
      celebrityId: null,
      retailer: "",
      address: "",
      isUnavailable: false,
    },
    programId: null,
    clickId: null,
    page: "",
    placement: "",
    campaign: "",
  });
  const readReasons = async (clicks: ReceivedClick[]): Promise<(string | null)[]> => {
    for (const one of clicks) recorder.click(one);
    await recorder.flush();
    return stored();
  };
  const stored = async (): Promise<(string | null)[]> => {
    const rows: { reason: string | null }[] = await db.query(
      "SELECT discount_reason AS reason FROM link_clicks WHERE target_id = $1 ORDER BY clicked_at, id",
      [item],
    );
    return rows.map(({ reason }) => reason);
  };

  test("loses only the row of a batch that the database rejects", async () => {
    for (let n = 0; n < 40; n++) recorder.click(click(n, n === 17 || n === 39 ? { id: "no id" } : {}));
    await recorder.flush();
    expect(await stored()).toHaveLength(38);
  });

  test.each(["25006", "57P03", "40001", "58030", "55P03"])(
    "keeps clicks in the queue while the database returns %s",
    async (code) => {
      fault = code;
      recorder.click(click(1));
      await recorder.flush();
      fault = null;
      await recorder.flush();
      expect(await stored()).toEqual([null]);
    },
  );

  test("counts up to 30 clicks of one network per minute", async () => {
    const start = Math.floor(Date.now() / minute) * minute;
    const clicks = [0, 1].flatMap((late) =>
      Array.from({ length: 40 }, (_, n) => click(n, { at: start + late * minute + n })),
    );
    for (const one of clicks.slice(40)) one.visitor.userAgent += " later";
    const oneMinute = [...Array<null>(30).fill(null), ...Array<string>(10).fill("limit")];
    expect(await readReasons(clicks)).toEqual([...oneMinute, ...oneMinute]);
  });

  test("does not count bots and prefetches towards that limit", async () => {
    const start = Math.floor(Date.now() / minute) * minute;
    const clicks = Array.from({ length: 60 }, (_, n) => click(n, { at: start + n }));
    for (const one of clicks.slice(0, 15)) one.visitor.userAgent = "curl/8.0";
    for (const one of clicks.slice(15, 30)) one.visitor.prefetch = true;
    expect((await readReasons(clicks)).slice(30)).toEqual(Array<null>(30).fill(null));
  });

  test("counts a click of an outage once, even after several attempts", async () => {
    fault = "25006";
    const start = Math.floor(Date.now() / minute) * minute;
    for (let n = 0; n < 20; n++) recorder.click(click(n, { at: start + n }));
    for (let attempt = 0; attempt < 3; attempt++) await recorder.flush();
    fault = null;
    await recorder.flush();
    expect(await stored()).toEqual(Array<null>(20).fill(null));
  });

  test("counts returning visitors of a long outage again after half an hour", async () => {
    const start = Date.now() - 60 * minute;
    for (const ago of [0, 10, 35, 50]) recorder.click(click(1, { at: start + ago * minute }));
    while ((await stored()).length < 4) await recorder.flush();
    expect(await stored()).toEqual([null, "repeat", null, "repeat"]);
  });

  test("treats a late click as a repeat only within half an hour of the other", async () => {
    const now = Date.now();
    for (const ago of [0, 10, 45]) {
      recorder.click(click(1, { at: now - ago * minute }));
      await recorder.flush();
    }
    expect(await stored()).toEqual([null, "repeat", null]);
  });
});
