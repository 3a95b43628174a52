import type { EntityManager } from "typeorm";
import { outboundFolder } from "../../../../../site/outbound";
import { type RenderedMail, renderMail } from "../../../../core/mail/renderMail";
import { renderParts } from "../../../content/blog/articleParts.service";
import { type Mention, mentionWarnings, readMentions } from "../../../content/blog/mentions/mentions.service";
import { getMailSite } from "../../../site/mail/mailSite.service";
import { getSettings } from "../../../site/settings/settings.service";
import { mailPicture } from "../../../../core/mail/mailPicture";
import type { Newsletter } from "./newsletter.entity";
import { readCards } from "./newsletterCards.service";
import { NewsletterMail, type NewsletterPart } from "./NewsletterMail";

/** The mail of a newsletter before it has a reader, with what its editor should know. */
export interface RenderedNewsletter extends RenderedMail {
  /** Sentences about references that readers do not get. */
  warnings: string[];
}

/** Stand where the reader's links belong. */
const leavePlaceholder = "{leave-link}";
const preferencesPlaceholder = "{preferences-link}";

/** The campaign in the site's links of a newsletter, by which clicks are counted. */
export const campaignPrefix = "newsletter-";

/** Width of the text column in pixels. */
const columnWidth = 550;

/** Returns a function that makes paths of this site absolute; links of pages and to shops get the campaign. */
const createToAbsolute =
  (origin: string, campaign: string) =>
  (path: string): string => {
    if (/^\/(?:pictures|art)\//.test(path)) return mailPicture(path, origin, columnWidth);
    const url = new URL(path, origin);
    if (url.origin !== new URL(origin).origin) return origin;
    if (campaign) url.searchParams.set("c", campaign);
    return url.href;
  };

function describeWarnings(body: string, mentions: readonly Mention[]): string[] {
  const hidden = mentions
    .filter(({ isShown }) => !isShown)
    .map(({ title }) => (title === null ? "deleted" : `“${title}”`));
  const unknown = mentionWarnings(
    body,
    mentions.map((mention) => ({ ...mention, isShown: true })),
  );
  if (hidden.length === 0) return unknown;
  const [noun, verb] = hidden.length === 1 ? ["piece", "is"] : ["pieces", "are"];
  return [`${hidden.length} ${noun} in this newsletter ${verb} not public: ${hidden.join(", ")}.`, ...unknown];
}

/**
 * Renders a newsletter once for all readers, as visitors may see its references now.
 * @param newsletter with id "" for one that is not stored: its links have no campaign
 * @param origin of all links and pictures; that of mails if omitted
 */
export async function renderNewsletter(
  db: EntityManager,
  { id, subject, preview, body }: Pick<Newsletter, "id" | "subject" | "preview" | "body">,
  origin?: string,
): Promise<RenderedNewsletter> {
  const [settings, mentions] = [await getSettings(db), await readMentions(db, body)];
  const mailSite = await getMailSite(db);
  const site = { ...mailSite, origin: origin ?? mailSite.origin };
  const toAbsolute = createToAbsolute(site.origin, id && campaignPrefix + id);
  const cards = await readCards(db, mentions, settings.timeZone);
  const rules = { newWindow: false, nofollow: settings.addNoFollowTag, toAbsolute };
  const parts = renderParts(body, rules, mentions).flatMap(({ html, card }): NewsletterPart[] => {
    if (html !== null) return [{ html }];
    const found = card && cards.get(card.subjectId);
    return found ? [{ card: found }] : [];
  });
  const hasShopLinks = parts.some((part) =>
    "html" in part ? part.html.includes(site.origin + outboundFolder) : part.card.path.startsWith(outboundFolder),
  );
  const mail = renderMail(
    <NewsletterMail
      site={site}
      subject={subject}
      preview={preview}
      parts={parts}
      toAbsolute={toAbsolute}
      disclosure={hasShopLinks ? settings.disclosureText : ""}
      leaveUrl={leavePlaceholder}
      preferencesUrl={preferencesPlaceholder}
    />,
  );
  return { ...mail, warnings: describeWarnings(body, mentions) };
}

interface ReaderLinks {
  /** Absolute. */
  leave: string;
  preferences: string;
}

const escapeAmpersands = (address: string): string => address.replaceAll("&", "&amp;");

/** Puts a reader's links into a rendered newsletter. */
export function addressMail({ html, text }: RenderedMail, { leave, preferences }: ReaderLinks): RenderedMail {
  return {
    html: html
      .replaceAll(leavePlaceholder, escapeAmpersands(leave))
      .replaceAll(preferencesPlaceholder, escapeAmpersands(preferences)),
    text: text.replaceAll(leavePlaceholder, leave).replaceAll(preferencesPlaceholder, preferences),
  };
}
