import type { EntityManager } from "typeorm";
import { difference } from "../../content/audit/difference";
import { programsTag } from "../../content/invalidation/cacheTags";
import { createOnce } from "../../content/write/createOnce";
import { type Write, write } from "../../content/write/write";
import { badUserInput, conflict, notFound } from "../../shared/errors/appErrors";
import { isUniqueViolation } from "../../shared/errors/databaseErrors";
import type { Actor } from "../../shared/graphql/context";
import { readById } from "../../shared/read/readById";
import { Select } from "../../shared/read/select";
import { AffiliateProgram, type ProgramKind } from "./affiliateProgram.entity";
import type { CreateAffiliateProgramInput, UpdateAffiliateProgramInput } from "./program.inputs";
import { programPresets } from "./program.presets";
import type { ProgramPreset } from "./program.types";

export const listPrograms = (db: EntityManager): Promise<AffiliateProgram[]> =>
  new Select(db, AffiliateProgram, "program").read({ order: "program.name, program.id" });

/** @throws NOT_FOUND */
async function findProgram(db: EntityManager, id: string): Promise<AffiliateProgram> {
  const program = await readById(db, AffiliateProgram, id);
  if (!program) throw notFound("This affiliate program does not exist any more.");
  return program;
}

export function findPreset(kind: ProgramKind): ProgramPreset {
  const preset = programPresets.find((candidate) => candidate.kind === kind);
  if (!preset) throw new Error(`There is no preset for ${kind}.`);
  return preset;
}

/** A host in lower case and ASCII, without www.; null for what is none. */
export function parseHost(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\.|\.$/g, "") : "";
  return /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) ? host : null;
}

type Values = Pick<AffiliateProgram, "name" | "kind" | "hosts" | "direct" | "priceLimitHours" | "subIdParameter">;

function valuesOf({ name, kind, hosts, direct, priceLimitHours, subIdParameter }: CreateAffiliateProgramInput): Values {
  const trimmed = name.trim();
  if (!trimmed) throw badUserInput("Please check what you entered.", { name: "Name is required" });
  const read = hosts.map((host) => host.trim()).filter(Boolean);
  const wrong = read.find((host) => parseHost(host) === null);
  if (wrong !== undefined) {
    throw badUserInput("Please check what you entered.", { hosts: "Each host must look like shop.example." });
  }
  const unique = [...new Set(read.map((host) => parseHost(host) ?? ""))].sort();
  return { name: trimmed, kind, hosts: unique, direct, priceLimitHours: priceLimitHours ?? null, subIdParameter };
}

/** A link belongs to one program, or nobody could say whose rules hold. */
async function refuseForeignHosts(db: EntityManager, hosts: string[], id: string | null): Promise<void> {
  const [other]: { name: string }[] = await db.query(
    "SELECT name FROM affiliate_programs WHERE hosts && $1::text[] AND id IS DISTINCT FROM $2 LIMIT 1",
    [hosts, id],
  );
  if (other) throw badUserInput("Please check what you entered.", { hosts: `${other.name} has one of these hosts.` });
}

/** Tells a name that another program has as such. */
function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error, "affiliate_programs_name_key")) throw error;
  throw badUserInput("Please check what you entered.", { name: "This name already exists" });
}

const change = <Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> =>
  write(db, actor, (transaction) => {
    transaction.invalidate(programsTag);
    return work(transaction);
  }).catch(nameTaken);

export function createProgram(
  db: EntityManager,
  actor: Actor | null,
  input: CreateAffiliateProgramInput,
): Promise<AffiliateProgram> {
  const values = valuesOf(input);
  return createOnce(db, actor, AffiliateProgram, input, async (transaction) => {
    transaction.invalidate(programsTag);
    await refuseForeignHosts(transaction.db, values.hosts, null);
    const { id, name } = await transaction.db.save(AffiliateProgram, transaction.db.create(AffiliateProgram, values));
    await transaction.audit({ action: "create", entityType: "affiliateProgram", entityId: id, title: name });
    return findProgram(transaction.db, id);
  }).catch(nameTaken);
}

/** @throws NOT_FOUND, CONFLICT when it was saved since it was read, BAD_USER_INPUT. */
export function updateProgram(
  db: EntityManager,
  actor: Actor | null,
  { id, version, ...input }: UpdateAffiliateProgramInput,
): Promise<AffiliateProgram> {
  const values = valuesOf(input);
  return change(db, actor, async (transaction) => {
    const before = await findProgram(transaction.db, id);
    await refuseForeignHosts(transaction.db, values.hosts, id);
    const changes = difference<Values>(before, values);
    const { affected } = await transaction.db.update(
      AffiliateProgram,
      { id, version },
      { ...values, version: version + 1 },
    );
    if (affected !== 1)
      throw conflict("Somebody else has saved this program meanwhile. Compare it before you save yours.");
    // What was imported from it is found by its name.
    if (changes.name) {
      for (const table of ["conversions", "conversion_imports"])
        await transaction.db.query(`UPDATE ${table} SET program = $2 WHERE program = $1`, [before.name, values.name]);
    }
    await transaction.audit({
      action: "update",
      entityType: "affiliateProgram",
      entityId: id,
      title: values.name,
      changes,
    });
    return findProgram(transaction.db, id);
  });
}

/** Its links stay and belong to no program; what was imported from it stays too. @throws NOT_FOUND */
export function deleteProgram(db: EntityManager, actor: Actor | null, id: string): Promise<boolean> {
  return change(db, actor, async (transaction) => {
    const { name } = await findProgram(transaction.db, id);
    await transaction.db.delete(AffiliateProgram, { id });
    await transaction.audit({ action: "delete", entityType: "affiliateProgram", entityId: id, title: name });
    return true;
  });
}
