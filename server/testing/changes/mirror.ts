import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChangePage, KindChecksum } from "../../core/publicChanges/publicChange.types";

export type ReadPage = (variables: { since?: string | null; first: number }) => Promise<ChangePage>;

/** The query of a mirror. */
export const changesQuery = `query ($since: String, $first: Int!) { changes(since: $since, first: $first) {
  cursor hasMore nodes { kind id slug deleted hash changedAt } checksums { kind count checksum }
} }`;

/** Follows the changes as docs/api.md tells, and knows nothing else. */
export class Mirror {
  cursor: string | null = null;
  /** Hashes by id, by kind. */
  readonly records = new Map<string, Map<string, string>>();
  readonly seen = new Set<string>();

  constructor(
    private readonly read: ReadPage,
    private readonly first: number,
  ) {}

  /** Reads one page. @returns it */
  async step(): Promise<ChangePage> {
    const page = await this.read({ since: this.cursor, first: this.first });
    for (const { kind, id, deleted, hash } of page.nodes) {
      this.seen.add(id);
      const records = this.records.get(kind) ?? new Map<string, string>();
      this.records.set(kind, records);
      if (deleted) records.delete(id);
      else records.set(id, hash ?? "");
    }
    this.cursor = page.cursor;
    return page;
  }

  /** Reads until there are checksums: other transactions of the database server may delay them. @returns those, and its own. */
  async follow(): Promise<{ theirs: Record<string, string>; own: Record<string, string>; nodes: ChangePage["nodes"] }> {
    const nodes: ChangePage["nodes"] = [];
    for (;;) {
      const page = await this.step();
      nodes.push(...page.nodes);
      const { checksums } = page;
      if (checksums === null) {
        if (!page.hasMore) await sleep(20);
        continue;
      }
      return { ...this.compare(checksums), nodes };
    }
  }

  /** Returns the site's checksums, and its own. */
  compare(checksums: readonly KindChecksum[]): { theirs: Record<string, string>; own: Record<string, string> } {
    return {
      theirs: Object.fromEntries(checksums.map(({ kind, count, checksum }) => [kind, `${count} ${checksum}`])),
      own: Object.fromEntries(checksums.map(({ kind }) => [kind, this.checksum(kind)])),
    };
  }

  private checksum(kind: string): string {
    const records = [...(this.records.get(kind) ?? [])];
    const lines = records.map(([id, hash]) => `${id}:${hash}`).sort();
    return `${records.length} ${createHash("md5").update(lines.join(",")).digest("hex")}`;
  }
}
