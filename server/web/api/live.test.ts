// On both engines: notices come from another process, or from this one.
import { randomUUID } from "node:crypto";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import { Client } from "pg";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createSite, type Site } from "../../app/site";
import { disableAdministrator } from "../../features/people/accounts/administrators.service";
import { signOut } from "../../features/people/accounts/auth.service";
import { findActor, startSession } from "../../features/people/accounts/session.service";
import { type LiveMessage, LiveStreams } from "../../features/newsroom/live/liveStreams.service";
import { Presence } from "../../features/newsroom/live/presence.service";
import { createStorages } from "../../features/newsroom/media/upload/storages";
import { write } from "../../core/write/write";
import { updateOutfit } from "../../features/content/outfit/outfitWrite.service";
import { presenceChannel } from "../../features/newsroom/live/presenceChannel";
import { buildAdministrator, buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { renderDraft, testRoutes } from "../../testing/testRoutes";
import { waitUntil } from "../../testing/time/waiting";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { testEnvironment } from "../../testing/testEnvironment";
import { registerApi } from "./registerApi";
import { registerLive } from "./live";
import { testOnPostgres } from "../../testing/skipped";

const databaseUrl = (db: DataSource) => (db.options as { url?: string }).url ?? null;
const onPostgres = testOnPostgres("the embedded engine serves one process");

interface Reader {
  status: number;
  headers: http.IncomingHttpHeaders;
  messages: LiveMessage[];
  isEnded(): boolean;
  close(): void;
}

function openStream(port: number, headers: Record<string, string>): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const options = { port, host: "127.0.0.1", path: "/api/live", agent: false };
    const request = http.get({ ...options, headers: { accept: "text/event-stream", ...headers } }, (response) => {
      const messages: LiveMessage[] = [];
      let text = "";
      let ended = false;
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const frames = (text + chunk).split("\n\n");
        text = frames.pop() ?? "";
        for (const frame of frames)
          if (frame.startsWith("data: ")) messages.push(JSON.parse(frame.slice(6)) as LiveMessage);
      });
      response.on("close", () => (ended = true)).on("error", () => undefined);
      const { statusCode: status = 0, headers: received } = response;
      resolve({ status, headers: received, messages, isEnded: () => ended, close: () => request.destroy() });
    });
    request.on("error", reject);
  });
}

