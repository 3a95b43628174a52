import path from "node:path";
import { parseEnvironment } from "./environment";

describe("environment", () => {
  test("defaults to demo mode with the embedded database on loopback", () => {
    expect(parseEnvironment({})).toMatchObject({
      mode: "production",
      host: "127.0.0.1",
      port: 4000,
      databaseUrl: null,
      demo: true,
      dataDir: path.resolve("data"),
      introspection: true,
      sandbox: true,
      databasePoolSize: 1,
      metrics: null,
      maxEventLoopDelayMs: 1_000,
      clientBudgetMs: 600,
      tokenBudgetMs: 2_000,
      auditDays: 730,
    });
    expect(parseEnvironment({ NODE_ENV: "development" }).maxEventLoopDelayMs).toBe(0);
  });

  test("with a database, disables demo mode and listens on all interfaces", () => {
    expect(parseEnvironment({ DATABASE_URL: "postgres://127.0.0.1/wornby" })).toMatchObject({
      demo: false,
      host: "0.0.0.0",
      introspection: false,
      sandbox: false,
      databasePoolSize: 10,
    });
    expect(parseEnvironment({ DATABASE_URL: "postgres://127.0.0.1/wornby", DEMO: "true" })).toMatchObject({
      demo: true,
      host: "127.0.0.1",
    });
  });

  test.each(["0.0.0.0", "::", "192.0.2.1", "shop.internal", "127.evil.example"])(
    "rejects HOST=%s without a database unless DEMO is set",
    (HOST) => {
      expect(() => parseEnvironment({ HOST })).toThrow(
        `HOST is "${HOST}", which other machines can reach, but there is no DATABASE_URL. ` +
          "Set DATABASE_URL to a PostgreSQL database, or set DEMO=readonly to show a demo there that nobody can change, " +
          "or DEMO=true to show one with a random password, " +
          "or DEMO=false to run your own site on the embedded database, or leave HOST out to try the demo on this machine only.",
      );
      expect(parseEnvironment({ HOST, DEMO: "true" })).toMatchObject({ demo: true, isLocal: false });
      expect(parseEnvironment({ HOST, DEMO: "false" })).toMatchObject({ demo: false, isLocal: false });
      expect(parseEnvironment({ HOST, DATABASE_URL: "postgres://127.0.0.1/wornby" }).demo).toBe(false);
    },
  );

  test.each(["127.0.0.1", "127.8.8.8", "::1", "localhost", "::ffff:127.0.0.1"])("accepts HOST=%s as loopback", (HOST) =>
    expect(parseEnvironment({ HOST })).toMatchObject({ demo: true, isLocal: true }),
  );

  test("is not local with a public PUBLIC_URL behind a proxy", () => {
    expect(parseEnvironment({ PUBLIC_URL: "https://wornby.example" })).toMatchObject({ demo: true, isLocal: false });
    expect(parseEnvironment({ PUBLIC_URL: "http://[::1]:4000" }).isLocal).toBe(true);
  });

  test("DEMO=readonly is a demo whose rows nobody changes, also on an address that others reach", () => {
    const HOST = "0.0.0.0";
    expect(parseEnvironment({ HOST, DEMO: "readonly" })).toMatchObject({
      demo: true,
      isReadOnly: true,
      isLocal: false,
    });
    expect(parseEnvironment({ HOST, DEMO: "true" })).toMatchObject({ demo: true, isReadOnly: false });
    expect(() => parseEnvironment({ DEMO: "read" })).toThrow("DEMO must be one of true, false, readonly,");
  });

  test("accepts an address of the replicas, but only with a primary", () => {
    const DATABASE_URL = "postgres://primary/wornby";
    const DATABASE_READER_URL = "postgresql://replicas/wornby";
    expect(parseEnvironment({ DATABASE_URL, DATABASE_READER_URL }).databaseReaderUrl).toBe(DATABASE_READER_URL);
    expect(parseEnvironment({ DATABASE_URL }).databaseReaderUrl).toBeNull();
    expect(() => parseEnvironment({ DATABASE_READER_URL: "postgres://one/wornby" })).toThrow(
      "DATABASE_READER_URL needs DATABASE_URL, the primary that the replicas follow.",
    );
  });

  test("stores files in a bucket when the bucket and its keys are set", () => {
    const given = { S3_BUCKET: "wornby", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    const bucket = {
      name: "wornby",
      endpoint: null,
      region: "us-east-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
    };
    expect(parseEnvironment(given).bucket).toEqual(bucket);
    const elsewhere = { S3_ENDPOINT: "http://127.0.0.1:9000", S3_REGION: "eu-north-1" };
    expect(parseEnvironment({ ...given, ...elsewhere }).bucket).toEqual({
      ...bucket,
      endpoint: "http://127.0.0.1:9000",
      region: "eu-north-1",
    });
    expect(parseEnvironment({}).bucket).toBeNull();
    expect(() => parseEnvironment({ S3_BUCKET: "wornby", S3_ACCESS_KEY_ID: "id" })).toThrow(
      "S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the keys to the bucket.",
    );
  });

  test("keeps backups in a folder or a bucket", () => {
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(parseEnvironment({}).backups).toBeNull();
    const folder = path.resolve("/backups");
    expect(parseEnvironment({ BACKUP_DIR: "/backups" }).backups).toEqual({ folder, bucket: null, days: 14 });
    expect(parseEnvironment({ ...keys, BACKUP_BUCKET: "copies", BACKUP_DAYS: "3" })).toMatchObject({
      bucket: null,
      backups: { folder: null, bucket: { name: "copies", accessKeyId: "id" }, days: 3 },
    });
    const refuse = (variables: Record<string, string>) => expect(() => parseEnvironment(variables));
    refuse({ BACKUP_BUCKET: "copies" }).toThrow("BACKUP_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
    refuse({ ...keys, BACKUP_BUCKET: "a", BACKUP_DIR: "/b" }).toThrow("Set BACKUP_DIR or BACKUP_BUCKET, not both.");
  });

  test.each([
    ["PORT", "eighty", 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    ["PORT", "70000", 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ["NODE_ENV", "live", 'NODE_ENV must be one of production, development, test, but is "live".'],
    [
      "TRUST_PROXY",
      "true",
      'TRUST_PROXY must be a number of proxies from 0 to 10, or their addresses as in "loopback, 10.0.0.0/8", but is "true".',
    ],
    ["METRICS_PORT", "on", 'METRICS_PORT must be a whole number from 0 to 65535, but is "on".'],
    ["MAX_LAG_MS", "-1", 'MAX_LAG_MS must be a whole number from 0 to 60000, but is "-1".'],
    ["DATABASE_WAIT_MS", "99", 'DATABASE_WAIT_MS must be a whole number from 100 to 60000, but is "99".'],
    ["AUDIT_DAYS", "0", 'AUDIT_DAYS must be a whole number from 1 to 36500, but is "0".'],
    ["DEMO", "yes", 'DEMO must be one of true, false, readonly, but is "yes".'],
    [
      "DATABASE_URL",
      "mysql://secret@host/db",
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
    ],
    [
      "DATABASE_READER_URL",
      "mysql://secret@host/db",
      "DATABASE_READER_URL must be an address that begins with postgres:// or postgresql://.",
    ],
    ["PUBLIC_URL", "wornby", "PUBLIC_URL must be an address that begins with http:// or https://."],
  ])("stops at %s=%s with a sentence that names it", (name, value, sentence) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(sentence);
  });

  test("takes the accounts of networks whole or not at all, and never repeats their credentials", () => {
    const awin = { AWIN_PUBLISHER_ID: "45628", AWIN_API_TOKEN: "s3cr3t", AWIN_PROGRAM: "Awin" };
    const impact = { IMPACT_ACCOUNT_SID: "IRsid", IMPACT_AUTH_TOKEN: "s3cr3t", IMPACT_PROGRAM: "My impact" };
    expect(parseEnvironment({}).salesAccounts).toEqual({ awin: null, impact: null });
    expect(parseEnvironment({ ...awin, ...impact }).salesAccounts).toEqual({
      awin: { publisherId: "45628", token: "s3cr3t", program: "Awin" },
      impact: { accountSid: "IRsid", authToken: "s3cr3t", program: "My impact" },
    });
    const refuse = (variables: Record<string, string>) => expect(() => parseEnvironment(variables));
    refuse({ ...awin, AWIN_PROGRAM: " " }).toThrow(
      "AWIN_PUBLISHER_ID, AWIN_API_TOKEN, AWIN_PROGRAM need each other. Set AWIN_PROGRAM.",
    );
    refuse({ IMPACT_AUTH_TOKEN: "s3cr3t" }).toThrow("Set IMPACT_ACCOUNT_SID, IMPACT_PROGRAM.");
    refuse({ ...awin, AWIN_PUBLISHER_ID: "me" }).toThrow(/^AWIN_PUBLISHER_ID must be a number\.$/);
    refuse({ ...awin, AWIN_API_TOKEN: "s3cr3t\nx" }).toThrow(
      /^AWIN_API_TOKEN must not contain spaces or special characters\.$/,
    );
  });

  test("traces a hundredth of the requests when a collector is given, and none otherwise", () => {
    expect(parseEnvironment({ OTEL_TRACES_SAMPLER: "always_on" }).tracing).toBeNull();
    const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318";
    expect(parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
      sampler: "parentbased_traceidratio",
      ratio: 0.01,
    });
    expect(() => parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: "some" })).toThrow(
      "OTEL_TRACES_SAMPLER must be one of",
    );
    for (const OTEL_TRACES_SAMPLER_ARG of ["2", "-1", "a tenth"])
      expect(() => parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG })).toThrow(
        `OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, but is "${OTEL_TRACES_SAMPLER_ARG}".`,
      );
  });
});
