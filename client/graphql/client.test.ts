import { createHash } from "node:crypto";
import { createBrowserClient } from "./client";
import { SubscribeNewsletterDocument, TopicsPageDocument } from "./generated/operations";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const unknown = { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };
const topics = { data: { blogTopics: [] } };

describe("browser client", () => {
  // Each client looks for unused rows every minute, which keeps Node running.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const asked: { url: URL; method?: string; body?: string }[] = [];

  /** A server that returns these responses in turn. */
  const createTestClient = (...responses: object[]) => {
    asked.splice(0);
    globalThis.fetch = ((url: string, { method, body }: RequestInit) => {
      asked.push({ url: new URL(url, "http://site.example"), method, body: body as string });
      const text = JSON.stringify(responses[asked.length - 1]);
      const headers = new Headers({ "content-type": "application/json" });
      return Promise.resolve({ status: 200, ok: true, headers, text: () => Promise.resolve(text) });
    }) as typeof fetch;
    return createBrowserClient();
  };
  const readHash = (url: URL): string =>
    (JSON.parse(url.searchParams.get("extensions") ?? "{}") as { persistedQuery: { sha256Hash: string } })
      .persistedQuery.sha256Hash;

  it("sends a query as the hash of its text", async () => {
    await createTestClient(topics).query({ query: TopicsPageDocument });
    const [{ url, method }] = asked as [(typeof asked)[number]];
    expect(method).toBe("GET");
    expect(url.searchParams.get("operationName")).toBe("TopicsPage");
    expect(url.searchParams.has("query")).toBe(false);
    expect(readHash(url)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("sends the query text with the hash when the server does not know the hash", async () => {
    const { data } = await createTestClient(unknown, topics).query({ query: TopicsPageDocument });
    expect(data).toEqual({ blogTopics: [] });
    const [first, second] = asked as [(typeof asked)[number], (typeof asked)[number]];
    expect(second.method).toBe("POST");
    const { query } = JSON.parse(second.body ?? "") as { query: string };
    expect(sha256(query)).toBe(readHash(first.url));
  });

  it("sends mutations as text", async () => {
    const done = { data: { subscribeNewsletter: { __typename: "NewsletterSubscribed", message: "Thanks" } } };
    const variables = { input: { email: "a@example.com", source: "footer" } };
    await createTestClient(done).mutate({ mutation: SubscribeNewsletterDocument, variables });
    expect(asked[0]).toMatchObject({ method: "POST", body: expect.stringContaining("mutation SubscribeNewsletter") });
  });
});
