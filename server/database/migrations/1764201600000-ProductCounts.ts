import type { MigrationInterface, QueryRunner } from "typeorm";

const rebuild = async (runner: QueryRunner, included: string): Promise<void> => {
  await runner.query("DROP INDEX affiliate_products_outfit_idx");
  await runner.query(
    `CREATE INDEX affiliate_products_outfit_idx ON affiliate_products (outfit_id, created_at, id)${included}`,
  );
};

/** The index tells which products are in the trash, so that a count of an outfit's products reads no rows. */
export class ProductCounts1764201600000 implements MigrationInterface {
  name = "ProductCounts1764201600000";

  up = (runner: QueryRunner): Promise<void> => rebuild(runner, " INCLUDE (deleted_at)");

  down = (runner: QueryRunner): Promise<void> => rebuild(runner, "");
}
