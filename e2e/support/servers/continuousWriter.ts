import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { post, signInByApi } from "../api";
import type { FaultyDatabase } from "./postgres/faultyDatabase";

const subscribeMutation =
  "mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { __typename } }";
const createOutfitMutation = "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { slug } }";

/** Writes continuously and records which writes the server acknowledged. */
export class ContinuousWriter {
  private readonly subscribers: string[] = [];
  private readonly slugs: string[] = [];
  /** Number of failures by error code or connection error. */
  readonly failures: Record<string, number> = {};
  private writing = false;
  private writers: Promise<void>[] = [];

  get acknowledged(): number {
    return this.acknowledgedNames.length;
  }

  /** Email addresses and slugs of all acknowledged rows so far. */
  get acknowledgedNames(): string[] {
    return [...this.subscribers, ...this.slugs];
  }

  /** Writes with the given number of concurrent requests until `stop()`, whether they succeed or fail. */
  async start(site: string, writers = 4): Promise<void> {
    const { name, value } = await signInByApi(site);
    const cookie = `${name}=${value}`;
    const { body } = await post(site, { query: "{ celebrities(first: 1) { nodes { id } } }" });
    const celebrityId = (body.data as { celebrities: { nodes: { id: string }[] } }).celebrities.nodes[0].id;
    this.writing = true;
    this.writers = Array.from({ length: writers }, async (_, index) => {
      while (this.writing) await (index % 2 ? this.createOutfit(site, celebrityId, cookie) : this.subscribe(site));
    });
  }

  async stop(): Promise<void> {
    this.writing = false;
    await Promise.all(this.writers);
  }

  /**
   * Returns acknowledged rows that are missing or incomplete; an empty list when there are none.
   * @param names the rows that must be there
   */
  async findLostWrites(database: Pick<FaultyDatabase, "query">, names = this.acknowledgedNames): Promise<string[]> {
    const emails = await database.query<{ email: string }>("SELECT email FROM newsletter_subscribers");
    const outfits = await database.query<{ slug: string; tags: number }>(
      `SELECT slug, (SELECT count(*)::int FROM outfit_tags WHERE outfit_id = outfits.id) AS tags
       FROM outfits WHERE slug LIKE 'continuous-%'`,
    );
    const stored = new Set([...emails.map(({ email }) => email), ...outfits.map(({ slug }) => slug)]);
    return [
      ...names.filter((name) => !stored.has(name)),
      ...outfits.filter(({ tags }) => tags !== 2).map(({ slug, tags }) => `${slug} has ${tags} of 2 tags`),
    ];
  }

  private async write(site: string, operation: object, cookie: string, onSuccess: () => void): Promise<void> {
    try {
      const { response, body } = await post(site, operation, { cookie });
      const code = body.errors?.[0].extensions.code ?? (response.ok ? undefined : String(response.status));
      if (code === undefined) return onSuccess();
      this.failures[code] = (this.failures[code] ?? 0) + 1;
    } catch (error) {
      const { code = String(error) } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      this.failures[code] = (this.failures[code] ?? 0) + 1;
    }
    await sleep(20);
  }

  private subscribe(site: string): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    const operation = { query: subscribeMutation, variables: { input: { email, source: "footer" } } };
    return this.write(site, operation, "", () => this.subscribers.push(email));
  }

  private createOutfit(site: string, celebrityId: string, cookie: string): Promise<void> {
    const title = `Continuous ${randomUUID()}`;
    const input = {
      title,
      celebrityId,
      image: "/art/outfit/continuous.svg",
      description: "Seen.",
      tags: ["one", "two"],
    };
    const slug = title.toLowerCase().replace(" ", "-");
    return this.write(site, { query: createOutfitMutation, variables: { input } }, cookie, () => this.slugs.push(slug));
  }
}
