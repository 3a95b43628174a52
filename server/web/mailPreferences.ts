import type { EntityManager } from "typeorm";
import type { MailPreferences } from "../../site/mailPages";
import { currencyDecimals } from "../core/money/currency";
import { maxPriceLength } from "../core/money/price";
import { parseMoney } from "../core/money/parseMoney";
import type { Press } from "../core/access/press";
import { readLinkKey } from "../core/access/signedLink";
import { listTopics } from "../features/content/blog/blog.service";
import { findSuppression } from "../features/site/mail/suppressions.service";
import { type AlertPiece, type Choices, readChoices } from "../features/readers/readers/choices.service";
import { readFollowedNames } from "../features/readers/readers/follows.service";
import {
  deleteSubscriber,
  exportSubscriber,
  findCelebrities,
  type Preferences,
  savePreferences,
} from "../features/readers/readers/preferences.service";
import { DigestRhythm } from "../features/readers/readers/subscriber.entity";
import { preferencesPath, readPreferencesLink } from "../features/readers/readers/subscriberLinks.service";
import { getSettings } from "../features/site/settings/settings.service";
import { type AnswerMail, badLink, goneAddress, homeLink, type MailAnswer, notice } from "./mailAnswers";

type TypedPiece = MailPreferences["pieces"][number];

const writeAmount = (amount: number, currency: string): string => amount.toFixed(currencyDecimals(currency));

const showTarget = ({ target }: AlertPiece): string =>
  target ? `${target.currency} ${writeAmount(target.amount, target.currency)}` : "";

const all = (form: URLSearchParams, name: string): string[] => form.getAll(name);

/** What came after the page was opened is not in the form, and stays. */
const isChosen = (form: URLSearchParams, name: string, id: string): boolean =>
  all(form, name).includes(id) || !all(form, "shown").includes(id);

/** Reads what was typed at the pieces that the subscriber has. */
const readTyped = (form: URLSearchParams, pieces: readonly AlertPiece[]): TypedPiece[] =>
  pieces.map(({ id, title }) => ({
    value: id,
    name: title,
    chosen: isChosen(form, "piece", id),
    target: (form.get(`target-${id}`) ?? "").trim().slice(0, maxPriceLength),
  }));

/** Most that a target price can be. */
const mostAmount = 1e9;

/**
 * Reads the target prices of the pieces that stay; a sentence when one is unreadable.
 * @param currency of prices that name none
 */
function readTargets(typed: readonly TypedPiece[], siteCurrency: string): Preferences["pieces"] | string {
  const pieces: Preferences["pieces"] = [];
  for (const { value: id, name, target } of typed.filter(({ chosen }) => chosen)) {
    const { amount, currency, problem } = parseMoney(target || "0", siteCurrency);
    const isPrice =
      amount !== null &&
      currency !== null &&
      amount > 0 &&
      amount < mostAmount &&
      Number(writeAmount(amount, currency)) === amount;
    if (target && !isPrice) return `“${name}”: ${problem ?? "The price must be a number above 0, for example 49.90."}`;
    pieces.push({ id, target: target && isPrice ? { amount, currency } : null });
  }
  return pieces;
}

/** Reads the form; what it does not know is left out. */
const readPreferences = (form: URLSearchParams, slugs: readonly string[]): Omit<Preferences, "pieces"> => {
  const rhythm = form.get("digest") ?? "";
  const chosen = slugs.filter((slug) => all(form, "topic").includes(slug));
  return {
    newsletters: form.has("newsletters"),
    digest: Object.hasOwn(DigestRhythm, rhythm) ? (rhythm as DigestRhythm) : "NEVER",
    alerts: form.has("alerts"),
    // All and none are the same wish: who wants no newsletter switches it off.
    topics: chosen.length === slugs.length ? [] : chosen,
    followedIds: all(form, "celebrity"),
    shownIds: all(form, "shown"),
  };
};

type Shown = Omit<Preferences, "followedIds" | "shownIds" | "pieces"> &
  Pick<MailPreferences, "celebrities" | "pieces" | "search" | "message">;

const preferencePage = async (db: EntityManager, { id, email }: Choices, shown: Shown): Promise<MailPreferences> => ({
  kind: "preferences",
  action: preferencesPath(await readLinkKey(db), id),
  email,
  message: shown.message,
  newsletters: shown.newsletters,
  topics: (await listTopics(db)).map(({ slug, name }) => ({
    value: slug,
    name,
    chosen: shown.topics.length === 0 || shown.topics.includes(slug),
  })),
  digest: shown.digest,
  celebrities: shown.celebrities,
  search: shown.search,
  alerts: shown.alerts,
  pieces: shown.pieces,
});

