import { createPublicKey, generateKeyPairSync } from "node:crypto";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { parseEnvironment } from "../../config/environment";
import { storeBackupRun } from "../../features/site/backups/backups.service";
import { testDatabase } from "../../testing/database/testDatabase";
import type { Finding } from "./finding";
import { checkBackups, checkClock, checkDisk, checkVersion } from "./machine";
import { checkMail } from "./mailRecords";
import { checkPublicAddress, type Network } from "./publicAddress";

const states = (findings: Finding[]): string[] => findings.map(({ state, subject }) => `${subject} ${state}`);
const texts = (findings: Finding[]): string => findings.map(({ text }) => text).join(" ");

describe("doctor: the way to the server", () => {
  const now = Date.parse("2026-11-29T00:00:00Z");
  const https = parseEnvironment({ PUBLIC_URL: "https://site.example", TRUST_PROXY: "loopback" });
  const network = (more: Partial<Network> & { plain?: Response; ready?: Response } = {}): Network => ({
    fetch: (url) =>
      Promise.resolve(
        (url as string | URL).toString().startsWith("http://")
          ? (more.plain ?? new Response(null, { status: 308, headers: { location: "https://site.example/" } }))
          : (more.ready ?? new Response("{}", { headers: { "strict-transport-security": "max-age=1" } })),
      ),
    readCertificate: () => Promise.resolve(new Date("2027-01-29")),
    ...more,
  });
  const check = (more?: Parameters<typeof network>[0], environment = https) =>
    checkPublicAddress(environment, network(more), now);

  test("is well with a certificate, a redirect and a trusted proxy", async () => {
    expect(states(await check())).toEqual(["certificate ok", "redirect ok", "proxy ok"]);
    expect(states(await check({}, parseEnvironment({ PUBLIC_URL: "http://127.0.0.1:4000" })))).toEqual(["address ok"]);
  });

  test("says what is wrong", async () => {
    const ends = await check({ readCertificate: () => Promise.resolve(new Date("2026-12-04")) });
    expect(ends[0]).toMatchObject({ state: "warning", text: expect.stringContaining("ends in 5 days") as string });
    expect((await check({ plain: new Response("page") }))[1]).toMatchObject({ state: "failed" });
    expect(texts(await check({ ready: new Response("{}", { status: 503 }) }))).toContain("readyz answers 503");
    expect(texts(await check({ ready: new Response("{}") }))).toContain("Let the proxy set X-Forwarded-Proto");
    expect(texts(await check({}, { ...https, isTrustedProxy: null }))).toContain("Set TRUST_PROXY");
    expect(states(await check({}, parseEnvironment({ PUBLIC_URL: "http://site.example" })))).toEqual([
      "address failed",
    ]);
    expect(states(await check({}, parseEnvironment({})))).toEqual(["address warning"]);
  });

  test("says which network fault there is", async () => {
    const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    const findings = await check({ fetch: refuse("ECONNREFUSED"), readCertificate: refuse("CERT_HAS_EXPIRED") });
    expect(states(findings)).toEqual(["certificate failed", "redirect warning", "proxy failed"]);
    expect(texts(findings)).toContain("CERT_HAS_EXPIRED");
    expect(texts(findings)).toContain("https://site.example does not answer (ECONNREFUSED)");
  });
});

describe("doctor: mail", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const key = createPublicKey(pem).export({ type: "spki", format: "der" }).toString("base64");
  const { mail } = parseEnvironment({
    ...{ SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "a@site.example" },
    ...{ DKIM_DOMAIN: "site.example", DKIM_SELECTOR: "mail", DKIM_KEY: pem },
  });
  const good: Record<string, string[]> = {
    "site.example": ["v=spf1 mx -all"],
    // A long record has several parts.
    "mail._domainkey.site.example": ["v=DKIM1; k=rsa; p=", key],
    "_dmarc.site.example": ["v=DMARC1; p=reject"],
  };
  const resolve = (records: Record<string, string[]>) => (name: string) =>
    name in records
      ? Promise.resolve([records[name]])
      : Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
  const check = (records: Record<string, string[]>) => checkMail(mail, resolve(records));

  test("is well with all three records", async () => {
    expect(states(await check(good))).toEqual(["SPF ok", "DKIM ok", "DMARC ok"]);
  });

  test("says which record is missing, with its text, or weak", async () => {
    const none = await check({});
    expect(states(none)).toEqual(["SPF failed", "DKIM failed", "DMARC failed"]);
    expect(texts(none)).toContain(`v=DKIM1; k=rsa; p=${key}`);
    const weak = { "site.example": ["v=spf1 +all"], "_dmarc.site.example": ["v=DMARC1; p=none"] };
    expect(states(await check({ ...good, ...weak }))).toEqual(["SPF warning", "DKIM ok", "DMARC warning"]);
    const other = await check({ ...good, "mail._domainkey.site.example": ["v=DKIM1; p=AAAA"] });
    expect(other[1].text).toContain("another key than DKIM_KEY");
  });

  test("says that the name server does not answer, and that no mails are sent", async () => {
    const silent = await checkMail(mail, () => Promise.reject(Object.assign(new Error(), { code: "ETIMEOUT" })));
    expect(states(silent)).toEqual(["SPF failed", "DKIM failed", "DMARC failed"]);
    expect(texts(silent)).toContain("The name server does not answer (ETIMEOUT)");
    expect(states(await checkMail(null, resolve({})))).toEqual(["mail warning"]);
  });
});

describe("doctor: the machine", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("has the schema of this version, the database's clock and free space", async () => {
    expect((await checkVersion(dataSource)).state).toBe("ok");
    expect((await checkClock(dataSource)).state).toBe("ok");
    expect((await checkDisk(path.join(os.tmpdir(), "not-there-yet"))).subject).toBe("disk");
  });

  test("has young backups that are proven", async () => {
    const set = parseEnvironment({ BACKUP_DIR: "/backups" });
    const check = async (now?: number) => (await checkBackups(dataSource, set, now)).state;
    expect(await checkBackups(dataSource, { backups: null })).toMatchObject({ state: "warning" });
    expect(await check()).toBe("warning");
    await storeBackupRun(dataSource.manager, "backup", "");
    expect(await check()).toBe("warning");
    await storeBackupRun(dataSource.manager, "proof", "");
    expect(await check()).toBe("ok");
    expect(await check(Date.now() + 40 * 3_600_000)).toBe("failed");
    await storeBackupRun(dataSource.manager, "proof", "A row is missing.");
    expect(await check()).toBe("failed");
  });
});
