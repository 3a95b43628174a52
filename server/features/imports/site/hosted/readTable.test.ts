import { withFile } from "../../../../testing/feeds/feedFiles";
import { workbook } from "../../../../testing/files/workbook";
import { openExport } from "../files/openExport";
import { listTables } from "./readTable";

test("a table of a hosted backend is read from a workbook", async () => {
  const file = await workbook([["ID", "Name", "Created"], [], [7, "Wren Hale", new Date("2026-05-01T00:00:00Z")]]);
  await withFile(file, async (path) => {
    const { source, files } = await openExport(path, "celebrities.xlsx");
    expect([source.name, files.map(({ name }) => name)]).toEqual(["hosted", ["celebrities.xlsx"]]);
    const [{ name, rows }] = await listTables(files[0], ["celebrities"]);
    const found = [];
    for await (const row of rows()) found.push(row);
    expect([name, found]).toEqual([
      "celebrities",
      [{ line: "celebrities.xlsx, line 3", cells: { id: "7", name: "Wren Hale", created: "2026-05-01" } }],
    ]);
  });
});