/** Shows the page where a subscriber chooses what to get. */
export const showPreferences: AnswerMail = async (db, { query }) => {
  const id = readPreferencesLink(await readLinkKey(db), query);
  if (!id) return badLink;
  const choices = await readChoices(db, id);
  if (!choices) return goneAddress;
  const celebrities = choices.followed.map((one) => ({ value: one.id, name: one.name, chosen: true }));
  const pieces = choices.pieces.map((piece) => ({
    value: piece.id,
    name: piece.title,
    chosen: true,
    target: showTarget(piece),
  }));
  const message = query.saved === undefined ? null : { text: "Your choices are saved.", isError: false };
  return {
    status: 200,
    page: await preferencePage(db, choices, { ...choices, celebrities, pieces, search: "", message }),
  };
};

/** Shows what was typed again, with the celebrities that were found. */
async function showAgain(
  db: EntityManager,
  choices: Choices,
  form: URLSearchParams,
  {
    text,
    found = [],
    isError = true,
  }: { text: string; found?: readonly { id: string; name: string }[]; isError?: boolean },
): Promise<MailAnswer> {
  const topics = await listTopics(db);
  const typed = readPreferences(
    form,
    topics.map(({ slug }) => slug),
  );
  const kept = await readFollowedNames(db, [...typed.followedIds, ...choices.followed.map(({ id }) => id)]);
  const added = found.filter(({ id }) => !kept.some((one) => one.id === id));
  const celebrities = [
    ...kept.map(({ id, name }) => ({ value: id, name, chosen: isChosen(form, "celebrity", id) })),
    ...added.map(({ id, name }) => ({ value: id, name, chosen: found.length === 1 })),
  ];
  const shown = {
    ...typed,
    celebrities,
    pieces: readTyped(form, choices.pieces),
    search: found.length > 0 ? "" : (form.get("search") ?? ""),
    message: { text, isError },
  };
  return { status: isError ? 422 : 200, page: await preferencePage(db, choices, shown) };
}

const deletedText =
  "We have deleted your address, your choices and your mails. What stays is a record that you left, without the address.";
const suppressedText =
  "Mails to it bounced or were reported as spam, so it also stays on the list of addresses that get no mail.";

async function deleteAddress(db: EntityManager, { id, email }: Choices, press: Press): Promise<MailAnswer> {
  await deleteSubscriber(db, id, "preference page", press);
  const text = (await findSuppression(db, email)) ? `${deletedText} ${suppressedText}` : deletedText;
  return notice(200, { title: "Everything is deleted", text, link: homeLink });
}

/** Saves, finds a celebrity, exports or deletes: each is a button of the one form. */
export const postPreferences: AnswerMail = async (db, { query, body: form = new URLSearchParams() }, press) => {
  const key = await readLinkKey(db);
  const id = readPreferencesLink(key, query);
  if (!id) return badLink;
  const choices = await readChoices(db, id);
  if (!choices) return goneAddress;
  const button = form.get("press");
  if (button === "export") return { file: (await exportSubscriber(db, id)) ?? {} };
  if (button === "delete") {
    if (!form.has("sure"))
      return showAgain(db, choices, form, { text: "Tick “Yes, delete everything” first. Nothing was deleted." });
    return deleteAddress(db, choices, press);
  }
  const search = form.get("search")?.trim() ?? "";
  const found = await findCelebrities(db, search);
  const wanted = readPreferences(
    form,
    (await listTopics(db)).map(({ slug }) => slug),
  );
  if (search && found.length === 0)
    return showAgain(db, choices, form, {
      text: `There is no celebrity “${search.slice(0, 100)}” here. Nothing was saved.`,
    });
  if (search && (found.length > 1 || button === "find"))
    return showAgain(db, choices, form, {
      text: "Tick whom you want to follow below, then save.",
      found,
      isError: false,
    });
  const pieces = readTargets(readTyped(form, choices.pieces), (await getSettings(db)).defaultCurrency);
  if (typeof pieces === "string") return showAgain(db, choices, form, { text: `${pieces} Nothing was saved.` });
  const followedIds = [...wanted.followedIds, ...found.map((one) => one.id)];
  await savePreferences(db, id, { ...wanted, pieces, followedIds }, press);
  return { location: `${preferencesPath(key, id)}&saved=1` };
};
