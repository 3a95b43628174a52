import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { folderStorage } from "../../../newsroom/media/upload/folderStorage";
import { listQuestions } from "../questions.service";
import { sendQuestion } from "../sendQuestion.service";

const [sends, addresses, pictureCount] = [1_000, 50, 20];
const folder = path.join(__dirname, "../../../../../sample/pictures/outfit");

describe("many questions about few pictures", () => {
  let dataSource: DataSource;
  const storage = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-many-"));
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(async () => {
    await dataSource.destroy();
    fs.rmSync(storage, { recursive: true });
  });

  test(`${sends} sends from ${addresses} addresses are one row for each of ${pictureCount} pictures`, async () => {
    const files = fs.readdirSync(folder).slice(0, pictureCount);
    const pictures = await Promise.all(
      files.map((name) =>
        sharp(fs.readFileSync(path.join(folder, name)))
          .resize(400)
          .flatten({ background: "#ffffff" })
          .jpeg()
          .toBuffer(),
      ),
    );
    const deps = { db: dataSource.manager, storage: folderStorage(storage) };
    const counts = { accepted: 0, refused: 0 };
    const send = async (index: number): Promise<void> => {
      const place = index % addresses;
      const address = `10.0.${Math.floor(place / 250)}.${place % 250}`;
      const typed = {
        file: pictures[index % pictureCount],
        address: "",
        text: `Who is this? ${index}`,
        isOtherLook: false,
        website: "",
      };
      await sendQuestion(deps, typed, address).then(
        () => (counts.accepted += 1),
        (error: { extensions?: { code?: string } }) => {
          if (error.extensions?.code !== "TOO_MANY_REQUESTS") throw error;
          counts.refused += 1;
        },
      );
    };
    for (let index = 0; index < sends; index += 20)
      await Promise.all(Array.from({ length: 20 }, (_, offset) => send(index + offset)));
    const rows = await (await listQuestions(dataSource.manager, { first: 100, reverse: false })).count();
    process.stdout.write(`${JSON.stringify({ sends, ...counts, rows })}\n`);
    expect(rows).toBe(pictureCount);
  }, 180_000);
});
