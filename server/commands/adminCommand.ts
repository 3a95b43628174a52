import { parseArgs } from "node:util";
import type { EntityManager } from "typeorm";
import {
  checkNames,
  createAdministrator,
  disableAdministrator,
  enableAdministrator,
  listAdministrators,
  randomPassword,
  resetPassword,
} from "../features/auth/administrators.service";

const usage = `Usage: npm run admin -- COMMAND [EMAIL] [options]

  create EMAIL [--name NAME]   makes an administrator
  list                         shows all administrators
  disable EMAIL                closes an account and ends its sessions
  enable EMAIL                 opens it again
  reset-password EMAIL         sets another password and ends the account's sessions

  --generate   makes a password and prints it once
Otherwise the password is asked for at the terminal, or read as one line from the standard input.`;

/** The command cannot be understood; the message says why and how it is used. */
export class CommandRefused extends Error {
  constructor(sentence: string) {
    super(`${sentence}\n\n${usage}`);
  }
}

/** What the command needs of the world around it. */
export interface AdminCommandDeps {
  /** A new password from whoever runs the command, typed twice where that helps. */
  newPassword: () => Promise<string>;
  print: (line: string) => void;
  /** Does the work on the configured database, and closes it again. */
  withDatabase: <Result>(work: (db: EntityManager) => Promise<Result>) => Promise<Result>;
}

function readArguments(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        name: { type: "string" },
        generate: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [command = "", ...emails] = positionals;
    return { ...values, command, emails };
  } catch (error) {
    throw new CommandRefused((error as Error).message);
  }
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 16).replace("T", " ") ?? "never";

async function printList({ print, withDatabase }: AdminCommandDeps): Promise<void> {
  const rows = (await withDatabase(listAdministrators)).map(({ account, openSessions }) => [
    account.email,
    account.name,
    account.disabledAt ? "disabled" : "enabled",
    day(account.lastLogin),
    String(openSessions),
  ]);
  if (rows.length === 0) return print("There is no administrator yet. Make one with: npm run admin -- create EMAIL");
  const table = [["Email", "Name", "State", "Last sign-in (UTC)", "Open sessions"], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
}

/** Runs `npm run admin` with these arguments. */
export async function runAdmin(argv: string[], parts: AdminCommandDeps): Promise<void> {
  const { command, emails, name, generate, help } = readArguments(argv);
  const { print, withDatabase } = parts;
  if (help) return print(usage);
  const [email, ...more] = emails;
  if (command === "list" && email === undefined) return printList(parts);
  if (!["create", "disable", "enable", "reset-password"].includes(command)) {
    throw new CommandRefused(command ? `"${command}" is no command, or takes nothing else.` : "Name a command.");
  }
  // Whoever gives a password as an argument has shown it to everybody on this machine, so it is not taken from there.
  if (email === undefined || more.length) throw new CommandRefused("Name one email address, and nothing else.");
  if (command === "disable" || command === "enable") {
    const change = command === "disable" ? disableAdministrator : enableAdministrator;
    const changed = await withDatabase((db) => change(db, email));
    return print(`${email} ${changed ? "is" : "was already"} ${command}d.`);
  }
  const names = { email, name: name ?? email.split("@")[0] };
  if (command === "create") checkNames(names);
  const password = generate ? randomPassword() : await parts.newPassword();
  if (command === "create") {
    await withDatabase((db) => createAdministrator(db, { ...names, password }));
    print(`${email} may sign in at /admin/login.`);
  } else {
    await withDatabase((db) => resetPassword(db, email, password));
    print(`${email} has another password. All its sessions have ended.`);
  }
  if (generate) print(`Password: ${password}\nIt is stored nowhere and is not shown again.`);
}
