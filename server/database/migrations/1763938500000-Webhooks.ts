import type { MigrationInterface, QueryRunner } from "typeorm";

/** Events of public changes, and their deliveries to other systems. */
export class Webhooks1763938500000 implements MigrationInterface {
  name = "Webhooks1763938500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE content_events (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      type text NOT NULL,
      data jsonb NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT content_events_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE announced_rows (
      row_type text NOT NULL,
      row_id uuid NOT NULL,
      state text NOT NULL,
      version integer NOT NULL,
      CONSTRAINT announced_rows_pkey PRIMARY KEY (row_type, row_id),
      CONSTRAINT announced_rows_state_check CHECK (state IN ('PUBLIC', 'IN_REVIEW'))
    )`);
    // What is public already is no news.
    await runner.query(`INSERT INTO announced_rows (row_type, row_id, state, version)
      SELECT 'celebrity', id, 'PUBLIC', version FROM celebrities WHERE status = 'PUBLISHED' AND deleted_at IS NULL
      UNION ALL SELECT 'outfit', id, 'PUBLIC', version FROM outfits WHERE status = 'PUBLISHED' AND deleted_at IS NULL
        AND COALESCE(date, '0001-01-01') <= (now() AT TIME ZONE 'UTC')::date
      UNION ALL SELECT 'blogPost', id, 'PUBLIC', version FROM blog_posts WHERE status = 'PUBLISHED' AND deleted_at IS NULL
        AND date <= (now() AT TIME ZONE 'UTC')::date
      UNION ALL SELECT 'affiliateProduct', product.id, 'PUBLIC', product.version FROM affiliate_products product
        JOIN outfits outfit ON outfit.id = product.outfit_id
        WHERE product.deleted_at IS NULL AND outfit.status = 'PUBLISHED'
          AND COALESCE(outfit.date, '0001-01-01') <= (now() AT TIME ZONE 'UTC')::date`);
    await runner.query(`CREATE TABLE webhook_endpoints (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      url text NOT NULL,
      description text NOT NULL DEFAULT '',
      event_types text[] NOT NULL,
      is_on boolean NOT NULL DEFAULT true,
      problem text NOT NULL DEFAULT '',
      secret text NOT NULL,
      former_secret text,
      former_secret_until timestamp with time zone,
      failing_since timestamp with time zone,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE TABLE webhook_deliveries (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      endpoint_id uuid NOT NULL,
      event_id uuid NOT NULL,
      event_type text NOT NULL,
      data jsonb NOT NULL,
      occurred_at timestamp with time zone NOT NULL,
      status text NOT NULL DEFAULT 'PENDING',
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamp with time zone,
      response_status integer,
      problem text NOT NULL DEFAULT '',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
      CONSTRAINT webhook_deliveries_status_check CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
      CONSTRAINT webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints (id) ON DELETE CASCADE
    )`);
    await runner.query(
      "CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (next_attempt_at) WHERE status = 'PENDING'",
    );
    await runner.query(
      "CREATE INDEX webhook_deliveries_endpoint_id_idx ON webhook_deliveries (endpoint_id, created_at)",
    );
    await runner.query("CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries (created_at)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE webhook_deliveries, webhook_endpoints, announced_rows, content_events");
  }
}
