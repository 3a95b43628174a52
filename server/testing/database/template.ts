import type { DataSource, EntityManager } from "typeorm";
import { migrate } from "../../database/migrate";

/** Tables of the site, without the partitions, which their table empties. */
const tables = `SELECT c.oid AS id, relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE nspname = 'public' AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'migrations'`;

const partitions = "SELECT oid::regclass::text AS name FROM pg_class WHERE relispartition AND relkind = 'r'";

/**
 * Migrates an empty database, and adds a function that empties it again: it deletes all rows but those that the migrations
 * insert, and drops the partitions that a test made. Deleting takes a twentieth of the time of TRUNCATE, which waits for
 * the disk.
 */
export async function createTemplate(dataSource: DataSource): Promise<void> {
  await migrate(dataSource);
  await dataSource.query(`
    CREATE SCHEMA seed;
    DO $$ DECLARE tab record; filled boolean; BEGIN
      FOR tab IN ${tables} LOOP
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I)', tab.name) INTO filled;
        IF filled THEN EXECUTE format('CREATE TABLE seed.%I AS TABLE %I', tab.name, tab.name); END IF;
      END LOOP;
    END $$;
    CREATE TABLE seed.partition_names AS ${partitions};
    CREATE FUNCTION seed.reset() RETURNS void LANGUAGE plpgsql AS $$ DECLARE tab record; columns text; BEGIN
      SET LOCAL session_replication_role = replica;
      FOR tab IN ${tables} LOOP
        EXECUTE format('DELETE FROM %I', tab.name);
        SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
          WHERE attrelid = tab.id AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
        IF to_regclass('seed.' || quote_ident(tab.name)) IS NOT NULL THEN
          EXECUTE format('INSERT INTO %I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM seed.%I', tab.name, columns, columns, tab.name);
        END IF;
      END LOOP;
      FOR tab IN ${partitions} EXCEPT SELECT name FROM seed.partition_names LOOP
        EXECUTE format('DROP TABLE %s', tab.name);
      END LOOP;
    END $$`);
}

/**
 * Empties a database for the next test file.
 * @throws when tables are missing, because each test of that file would then fail for a reason that is not its own
 */
export async function resetDatabase(db: EntityManager): Promise<void> {
  const wanted = db.connection.entityMetadatas.filter(({ tableType }) => tableType === "regular");
  const missing: { name: string }[] = await db.query(
    "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass('public.' || quote_ident(name)) IS NULL",
    [wanted.map(({ tableName }) => tableName)],
  );
  if (missing.length > 0) throw new Error(describeMissing(missing.map(({ name }) => name)));
  await db.query("SELECT seed.reset()");
}

const describeMissing = (names: readonly string[]): string =>
  `The database that test files share has lost ${names.length} tables (${names.slice(0, 3).join(", ")}). A test file that ran
  earlier dropped or renamed them and failed before it put them back. Mend that file first; the failures here follow from it.
  A test that changes the schema takes ownTestDatabase() instead of testDatabase().`.replaceAll(/\s+/g, " ");
