// On both engines: commands open the database by themselves.
import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { DataSource } from "typeorm";
import { acquireLock } from "../database/embedded/lock";
import { AdminUser } from "../features/people/accounts/adminUser.entity";
import { passwordMatches } from "../features/people/accounts/password";
import { findActor, startSession } from "../features/people/accounts/session.service";
import { testDatabase } from "../testing/database/testDatabase";
import { CommandRefused, runAdmin } from "./adminCommand";
import { testOnPostgres } from "../testing/skipped";

const onPostgres = testOnPostgres("the embedded engine serves one process");

describe("npm run admin", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(() => dataSource.query("TRUNCATE admin_users, audit_log CASCADE"));

  /** Runs the command with the typed password and returns its output. */
  async function admin(argv: string[], typed = "a long password"): Promise<string> {
    const lines: string[] = [];
    await runAdmin(argv, {
      newPassword: () => Promise.resolve(typed),
      print: (line) => void lines.push(line),
      withDatabase: (work) => work(dataSource.manager),
    });
    return lines.join("\n");
  }
  const account = (email: string): Promise<AdminUser> => dataSource.manager.findOneByOrFail(AdminUser, { email });
  const notes = (): Promise<unknown[]> =>
    dataSource.query("SELECT action, entity_type, title, actor_id, changes FROM audit_log ORDER BY id");
  const noted = (action: string) => ({
    action,
    entity_type: "administrator",
    title: "Hanne",
    actor_id: null,
    changes: {},
  });

  test("creates an administrator, and records it in the audit log without the password", async () => {
    expect(await admin(["create", " Hanne@Example.com ", "--name", "Hanne"])).toContain("can sign in at /admin/login");
    const { passwordHash, name } = await account("hanne@example.com");
    expect(name).toBe("Hanne");
    expect(await passwordMatches("a long password", passwordHash)).toBe(true);
    expect(await notes()).toEqual([noted("create")]);
  });

  test("creates an account with --role, an administrator without", async () => {
    await admin(["create", "hanne@example.com", "--role", "contributor"]);
    await admin(["create", "ola@example.com"]);
    expect([(await account("hanne@example.com")).role, (await account("ola@example.com")).role]).toEqual([
      "contributor",
      "admin",
    ]);
    const unknown = admin(["create", "noa@example.com", "--role", "boss"]);
    await expect(unknown).rejects.toThrow('"boss" is not a role. Enter contributor, editor, admin.');
  });

  test("generates a password with --generate and prints it once", async () => {
    const output = await admin(["create", "hanne@example.com", "--generate"], "never asked");
    const password = /^Password: (\S{20})$/m.exec(output)?.[1] ?? "";
    expect(await passwordMatches(password, (await account("hanne@example.com")).passwordHash)).toBe(true);
    expect(JSON.stringify(await notes())).not.toContain(password);
  });

  test.each([
    [
      "an invalid email address",
      ["create", "hanne"],
      "a long password",
      { email: "Please enter a valid email address" },
    ],
    ["a short password", ["create", "h@example.com"], "short", { password: "Password must be at least 8 characters" }],
    [
      "a common password",
      ["create", "h@example.com"],
      "Password1",
      { password: "This password is too common. Please choose another one." },
    ],
    [
      "the name as password",
      ["create", "h@example.com", "--name", "Hanne Lind"],
      "hanne lind",
      { password: "Password must not be your name or your email address" },
    ],
  ])("refuses %s", async (_, argv, typed, fieldErrors) => {
    await expect(admin(argv, typed)).rejects.toMatchObject({ extensions: { fieldErrors } });
    expect(await dataSource.manager.count(AdminUser)).toBe(0);
    expect(await notes()).toEqual([]);
  });

  test("rejects an email address that has an account", async () => {
    await admin(["create", "hanne@example.com"]);
    await expect(admin(["create", "HANNE@example.com"])).rejects.toMatchObject({
      extensions: { fieldErrors: { email: "Another administrator has this email address" } },
    });
  });

  test.each([
    ["disable", ["disable", "hanne@example.com"]],
    ["resetPassword", ["reset-password", "hanne@example.com"]],
    ["resetTwoFactor", ["reset-two-factor", "hanne@example.com"]],
  ])("ends the account's sessions: %s", async (action, argv) => {
    await admin(["create", "hanne@example.com", "--name", "Hanne"]);
    const { id } = await account("hanne@example.com");
    const { cookie } = await startSession(dataSource.manager, id, "");
    expect(await findActor(dataSource.manager, cookie)).not.toBeNull();
    await admin(argv, "another password");
    expect(await findActor(dataSource.manager, cookie)).toBeNull();
    expect((await dataSource.query("SELECT count(*)::int AS n FROM sessions"))[0].n).toBe(0);
    expect(await notes()).toEqual([noted("create"), noted(action)]);
  });

  test("enables a disabled account, and reports when nothing changes", async () => {
    await admin(["create", "hanne@example.com", "--name", "Hanne"]);
    expect(await admin(["disable", "hanne@example.com"])).toBe("hanne@example.com is disabled.");
    expect(await admin(["disable", "hanne@example.com"])).toBe("hanne@example.com was already disabled.");
    expect(await admin(["enable", "hanne@example.com"])).toBe("hanne@example.com is enabled.");
    expect((await account("hanne@example.com")).disabledAt).toBeNull();
    expect(await notes()).toEqual([noted("create"), noted("disable"), noted("enable")]);
  });

  test("turns two-factor sign-in off for a lost device", async () => {
    await admin(["create", "hanne@example.com", "--name", "Hanne"]);
    const { id } = await account("hanne@example.com");
    await dataSource.query("INSERT INTO authenticators (admin_user_id, secret, confirmed_at) VALUES ($1, 'A', now())", [
      id,
    ]);
    await dataSource.query("INSERT INTO recovery_codes (admin_user_id, code_hash) VALUES ($1, 'x')", [id]);
    await dataSource.query(
      "INSERT INTO passkeys (admin_user_id, name, credential_id, public_key) VALUES ($1, 'Key', 'x', 'x')",
      [id],
    );
    expect(await admin(["reset-two-factor", "HANNE@example.com"])).toContain("signs in with the password alone");
    for (const table of ["authenticators", "passkeys", "recovery_codes"]) {
      expect(await dataSource.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    }
  });

  test("lists accounts with their open sessions and without secrets", async () => {
    expect(await admin(["list"])).toContain("There is no administrator yet.");
    await admin(["create", "hanne@example.com", "--name", "Hanne"]);
    await startSession(dataSource.manager, (await account("hanne@example.com")).id, "");
    const list = await admin(["list"]);
    expect(list).toMatch(/^Email +Name +Role +State +Last sign-in \(UTC\) +Open sessions\n/);
    expect(list).toMatch(/\nhanne@example\.com +Hanne +admin +enabled +never +1$/);
    expect(list).not.toContain("argon2");
  });

  test("reports an unknown email address", async () => {
    await expect(admin(["disable", "nobody@example.com"])).rejects.toThrow(
      "There is no administrator with the email address nobody@example.com.",
    );
  });

  test.each([
    [[]],
    [["remove", "hanne@example.com"]],
    [["list", "hanne@example.com"]],
    [["create"]],
    [["create", "hanne@example.com", "a password in the arguments"]],
    [["create", "hanne@example.com", "--password", "x"]],
    [["disable", "hanne@example.com", "--role", "editor"]],
  ])("prints the usage for the arguments %j", async (argv) => {
    await expect(admin(argv)).rejects.toThrow(CommandRefused);
    await expect(admin(argv)).rejects.toThrow(/Usage: npm run admin/);
  });
});

