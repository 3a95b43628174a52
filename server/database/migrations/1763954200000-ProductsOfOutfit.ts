import type { MigrationInterface, QueryRunner } from "typeorm";
import { type Indexes, replaceIndexes } from "./replaceIndexes";

const columns = "affiliate_products (outfit_id, created_at, id)";
const indexes: Indexes = { affiliate_products_outfit_idx: columns };
const formerIndexes: Indexes = { affiliate_products_outfit_id_idx: `${columns} WHERE deleted_at IS NULL` };

/** An outfit's products are found also in the trash: every save asks for them, and so does the foreign key of a deleted outfit. */
export class ProductsOfOutfit1763954200000 implements MigrationInterface {
  name = "ProductsOfOutfit1763954200000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, indexes, formerIndexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, formerIndexes, indexes);
  }
}
