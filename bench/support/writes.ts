/** How long an editor's write takes, through GraphQL in this process, beside the transaction that somebody would write by hand. */
import { performance } from "node:perf_hooks";
import { Client } from "pg";
import { createDataSource } from "../../server/database/dataSource";
import { median } from "./compare";
import { startEditorApi } from "./editorApi";
import { buildDatabaseUrl } from "./ownDatabase";

const writesPerRound = 20;

const update = "mutation Save($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id version title } }";

interface Row {
  id: string;
  version: number;
}

async function timed(rows: readonly Row[], write: (row: Row) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (const row of rows) await write(row);
  return (performance.now() - began) / rows.length;
}

/** The row with its version checked, the note of who did it, and the word to other processes. */
async function byHand(client: Client, { id, version }: Row): Promise<void> {
  await client.query("BEGIN");
  const { rowCount } = await client.query(
    "UPDATE outfits SET title = title || '.', version = version + 1, updated_at = now() WHERE id = $1 AND version = $2",
    [id, version],
  );
  if (rowCount !== 1) throw new Error("The row has another version.");
  await client.query(
    "INSERT INTO audit_log (actor_name, action, entity_type, entity_id, title) VALUES ('Editor', 'update', 'outfit', $1, 'Outfit')",
    [id],
  );
  await client.query("SELECT pg_notify('wornby_bench', $1)", [id]);
  await client.query("COMMIT");
}

/** Milliseconds of one write: median of the rounds, which are interleaved. */
export async function measureWrites(database: string, rounds: number): Promise<{ ours: number; byHand: number }> {
  const dataSource = createDataSource({ url: buildDatabaseUrl(database), poolSize: 2 });
  await dataSource.initialize();
  const client = new Client({ connectionString: buildDatabaseUrl(database) });
  await client.connect();
  const api = await startEditorApi(dataSource);
  const save = ({ id, version }: Row): Promise<unknown> =>
    api.run(update, { input: { id, version, title: `Outfit saved as ${version}` } });
  try {
    const times: [number, number][] = [];
    for (let round = -1; round < rounds; round += 1) {
      const rows = await dataSource.query<Row[]>("SELECT id, version FROM outfits ORDER BY id OFFSET $1 LIMIT $2", [
        (round + 1) * 2 * writesPerRound,
        2 * writesPerRound,
      ]);
      const [ours, theirs] = [rows.slice(0, writesPerRound), rows.slice(writesPerRound)];
      const result: [number, number] = [await timed(ours, save), await timed(theirs, (row) => byHand(client, row))];
      if (round >= 0) times.push(result);
    }
    return { ours: median(times.map(([own]) => own)), byHand: median(times.map(([, hand]) => hand)) };
  } finally {
    await api.stop();
    await client.end();
    await dataSource.destroy();
  }
}
