import http, { type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import type { EntityManager } from "typeorm";
import { announceDue } from "../../../core/publicChanges/announceDue";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { write } from "../../../core/write/write";
import { updateRow } from "../../../core/write/saveRow";
import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { waitUntil } from "../../../testing/time/waiting";
import { Celebrity } from "../../content/celebrity/celebrity.entity";
import { createDispatcher, type DeliveryOptions, deliveryOptions } from "./delivery/dispatch.service";
import { eventTypeNames } from "./webhook.inputs";
import { deleteOldDeliveries } from "./webhookDeliveries.service";
import { WebhookDelivery } from "./webhookDelivery.entity";
import { WebhookEndpoint } from "./webhookEndpoint.entity";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  url: string | undefined;
}

/** Runs a receiver that answers with the given statuses in turn, and the last one from then on. */
async function startReceiver(statuses: number[], location = "") {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), url: request.url });
      response.writeHead(statuses[Math.min(received.length, statuses.length) - 1], location ? { location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, stop: () => new Promise((resolve) => server.close(resolve)) };
}

const toHeaders = (headers: IncomingHttpHeaders) => headers as Record<string, string>;
const options: DeliveryOptions = {
  isRefused: () => false,
  timeoutMs: 30_000,
  publicUrl: "https://site.example",
};

/** Sends every due delivery. */
async function deliverDue(db: EntityManager, chosen: DeliveryOptions): Promise<void> {
  const dispatcher = createDispatcher(db, chosen, (error) => {
    throw error;
  });
  while ((await dispatcher.start()) > 0) await dispatcher.settle();
}

