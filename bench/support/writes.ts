/** How long an editor's save takes, through GraphQL in this process. */
import { createDataSource } from "../../server/database/dataSource";
import { median } from "./compare";
import { startEditorApi } from "./editorApi";

const warmUps = 20;
const writes = 100;
const update = "mutation Save($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id version title } }";

/** Returns the milliseconds of one save. */
export async function measureWrites(url: string): Promise<number> {
  const dataSource = createDataSource({ url, poolSize: 2 });
  await dataSource.initialize();
  const api = await startEditorApi(dataSource);
  try {
    const rows = await dataSource.query<{ id: string; version: number }[]>(
      "SELECT id, version FROM outfits ORDER BY id LIMIT $1",
      [warmUps + writes],
    );
    const times: number[] = [];
    for (const { id, version } of rows) {
      const began = performance.now();
      await api.run(update, { input: { id, version, title: `Outfit saved as ${version}` } });
      times.push(performance.now() - began);
    }
    return median(times.slice(warmUps));
  } finally {
    await api.stop();
    await dataSource.destroy();
  }
}
