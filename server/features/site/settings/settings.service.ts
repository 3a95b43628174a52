import type { EntityManager } from "typeorm";
import type { Write } from "../../../core/write/write";
import { difference } from "../../../core/audit/difference";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { settingsTag } from "../../../core/cache/cacheTags";
import { requireReauthentication } from "../../../core/access/requireReauthentication";
import { requireTokenScope } from "../../../core/access/requireRole";
import { Select } from "../../../core/read/select";
import { conflict } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { replaceRates } from "./exchangeRates/replaceRates";
import { mapMenus } from "./menus";
import { Settings } from "./settings.entity";
import { type UpdateSettingsInput, settingsMessages } from "./settings.inputs";

const untracked = new WeakSet<EntityManager>();

/** From now on this manager reads settings that count and analyze nothing; a write to the row would block its saves. */
export const readWithoutTracking = (db: EntityManager): void => void untracked.add(db);

/** Returns the only row, which the first migration inserts. */
export async function getSettings(db: EntityManager): Promise<Settings> {
  const [settings] = await new Select(db, Settings, "settings").read({ limit: 1 });
  if (!untracked.has(db)) return settings;
  return Object.assign(settings, { enableTracking: false, trackOutboundLinks: false, googleAnalyticsId: "" });
}

const mayBeEmpty: ReadonlySet<string> = new Set([
  "siteTagline",
  "logo",
  "contactEmail",
  "exchangeRatesAddress",
  "homeLookId",
  "facebook",
  "twitter",
  "instagram",
  "pinterest",
  "defaultTracking",
  "googleAnalyticsId",
  "postalAddress",
] satisfies (keyof Settings)[]);

/** Converts the input to columns; null clears an optional text, and leaves other fields unchanged. */
function toColumns(input: Omit<UpdateSettingsInput, "version">): Partial<Settings> {
  const given = Object.entries(input).filter(([field, value]) => value !== null || mayBeEmpty.has(field));
  const values: Partial<Settings> = normalizeInput(Object.fromEntries(given));
  if (values.defaultTracking) values.defaultTracking = values.defaultTracking.replace(/^\?/, "");
  if (values.menus)
    values.menus = mapMenus(values.menus, (links) =>
      links.map(({ label, to }) => ({ label: label.trim(), to: to.trim() })),
    );
  if (values.branding) values.branding = { ...values.branding, accent: values.branding.accent.toLowerCase() };
  if (values.verifications)
    values.verifications = values.verifications.map(({ name, content }) => ({
      name: name.trim(),
      content: content.trim(),
    }));
  if (values.googleAnalyticsId) values.googleAnalyticsId = values.googleAnalyticsId.toUpperCase();
  if (values.defaultCurrency) values.defaultCurrency = values.defaultCurrency.toUpperCase();
  return { ...values, ...(values.homeLookId === "" && { homeLookId: null }) };
}

const currencyChangeTimeout = "10min";

const isSecurityField = (field: string): boolean => field.startsWith("twoFactorFor");

/** @throws FORBIDDEN for a token, REAUTHENTICATION_REQUIRED. */
function requireSecurityRight(actor: Actor | null): void {
  if (!actor) return;
  requireTokenScope(actor, "never");
  requireReauthentication(actor);
}

/**
 * Saves the given settings; when nothing differs, nothing is written and the version does not change.
 * @throws CONFLICT when the version is outdated. Who needs a second factor is changed by a person only: FORBIDDEN for a
 * token, REAUTHENTICATION_REQUIRED for a session.
 */
export async function updateSettings(change: Write, { version, ...input }: UpdateSettingsInput): Promise<Settings> {
  const before = await getSettings(change.db);
  const values = toColumns(input);
  const changes = difference(before, values);
  const differing = Object.fromEntries(Object.entries(values).filter(([field]) => field in changes));
  if (before.version === version && Object.keys(changes).length === 0) return before;
  if (Object.keys(differing).some((field) => isSecurityField(field))) requireSecurityRight(change.actor);
  // All prices that name no currency follow it at once.
  if (differing.defaultCurrency) await change.db.query(`SET LOCAL statement_timeout = '${currencyChangeTimeout}'`);
  const { affected } = await change.db.update(Settings, { id: 1, version }, { ...differing, version: version + 1 });
  if (affected !== 1) throw conflict(settingsMessages.stale);
  if (differing.exchangeRatesAddress === "") await replaceRates(change, []);
  change.invalidate(settingsTag);
  await change.audit({ action: "update", entityType: "settings", title: "Settings", changes });
  return getSettings(change.db);
}
