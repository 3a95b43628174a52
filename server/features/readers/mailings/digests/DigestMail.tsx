import { MailCard } from "../../../../core/mail/MailCard";
import { MailLayout, type MailSite } from "../../../../core/mail/MailLayout";
import { paths } from "../../../../../site/addresses";

/** "1 new look", "2 new looks" */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A look of a digest. */
export interface DigestLookCard {
  id: string;
  slug: string;
  title: string;
  image: string;
  occasion: string | null;
  celebrity: string;
  celebritySlug: string;
  /** The celebrity or the place whose news it is, with the path of the page. */
  of: { name: string; path: string };
}

interface DigestMailProps {
  site: MailSite;
  /** The newest first; at least one. */
  looks: readonly DigestLookCard[];
  preferencesUrl: string;
  leaveUrl: string;
}

/** Looks with a card. Mail programs cut mails of more than 100 kB. */
const mostCards = 20;

/** "Ada", "Ada and Bea", "Ada, Bea and 3 more" */
function listNames(looks: readonly DigestLookCard[]): string {
  const names = [...new Set(looks.map(({ of }) => of.name))];
  if (names.length <= 2) return names.join(" and ");
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

export const digestSubject = (looks: readonly DigestLookCard[]): string =>
  `${counted(looks.length, "new look")} of ${listNames(looks)}`;

/** New looks of followed celebrities and places. */
export const DigestMail = ({ site, looks, preferencesUrl, leaveUrl }: DigestMailProps) => (
  <MailLayout
    site={site}
    preview={looks
      .slice(0, 3)
      .map(({ title }) => title)
      .join(", ")}
    footer={
      <p>
        You get this mail because you follow new looks at {site.name}.{" "}
        <a href={leaveUrl}>Leave mails about new looks</a> or <a href={preferencesUrl}>choose what you get</a>.
      </p>
    }
  >
    <h1>{looks.length === 1 ? "A new look" : "New looks"} for you</h1>
    {looks.slice(0, mostCards).map(({ id, slug, title, image, occasion, celebrity, of }) => (
      <MailCard
        key={id}
        origin={site.origin}
        href={site.origin + paths.outfit(slug)}
        image={image}
        title={title}
        lines={[celebrity, of.name === celebrity ? "" : of.name, occasion ?? ""]}
      />
    ))}
    <MoreLooks origin={site.origin} looks={looks.slice(mostCards)} />
  </MailLayout>
);

/** Links to the pages that have the looks without a card, so that none is missing. */
const MoreLooks = ({ origin, looks }: { origin: string; looks: readonly DigestLookCard[] }) => {
  const counts = new Map<string, number>();
  for (const { of } of looks) counts.set(of.path, (counts.get(of.path) ?? 0) + 1);
  const names = new Map(looks.map(({ of }) => [of.path, of.name]));
  if (looks.length === 0) return null;
  return (
    <>
      <h2>{counted(looks.length, "more new look")}</h2>
      <ul>
        {[...counts].map(([path, count]) => (
          <li key={path}>
            <a href={origin + path}>{names.get(path)}</a>: {counted(count, "look")}
          </li>
        ))}
      </ul>
    </>
  );
};
