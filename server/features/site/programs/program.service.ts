import type { EntityManager } from "typeorm";
import { requireById } from "../../../core/write/lockById";
import { difference } from "../../../core/audit/difference";
import { programsTag } from "../../../core/cache/cacheTags";
import { findTemplateFault } from "../../../core/links/deepLink";
import { createOnce } from "../../../core/write/createOnce";
import { type Write, write } from "../../../core/write/write";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../core/errors/databaseErrors";
import type { Actor } from "../../../core/graphql/context";
import { Select } from "../../../core/read/select";
import { AffiliateProgram, type ProgramKind } from "./affiliateProgram.entity";
import type { CreateAffiliateProgramInput, UpdateAffiliateProgramInput } from "./program.inputs";
import { programPresets } from "./program.presets";
import type { ProgramPreset } from "./program.types";

export const listPrograms = (db: EntityManager): Promise<AffiliateProgram[]> =>
  new Select(db, AffiliateProgram, "program").read({ order: "program.name, program.id" });

/** @throws NOT_FOUND */
const findProgram = (db: EntityManager, id: string): Promise<AffiliateProgram> =>
  requireById(db, AffiliateProgram, id, "This affiliate program no longer exists.");

export function findPreset(kind: ProgramKind): ProgramPreset {
  const preset = programPresets.find((candidate) => candidate.kind === kind);
  if (!preset) throw new Error(`There is no preset for ${kind}.`);
  return preset;
}

/** Returns the host without www. in front and without a dot at its end. */
export const withoutWww = (host: string): string => host.replace(/^www\.|\.$/g, "");

/** Returns a host in lowercase ASCII without www.; null for an invalid one. */
export function parseHost(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(address) ? withoutWww(new URL(address).hostname) : "";
  return /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) ? host : null;
}

type Values = Omit<AffiliateProgram, "id" | "reportChoices" | "version" | "createdAt" | "updatedAt">;

function toValues(input: CreateAffiliateProgramInput): Values {
  const { name, kind, hosts, direct, priceLimitHours = null, subIdParameter, arrivalParameters, ...more } = input;
  const trimmed = name.trim();
  if (!trimmed) throw badUserInput("Please check what you entered.", { name: "Name is required" });
  const read = hosts.map((host) => host.trim()).filter(Boolean);
  const wrong = read.find((host) => parseHost(host) === null);
  if (wrong !== undefined) {
    throw badUserInput("Please check what you entered.", { hosts: "Each host must look like shop.example." });
  }
  const unique = [...new Set(read.map((host) => parseHost(host) ?? ""))].sort();
  const rules = { direct, priceLimitHours, subIdParameter, arrivalParameters: [...new Set(arrivalParameters)] };
  return { name: trimmed, kind, hosts: unique, ...rules, ...networkValues(more) };
}

type NetworkInput = Pick<
  CreateAffiliateProgramInput,
  "network" | "publisherId" | "advertiserId" | "deepLinkTemplate" | "validationDays" | "cookieDays" | "commissionRates"
>;

function networkValues(input: NetworkInput) {
  const { network = "", publisherId = "", advertiserId = "", validationDays = null, cookieDays = null } = input;
  const deepLinkTemplate = (input.deepLinkTemplate ?? "").trim();
  const fault = deepLinkTemplate && findTemplateFault(deepLinkTemplate, { publisherId, advertiserId });
  if (fault) throw badUserInput("Please check what you entered.", { deepLinkTemplate: fault });
  const commissionRates = (input.commissionRates ?? "").trim();
  return { network, publisherId, advertiserId, deepLinkTemplate, validationDays, cookieDays, commissionRates };
}

/** A link must belong to one program only, because each has its own rules. */
async function requireFreeHosts(db: EntityManager, hosts: string[], id: string | null): Promise<void> {
  const [other]: { name: string }[] = await db.query(
    "SELECT name FROM affiliate_programs WHERE hosts && $1::text[] AND id IS DISTINCT FROM $2 LIMIT 1",
    [hosts, id],
  );
  if (other) throw badUserInput("Please check what you entered.", { hosts: `${other.name} has one of these hosts.` });
}

/** Converts the database error for a duplicate name to a field error. */
function throwNameTaken(error: unknown): never {
  if (!isUniqueViolation(error, "affiliate_programs_name_key")) throw error;
  throw badUserInput("Please check what you entered.", { name: "This name already exists" });
}

const changePrograms = <Result>(
  db: EntityManager,
  actor: Actor | null,
  work: (change: Write) => Promise<Result>,
): Promise<Result> =>
  write(db, actor, (transaction) => {
    transaction.invalidate(programsTag);
    return work(transaction);
  }).catch(throwNameTaken);

export function createProgram(
  db: EntityManager,
  actor: Actor | null,
  input: CreateAffiliateProgramInput,
): Promise<AffiliateProgram> {
  const values = toValues(input);
  return createOnce(db, actor, AffiliateProgram, input, async (transaction) => {
    transaction.invalidate(programsTag);
    await requireFreeHosts(transaction.db, values.hosts, null);
    const { id, name } = await transaction.db.save(AffiliateProgram, transaction.db.create(AffiliateProgram, values));
    await transaction.audit({ action: "create", entityType: "affiliateProgram", entityId: id, title: name });
    return findProgram(transaction.db, id);
  }).catch(throwNameTaken);
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export function updateProgram(
  db: EntityManager,
  actor: Actor | null,
  { id, version, ...input }: UpdateAffiliateProgramInput,
): Promise<AffiliateProgram> {
  const values = toValues(input);
  return changePrograms(db, actor, async (transaction) => {
    const before = await findProgram(transaction.db, id);
    await requireFreeHosts(transaction.db, values.hosts, id);
    const changes = difference<Values>(before, values);
    const { affected } = await transaction.db.update(
      AffiliateProgram,
      { id, version },
      { ...values, version: version + 1 },
    );
    if (affected !== 1)
      throw conflict(
        "Someone else has saved this program in the meantime. Compare the versions before you save yours.",
      );
    // Imported conversions and payouts refer to the program by name.
    if (changes.name) {
      for (const table of ["conversions", "conversion_imports", "payouts"])
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

/** Deletes a program; its links and imported conversions remain. @throws NOT_FOUND */
export function deleteProgram(db: EntityManager, actor: Actor | null, id: string): Promise<boolean> {
  return changePrograms(db, actor, async (transaction) => {
    const { name } = await findProgram(transaction.db, id);
    await transaction.db.delete(AffiliateProgram, { id });
    await transaction.audit({ action: "delete", entityType: "affiliateProgram", entityId: id, title: name });
    return true;
  });
}
