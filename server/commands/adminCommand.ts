import { parseArgs } from "node:util";
import type { EntityManager } from "typeorm";
import { type Role, roles } from "../core/access/role";
import {
  validateAccountNames,
  createAdministrator,
  disableAdministrator,
  enableAdministrator,
  listAdministrators,
  randomPassword,
  resetPassword,
} from "../features/people/accounts/administrators.service";
import { resetTwoFactor } from "../features/people/accounts/twoFactor/secondFactors.service";

const usage = `Usage: npm run admin -- COMMAND [EMAIL] [options]

  create EMAIL [--name NAME] [--role ROLE]
                               creates an account: ${roles.join(", ")} (default: admin)
  list                         shows all accounts
  disable EMAIL                disables an account and ends its sessions
  enable EMAIL                 enables it again
  reset-password EMAIL         sets a new password and ends the account's sessions
  reset-two-factor EMAIL       turns two-factor sign-in off, for a lost device, and ends the account's sessions

  --generate   generates a password and prints it once
Without it, the command prompts for the password, or reads one line from standard input.`;

/** The arguments are invalid. The message contains the reason and the usage. */
export class CommandRefused extends Error {
  constructor(reason: string) {
    super(`${reason}\n\n${usage}`);
  }
}

export interface AdminCommandDeps {
  /** Reads a new password; a terminal prompts for it twice. */
  newPassword: () => Promise<string>;
  print: (line: string) => void;
  /** Connects to the configured database, does the work and disconnects. */
  withDatabase: <Result>(work: (db: EntityManager) => Promise<Result>) => Promise<Result>;
}

function readArguments(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        name: { type: "string" },
        role: { type: "string" },
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

/** A role that a command other than `create` would ignore is refused. @throws CommandRefused */
function parseRole(command: string, role: string | undefined): Role {
  const found = roles.find((known) => known === (role ?? "admin"));
  if (!found) throw new CommandRefused(`"${role}" is not a role. Enter ${roles.join(", ")}.`);
  if (role !== undefined && command !== "create") throw new CommandRefused("--role belongs to the command create.");
  return found;
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 16).replace("T", " ") ?? "never";

async function printList({ print, withDatabase }: AdminCommandDeps): Promise<void> {
  const rows = (await withDatabase(listAdministrators)).map(({ account, openSessions }) => [
    account.email,
    account.name,
    account.role,
    account.disabledAt ? "disabled" : "enabled",
    day(account.lastLogin),
    String(openSessions),
  ]);
  if (rows.length === 0) return print("There is no administrator yet. Create one with: npm run admin -- create EMAIL");
  const table = [["Email", "Name", "Role", "State", "Last sign-in (UTC)", "Open sessions"], ...rows];
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
export async function runAdmin(argv: string[], deps: AdminCommandDeps): Promise<void> {
  const { command, emails, name, role, generate, help } = readArguments(argv);
  const { print, withDatabase } = deps;
  if (help) return print(usage);
  const accountRole = parseRole(command, role);
  const [email, ...more] = emails;
  if (command === "list" && email === undefined) return printList(deps);
  if (!["create", "disable", "enable", "reset-password", "reset-two-factor"].includes(command)) {
    throw new CommandRefused(
      command ? `"${command}" is not a command, or it takes no further arguments.` : "Enter a command.",
    );
  }
  // Other users of this machine can see arguments, so the command takes no password as an argument.
  if (email === undefined || more.length) throw new CommandRefused("Enter exactly one email address.");
  if (command === "disable" || command === "enable") {
    const change = command === "disable" ? disableAdministrator : enableAdministrator;
    const changed = await withDatabase((db) => change(db, email));
    return print(`${email} ${changed ? "is" : "was already"} ${command}d.`);
  }
  if (command === "reset-two-factor") {
    await withDatabase((db) => resetTwoFactor(db, email));
    return print(`${email} signs in with the password alone. All sessions of the account have ended.`);
  }
  const names = { email, name: name ?? email.split("@")[0] };
  if (command === "create") validateAccountNames(names);
  const password = generate ? randomPassword() : await deps.newPassword();
  if (command === "create") {
    await withDatabase((db) => createAdministrator(db, { ...names, password, role: accountRole }));
    print(`${email} can sign in at /admin/login.`);
  } else {
    await withDatabase((db) => resetPassword(db, email, password));
    print(`${email} has a new password. All sessions of the account have ended.`);
  }
  if (generate) print(`Password: ${password}\nIt is not stored and will not be shown again.`);
}