describe("the command itself", () => {
  const run = promisify(execFile);
  const command = ["-r", "./scripts/registerTypescript.cjs", "server/commands/admin.ts"];

  // A process of its own cannot reach the embedded database of this one.
  onPostgres(
    "reads a piped password up to its line break",
    async () => {
      const dataSource = await testDatabase();
      const running = run(process.execPath, [...command, "create", "hanne@example.com"], {
        env: { ...process.env, DATABASE_URL: "url" in dataSource.options ? dataSource.options.url : "" },
      });
      running.child.stdin?.end("a long password\nand more\n");
      expect((await running).stdout).toContain("can sign in at /admin/login");
      const { passwordHash } = await dataSource.manager.findOneByOrFail(AdminUser, { email: "hanne@example.com" });
      expect(await passwordMatches("a long password", passwordHash)).toBe(true);
      await dataSource.destroy();
    },
    120_000,
  );

  test("reports that a server uses the embedded database", async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-admin-"));
    // A lock file is enough to simulate a running server.
    const lock = await acquireLock(path.join(folder, "database.lock"), path.join(folder, "socket"));
    const failure = await run(process.execPath, [...command, "list"], {
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder },
    })
      .catch((error: { code: number; stdout: string; stderr: string }) => error)
      .finally(() => {
        lock.release();
        fs.rmSync(folder, { recursive: true });
      });
    expect(failure).toMatchObject({ code: 1, stdout: "" });
    expect(failure.stderr).toMatch(/^Another server is already using the data folder .* Stop it first.*\n$/);
  }, 120_000);
});
