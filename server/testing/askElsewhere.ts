import type { DataSource } from "typeorm";
import { buildOutfit } from "./build";

/** Leaves an address with a question and with a correction. */
export async function askElsewhere({ manager }: DataSource, email: string): Promise<void> {
  const { id } = await buildOutfit(manager);
  await manager.query(
    `WITH asked AS (INSERT INTO questions (body, picture, hashes) VALUES ('Which coat?', 'a.jpg', '{}') RETURNING id)
     INSERT INTO reader_addresses (question_id, email) SELECT id, $1 FROM asked`,
    [email],
  );
  await manager.query(
    `WITH sent AS (INSERT INTO corrections (outfit_id, subject_id, body) VALUES ($1, $1, 'It is the midi.') RETURNING id)
     INSERT INTO reader_addresses (correction_id, email) SELECT id, $2 FROM sent`,
    [id, email],
  );
}