describe("webhooks", () => {
  let api: TestApi;
  const stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => (api = await testApi()));
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await db().query("DELETE FROM webhook_endpoints");
    await db().query("DELETE FROM content_events");
  });
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, variables: object = {}) => {
    const { data, errors } = await api.run(text, { ...variables }, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const addEndpoint = async (url: string, eventTypes: readonly string[] = eventTypeNames) => {
    const text = `mutation ($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { secret endpoint { id } } }`;
    const { createWebhookEndpoint } = await run(text, { input: { url, eventTypes } });
    return { id: createWebhookEndpoint.endpoint.id as string, secret: createWebhookEndpoint.secret as string };
  };
  const receive = async (statuses: number[], location?: string) => {
    const receiver = await startReceiver(statuses, location);
    stops.push(receiver.stop);
    return receiver;
  };
  const rename = (celebrity: Celebrity, name: string) =>
    write(db(), editor, (change) => updateRow(change, "celebrity", Celebrity, celebrity, { name }));
  const createCelebrity = async () =>
    (await run('mutation { createCelebrity(input: { name: "Amal Roe", category: "Actor" }) { id slug } }'))
      .createCelebrity as { id: string; slug: string };
  /** Makes waiting deliveries due, as if the time had passed. */
  const passTime = () => db().query("UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'PENDING'");
  const deliveries = () => db().find(WebhookDelivery, { order: { createdAt: "ASC" } });
  const eventsOf = async (id: string) => {
    const rows: { type: string; data: object }[] = await db().query(
      "SELECT type, data FROM content_events WHERE data ->> 'id' = $1 ORDER BY created_at",
      [id],
    );
    return rows.map(({ type }) => type);
  };

  test("send a signed event, again after each failure, until it is accepted", async () => {
    const receiver = await receive([500, 503, 204]);
    const { secret } = await addEndpoint(receiver.url);
    expect(secret).toMatch(/^whsec_/);
    const { id, slug } = await createCelebrity();
    const began = Date.now();
    await deliverDue(db(), options);
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ status: "PENDING", attempts: 1, responseStatus: 500 });
    const next = waiting.nextAttemptAt?.getTime();
    expect(next).toBeGreaterThanOrEqual(began + 5_000);
    expect(next).toBeLessThan(Date.now() + 6_000);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await passTime();
      await deliverDue(db(), options);
    }
    expect(await deliveries()).toMatchObject([{ status: "DELIVERED", attempts: 3, responseStatus: 204, problem: "" }]);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    for (const { body, headers } of receiver.received) {
      expect(new Webhook(secret).verify(body, toHeaders(headers))).toEqual({
        type: "celebrity.published",
        timestamp: expect.any(String),
        data: { id, slug, title: "Amal Roe", status: "PUBLISHED", url: `https://site.example/celebrity/${slug}` },
      });
    }
    const [{ body, headers }] = receiver.received;
    expect(() => new Webhook(secret).verify(`${body} `, toHeaders(headers))).toThrow();
  });

  test("name what became of a row: submitted, published, updated, unpublished, deleted", async () => {
    const { id } = await buildCelebrity(db(), { status: PublicationStatus.DRAFT });
    const setStatus = async (status: string) => {
      const { version } = await db().findOneByOrFail(Celebrity, { id });
      const input = { type: "celebrity", id, version, status };
      await run("mutation ($input: StatusInput!) { changeStatus(input: $input) { id } }", { input });
    };
    await setStatus("IN_REVIEW");
    await setStatus("PUBLISHED");
    await rename(await db().findOneByOrFail(Celebrity, { id }), "Another Name");
    await setStatus("DRAFT");
    await rename(await db().findOneByOrFail(Celebrity, { id }), "A Draft's Name");
    await setStatus("PUBLISHED");
    await run("mutation ($input: IdInput!) { deleteCelebrity(input: $input) { undoId } }", { input: { id } });
    const events = ["submitted", "published", "updated", "unpublished", "published", "deleted"];
    expect(await eventsOf(id)).toEqual(events.map((event) => `celebrity.${event}`));
    const [{ data }] = await db().query(
      "SELECT data FROM content_events WHERE data ->> 'id' = $1 AND type LIKE '%submitted'",
      [id],
    );
    expect(data).toMatchObject({ path: null, status: "IN_REVIEW" });
  });

  test("tell of products that go public and offline with their outfit", async () => {
    const outfit = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    const product = await buildProduct(db(), { outfitId: outfit.id });
    const setStatus = (status: string, version: number) =>
      run("mutation ($input: StatusInput!) { changeStatus(input: $input) { id } }", {
        input: { type: "outfit", id: outfit.id, version, status },
      });
    await setStatus("PUBLISHED", 1);
    await setStatus("DRAFT", 2);
    expect(await eventsOf(product.id)).toEqual(["product.published", "product.unpublished"]);
    expect(await eventsOf(outfit.id)).toEqual(["outfit.published", "outfit.unpublished"]);
  });

  test("tell of an outfit on its day, once", async () => {
    const outfit = await buildOutfit(db(), { date: "2999-01-01" });
    await announceDue(db());
    expect(await eventsOf(outfit.id)).toEqual([]);
    await db().query("UPDATE outfits SET date = '2026-01-01' WHERE id = $1", [outfit.id]);
    await announceDue(db());
    await announceDue(db());
    expect(await eventsOf(outfit.id)).toEqual(["outfit.published"]);
  });

  test("tell of a row that is no longer public without a recorded change", async () => {
    const { id } = await buildCelebrity(db());
    await announceDue(db());
    await db().query("UPDATE celebrities SET status = 'DRAFT' WHERE id = $1", [id]);
    await announceDue(db());
    await announceDue(db());
    expect(await eventsOf(id)).toEqual(["celebrity.published", "celebrity.unpublished"]);
  });

  test("send nothing of a change that is rolled back", async () => {
    const receiver = await receive([204]);
    await addEndpoint(receiver.url);
    const celebrity = await buildCelebrity(db());
    const failed = write(db(), editor, async (change) => {
      await updateRow(change, "celebrity", Celebrity, celebrity, { name: "Never" });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    await deliverDue(db(), options);
    expect(receiver.received).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test("go only to endpoints that are on and chose the event", async () => {
    const [receiver, other, off] = [await receive([204]), await receive([204]), await receive([204])];
    await addEndpoint(receiver.url, ["celebrity.published"]);
    await addEndpoint(other.url, ["outfit.published"]);
    const { id } = await addEndpoint(off.url);
    await db().update(WebhookEndpoint, { id }, { isOn: false });
    await createCelebrity();
    await deliverDue(db(), options);
    expect([receiver, other, off].map(({ received }) => received.length)).toEqual([1, 0, 0]);
  });

  test("are sent once by two workers", async () => {
    const receiver = await receive([204]);
    await addEndpoint(receiver.url);
    for (let row = 0; row < 25; row += 1) await createCelebrity();
    await Promise.all([deliverDue(db(), options), deliverDue(db(), options)]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });

  test("are sent again, with the same id, after a worker died before it stored the result", async () => {
    const receiver = await receive([204]);
    await addEndpoint(receiver.url);
    await createCelebrity();
    await deliverDue(db(), options);
    await db().query("UPDATE webhook_deliveries SET status = 'PENDING', next_attempt_at = now() + interval '1 minute'");
    await deliverDue(db(), options);
    expect(receiver.received).toHaveLength(1);
    await passTime();
    await deliverDue(db(), options);
    const [first, second] = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(second).toBe(first);
  });

  test("follow no redirect", async () => {
    const target = await receive([204]);
    const receiver = await receive([302], target.url);
    await addEndpoint(receiver.url);
    await createCelebrity();
    await deliverDue(db(), options);
    expect(target.received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: "PENDING", responseStatus: 302 }]);
    expect((await deliveries())[0].problem).toContain("redirects");
  });

  test.each(["http://127.0.0.1:9/", "http://[::1]:9/", "http://169.254.169.254/latest", "http://localhost:9/"])(
    "send nothing to the private address %s",
    async (url) => {
      await addEndpoint(url);
      await createCelebrity();
      await deliverDue(db(), { ...deliveryOptions, publicUrl: null });
      const problem = "The address leads to a private network, so nothing is sent there.";
      expect(await deliveries()).toMatchObject([{ status: "PENDING", responseStatus: null, problem }]);
    },
  );

  test.each(["ftp://site.example/", "javascript:alert(1)", "https://user:secret@site.example/"])(
    "do not accept the address %s",
    async (url) => {
      const text = `mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }`;
      const input = { url, eventTypes: ["outfit.published"] };
      const { errors } = await api.run(text, { input }, { actor: editor });
      expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: { url: expect.any(String) } });
    },
  );

  test("turn an endpoint off that answers 410, and one that has failed for 5 days", async () => {
    const [gone, failing] = [await receive([410]), await receive([500])];
    const { id: goneId } = await addEndpoint(gone.url);
    const { id: failingId } = await addEndpoint(failing.url);
    await createCelebrity();
    await deliverDue(db(), options);
    expect(await db().findOneByOrFail(WebhookEndpoint, { id: goneId })).toMatchObject({
      isOn: false,
      problem: expect.stringContaining("410"),
    });
    expect(await db().findOneByOrFail(WebhookEndpoint, { id: failingId })).toMatchObject({ isOn: true, problem: "" });
    await db().query("UPDATE webhook_endpoints SET failing_since = now() - interval '6 days' WHERE id = $1", [
      failingId,
    ]);
    await passTime();
    await deliverDue(db(), options);
    const off = await db().findOneByOrFail(WebhookEndpoint, { id: failingId });
    expect(off).toMatchObject({ isOn: false, problem: expect.stringContaining("5 days") });
    const { description, eventTypes, url } = off;
    const input = { id: failingId, description, eventTypes, url, isOn: true };
    await run("mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) { id } }", {
      input,
    });
    const on = await db().findOneByOrFail(WebhookEndpoint, { id: failingId });
    expect(on).toMatchObject({ isOn: true, problem: "", failingSince: null });
  });

  test("are signed with both secrets for a day after a rotation", async () => {
    const receiver = await receive([204]);
    const { id, secret } = await addEndpoint(receiver.url);
    const rotate = "mutation ($input: IdInput!) { rotateWebhookSecret(input: $input) { secret } }";
    const { rotateWebhookSecret: rotated } = await run(rotate, { input: { id } });
    const test = "mutation ($input: IdInput!) { sendTestWebhook(input: $input) { id status } }";
    await run(test, { input: { id } });
    await deliverDue(db(), options);
    await db().update(WebhookEndpoint, { id }, { formerSecretUntil: new Date(Date.now() - 1_000) });
    await run(test, { input: { id } });
    await deliverDue(db(), options);
    const [both, one] = receiver.received;
    for (const key of [secret, rotated.secret])
      expect(new Webhook(key).verify(both.body, toHeaders(both.headers))).toMatchObject({ type: "webhook.test" });
    expect(() => new Webhook(secret).verify(one.body, toHeaders(one.headers))).toThrow();
    expect(new Webhook(rotated.secret).verify(one.body, toHeaders(one.headers))).toBeDefined();
  });

  test("that never respond end after the timeout, and their deliveries are listed and sent again", async () => {
    const server = http.createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stops.push(() => new Promise((resolve) => server.close(resolve)));
    const { id } = await addEndpoint(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await createCelebrity();
    await deliverDue(db(), { ...options, timeoutMs: 100 });
    const list = `query ($id: ID!) { webhookDeliveries(endpointId: $id, first: 10) { totalCount nodes { id eventType status attempts problem } } }`;
    const { webhookDeliveries } = await run(list, { id });
    expect(webhookDeliveries).toMatchObject({
      totalCount: 1,
      nodes: [{ eventType: "celebrity.published", status: "PENDING", problem: "The address did not respond in time." }],
    });
    const again = "mutation ($input: IdInput!) { resendWebhookDelivery(input: $input) { status attempts } }";
    const { resendWebhookDelivery } = await run(again, { input: { id: webhookDeliveries.nodes[0].id } });
    expect(resendWebhookDelivery).toEqual({ status: "PENDING", attempts: 0 });
  });

  test("reach an endpoint while another one, with many events, does not respond", async () => {
    const held: http.ServerResponse[] = [];
    const server = http.createServer((_, response) => held.push(response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stops.push(() => new Promise((resolve) => server.close(resolve)));
    /** Ends the four deliveries that run at once. */
    const failHeld = async () => {
      await waitUntil(() => held.length === 4);
      for (const response of held.splice(0)) response.writeHead(500).end();
    };
    await addEndpoint(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    for (let row = 0; row < 25; row += 1) await createCelebrity();
    const dispatcher = createDispatcher(db(), options, () => undefined);
    expect(await dispatcher.start()).toBe(4);
    const receiver = await receive([204]);
    await addEndpoint(receiver.url);
    await createCelebrity();
    expect(await dispatcher.start()).toBe(1);
    await waitUntil(() => receiver.received.length === 1);
    expect(await dispatcher.start()).toBe(0);
    await failHeld();
    await dispatcher.settle();
    expect(await dispatcher.start()).toBe(4);
    await failHeld();
    await dispatcher.settle();
  });

  test("never show a secret again", async () => {
    const { secret } = await addEndpoint("https://hooks.example/");
    const { webhookEndpoints } = await run(
      "{ webhookEndpoints { id url isOn problem lastDelivery { status } eventTypes } }",
    );
    expect(webhookEndpoints).toHaveLength(1);
    expect(JSON.stringify(webhookEndpoints)).not.toContain(secret);
    expect(JSON.stringify(await db().query("SELECT * FROM audit_log"))).not.toContain(secret);
  });

  test("forget deliveries after 30 days", async () => {
    const { id } = await addEndpoint("https://hooks.example/");
    await run("mutation ($input: IdInput!) { sendTestWebhook(input: $input) { id } }", { input: { id } });
    expect(await deleteOldDeliveries(db())).toBe(0);
    await db().query("UPDATE webhook_deliveries SET created_at = now() - interval '31 days'");
    expect(await deleteOldDeliveries(db())).toBe(1);
  });
});
