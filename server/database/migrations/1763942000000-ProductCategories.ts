import type { MigrationInterface, QueryRunner } from "typeorm";

const builtIn = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];
const further = ["clothing", "jewelry", "accessories", "eyewear", "bags"];

/** A list of these constants in SQL. */
const inSql = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(", ");

/** The product categories become rows: the six that a constraint listed, and five more. */
export class ProductCategories1763942000000 implements MigrationInterface {
  name = "ProductCategories1763942000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE product_categories (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      slug text NOT NULL,
      name text NOT NULL,
      icon text NOT NULL,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT product_categories_pkey PRIMARY KEY (id),
      CONSTRAINT product_categories_slug_check CHECK (char_length(slug) BETWEEN 1 AND 120),
      CONSTRAINT product_categories_name_check CHECK (char_length(name) BETWEEN 1 AND 60)
    )`);
    await runner.query("CREATE UNIQUE INDEX product_categories_slug_key ON product_categories (slug)");
    // The drawings are named after the categories that were first.
    await runner.query(
      `INSERT INTO product_categories (slug, name, icon, position)
       SELECT slug, initcap(slug), slug, position
       FROM unnest(ARRAY[${inSql([...builtIn, ...further])}]) WITH ORDINALITY AS first (slug, position)`,
    );
    await runner.query("ALTER TABLE category_items DROP CONSTRAINT category_items_category_name_check");
    await runner.query(
      `ALTER TABLE category_items ADD CONSTRAINT category_items_category_name_fkey
       FOREIGN KEY (category_name) REFERENCES product_categories (slug) ON DELETE RESTRICT ON UPDATE CASCADE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // The former schema has no place for other items. In the trash nothing is lost, and nobody sees a handbag among dresses.
    await runner.query(
      `UPDATE category_items SET category_name = 'dresses', deleted_at = COALESCE(deleted_at, now())
       WHERE category_name NOT IN (${inSql(builtIn)})`,
    );
    await runner.query("ALTER TABLE category_items DROP CONSTRAINT category_items_category_name_fkey");
    await runner.query(
      `ALTER TABLE category_items ADD CONSTRAINT category_items_category_name_check CHECK (category_name IN (${inSql(builtIn)}))`,
    );
    await runner.query("DELETE FROM slug_history WHERE entity_type = 'category'");
    await runner.query("DROP TABLE product_categories");
  }
}