describe("live stream", () => {
  let db: DataSource;
  let site: Site;
  let port: number;
  const readers: Reader[] = [];

  beforeAll(async () => {
    db = await testDatabase();
    const log = pino({ level: "silent" });
    const environment = { ...testEnvironment(), databaseUrl: databaseUrl(db) };
    site = await createSite({ environment, log, readiness: { ready: true }, dataSource: db });
    const { pictures } = createStorages({ bucket: null, dataDir: os.tmpdir() });
    const deps = {
      db: () => db.manager,
      dataSource: db,
      pictures,
      questions: pictures,
      renderDraft,
      log,
      publicUrl: null,
    };
    await registerApi(site.http, [registerLive], deps);
    await site.http.listen({ host: "127.0.0.1", port: 0 });
    site.responseCache.start();
    ({ port } = site.http.server.address() as AddressInfo);
  });
  // Without a heartbeat, which would find out later what a stream should hear at once.
  beforeEach(() => jest.useFakeTimers(fakeOnly("setInterval", "clearInterval")));
  afterEach(() => {
    jest.useRealTimers();
    readers.splice(0).forEach((reader) => reader.close());
  });
  afterAll(async () => {
    await site.http.close();
    await site.stop();
    await db.destroy();
  });

  const signIn = async (name = "Maria") => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await buildAdministrator(db.manager, { email, password: "a long password", name });
    const { cookie } = await startSession(db.manager, id, "A browser");
    return { id, email, cookie, headers: { cookie: `session=${cookie}` } };
  };
  const open = async (headers: Record<string, string>) => {
    const reader = await openStream(port, headers);
    readers.push(reader);
    return reader;
  };
  const report = (headers: Record<string, string>, payload: object) =>
    site.http.inject({ method: "POST", url: "/api/live/presence", payload, headers });
  const lastPresence = ({ messages }: Reader) => messages.findLast(({ presence }) => presence)?.presence;

  test("is refused without a session, and without the right Accept header", async () => {
    expect((await open({})).status).toBe(401);
    expect((await report({}, {})).statusCode).toBe(401);
    const { headers } = await signIn();
    expect((await open({ ...headers, accept: "application/json" })).status).toBe(400);
  });

  test("is neither cached, compressed nor buffered", async () => {
    const { headers } = await signIn();
    const reader = await open({ ...headers, "accept-encoding": "gzip, br" });
    expect(reader.status).toBe(200);
    expect(reader.headers["content-encoding"]).toBeUndefined();
    expect(reader.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
  });

  test("delivers the tags of another session's change, many changes in few messages", async () => {
    const { headers } = await signIn();
    const { id } = await buildOutfit(db.manager);
    const reader = await open(headers);
    await waitUntil(() => reader.messages.length === 1);
    const started = performance.now();
    await write(db.manager, null, (change) => updateOutfit(change, { id, version: 1, title: "Changed" }));
    await waitUntil(() => reader.messages.some(({ tags }) => tags?.includes(`outfit:${id}`)));
    expect(reader.messages.at(-1)?.tags).toContain("outfits");
    const before = reader.messages.length;
    for (let version = 2; version <= 12; version += 1)
      await write(db.manager, null, (change) => updateOutfit(change, { id, version, title: `Title ${version}` }));
    await waitUntil(() => reader.messages.length > before);
    // A timer is never early, so a slow machine makes the limit higher.
    const seconds = (performance.now() - started) / 1_000;
    expect(reader.messages.length - 1).toBeLessThanOrEqual(Math.ceil(seconds) * 4);
  });

  onPostgres("delivers the changes and open records of other processes", async () => {
    const { headers } = await signIn();
    const reader = await open(headers);
    const other = new Client({ connectionString: databaseUrl(db) ?? "" });
    await other.connect();
    const notify = (channel: string, payload: string) => other.query("SELECT pg_notify($1, $2)", [channel, payload]);
    await waitUntil(async () => {
      await notify("wornby_invalidations", "another process\ncelebrities");
      return reader.messages.some(({ tags }) => tags?.includes("celebrities"));
    });
    const entry = { tab: randomUUID(), administratorId: randomUUID(), name: "Jo", record: "outfit:1", editing: false };
    await notify(presenceChannel, "not JSON");
    await notify(presenceChannel, JSON.stringify(entry));
    await waitUntil(() => lastPresence(reader)?.some(({ name }) => name === "Jo") === true);
    await notify(presenceChannel, JSON.stringify({ ...entry, record: null }));
    await waitUntil(() => lastPresence(reader)?.every(({ name }) => name !== "Jo") === true);
    await other.end();
  });

  test("shows who opens, edits and closes a record; nobody can close the record of another", async () => {
    const [maria, jo] = [await signIn("Maria"), await signIn("Jo")];
    const reader = await open(jo.headers);
    const [tab, record] = [randomUUID(), `outfit:${randomUUID()}`];
    const find = () => lastPresence(reader)?.find((entry) => entry.record === record);
    expect((await report(maria.headers, { tab, record })).statusCode).toBe(204);
    await waitUntil(() => find()?.name === "Maria" && !find()?.editing);
    await report(maria.headers, { tab, record, editing: true });
    await waitUntil(() => find()?.editing === true);
    await report(jo.headers, { tab, record: null });
    const late = await open(jo.headers);
    await waitUntil(() => late.messages.length > 0);
    expect(lastPresence(late)).toContainEqual({ tab, administratorId: maria.id, name: "Maria", record, editing: true });
    await report(maria.headers, { tab, record: null });
    await waitUntil(() => find() === undefined);
  });

  test.each([
    ["no tab", { record: "outfit:1" }],
    ["a tab that is no UUID", { tab: "1", record: "outfit:1" }],
    ["no record", { tab: randomUUID() }],
    ["a long record", { tab: randomUUID(), record: `outfit:${"x".repeat(65)}` }],
    ["a record with markup", { tab: randomUUID(), record: "outfit:<b>" }],
  ])("refuses a report with %s", async (_, payload) => {
    const { headers } = await signIn();
    expect((await report(headers, payload)).json().errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  test.each([
    ["signs out", async (cookie: string) => signOut(db.manager, await findActor(db.manager, cookie))],
    ["is disabled", (_: string, email: string) => disableAdministrator(db.manager, email)],
  ])("ends when its administrator %s, and not for others", async (_, end) => {
    const [one, other] = [await signIn(), await signIn()];
    const readers = [await open(one.headers), await open(other.headers)];
    await end(one.cookie, one.email);
    await waitUntil(() => readers[0].isEnded());
    expect(readers[0].messages.at(-1)).toEqual({ ended: "session" });
    expect(readers[1].isEnded()).toBe(false);
  });

  test("does not prolong the session", async () => {
    const { id, headers } = await signIn();
    const idleSince = "now() - interval '10 minutes'";
    await db.query(`UPDATE sessions SET last_seen_at = ${idleSince} WHERE admin_user_id = $1`, [id]);
    await open(headers);
    await report(headers, { tab: randomUUID(), record: null });
    const [row] = await db.query(
      `SELECT last_seen_at < ${idleSince} + interval '1 minute' AS idle FROM sessions WHERE admin_user_id = $1`,
      [id],
    );
    expect(row).toEqual({ idle: true });
  });

  test("replaces the earliest of more than five streams of a session", async () => {
    const { headers } = await signIn();
    const own: Reader[] = [];
    for (let count = 0; count < 6; count += 1) own.push(await open(headers));
    await waitUntil(() => own[0].isEnded());
    expect(own[0].messages.at(-1)).toEqual({ ended: "replaced" });
    expect(own.slice(1).map((reader) => reader.isEnded())).toEqual([false, false, false, false, false]);
  });
});

test("live stream: ends at once when the server shuts down", async () => {
  const db = await testDatabase();
  const { app, cookie } = await testRoutes(db, registerLive);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const reader = await openStream((app.server.address() as AddressInfo).port, { cookie });
  await app.close();
  await waitUntil(() => reader.isEnded());
  expect(reader.messages.at(-1)).toEqual({ ended: "shutdown" });
  await db.destroy();
});

test("live stream: a reader that does not read is cut off, and others are not", async () => {
  const filterOpenSessions = () => Promise.resolve(new Set(["one"]));
  const streams = new LiveStreams({ presence: new Presence(), filterOpenSessions });
  const responses: http.ServerResponse[] = [];
  const server = http.createServer((_, response) => {
    responses.push(response);
    streams.open(response.writeHead(200), "one");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stalled = net.connect({ port, host: "127.0.0.1" }).pause();
  stalled.on("error", () => undefined).write("GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await waitUntil(() => responses.length === 1);
  const quick = await openStream(port, {});
  // The network's buffers take some megabytes.
  await waitUntil(() => {
    streams.broadcast({ tags: ["x".repeat(32_000)] });
    return responses[0].destroyed;
  });
  expect([responses[1].destroyed, quick.isEnded()]).toEqual([false, false]);
  stalled.destroy();
  server.closeAllConnections();
  server.close();
});
