import type { MigrationInterface, QueryRunner } from "typeorm";
import { type Indexes, replaceIndexes } from "./replaceIndexes";

const indexes: Indexes = { content_events_created_at_idx: "content_events (created_at)" };

/** Each process takes the oldest events once a second: after an import of many rows, it sorted all that wait each time. */
export class EventsInOrder1763954300000 implements MigrationInterface {
  name = "EventsInOrder1763954300000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, indexes, {});
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, {}, indexes);
  }
}
