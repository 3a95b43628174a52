import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { ContactLine } from "./ContactLine";
import type { ArticlePart } from "../../../shared/ui/layout/ArticleInParts";
import type { LegalFacts } from "./useLegalFacts";

export const termsSections = ({ siteName, contactEmail }: LegalFacts): ArticlePart[] => [
  {
    id: "agreement",
    title: "What you agree to",
    text: (
      <p>
        These terms are between you and {siteName} ("we"). By using the site you accept them. If you do not, please do
        not use it. They apply together with the <Link to={paths.privacyPolicy()}>Privacy Policy</Link> and the{" "}
        <Link to={paths.affiliateDisclosure()}>Affiliate Disclosure</Link>.
      </p>
    ),
  },
  {
    id: "the-site",
    title: "What the site is",
    text: (
      <>
        <p>
          {siteName} shows what celebrities wore, names the same or similar pieces, links to retailers that sell them,
          and publishes articles about fashion. It is free to read and needs no account.
        </p>
        <p>
          We are not a shop. We sell nothing, take no payment and deliver nothing. We are not affiliated with or
          endorsed by the people shown, unless a page says so.
        </p>
      </>
    ),
  },
  {
    id: "buying",
    title: "Buying from retailers",
    text: (
      <>
        <p>
          A purchase is a contract between you and the retailer. The retailer is responsible for price, availability,
          sizes, delivery, returns and guarantees, and has its own terms and privacy policy.
        </p>
        <p>
          Prices, ratings and descriptions here were correct when we entered them, and may have changed since. The
          retailer&apos;s information at the time of your order applies. "Similar" means similar: cut, fabric and color
          can differ from what was worn.
        </p>
        <p>Many of these links are affiliate links, for which we may earn a commission.</p>
      </>
    ),
  },
  {
    id: "your-use",
    title: "How you may use the site",
    text: (
      <>
        <p>You may read it, share links to it and quote from it with a link to the page. You may not:</p>
        <ul>
          <li>break into it, overload it, or go around its limits,</li>
          <li>copy it in bulk, by hand or by machine, or pass its content off as your own,</li>
          <li>follow shopping links by machine, or in any way that makes up clicks or commissions,</li>
          <li>subscribe addresses to the newsletter that are not yours,</li>
          <li>use it for anything that the law forbids.</li>
        </ul>
      </>
    ),
  },
  {
    id: "your-comments",
    title: "Likes, favorites and comments",
    text: (
      <p>
        Your likes, follows, favorites and comments are stored in your own browser. We do not receive, publish or copy
        them, so we cannot restore them when your browser&apos;s data is cleared.
      </p>
    ),
  },
  {
    id: "newsletter",
    title: "Newsletter",
    text: (
      <p>
        The subscription is free, and you can cancel it at any time. We may stop the newsletter, or change how often it
        appears, without notice.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Our content and that of others",
    text: (
      <>
        <p>
          Texts, drawings and the layout of the site belong to us or are used with permission. Names and trademarks of
          retailers, designers and celebrities belong to their owners and are used only to identify what is shown.
        </p>
        <ContactLine
          about="If you hold a right in something shown here and want it credited or removed, tell us which page and what it is:"
          email={contactEmail}
        />
      </>
    ),
  },
  {
    id: "no-warranty",
    title: "No warranty",
    text: (
      <p>
        We publish with care, but can be wrong about who wore what. The site is provided as is, without a promise that
        it is complete, free of errors or always available. Articles are opinion and general information, not
        professional advice.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    text: (
      <p>
        As far as the law allows, we are not liable for losses that result from using the site, from relying on its
        content, or from dealing with a retailer that it links to. Nothing in these terms limits liability that cannot
        be limited by law, such as for intent, gross negligence or injury, or your rights as a consumer where you live.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    text: (
      <>
        <p>
          We may change these terms. We announce material changes on this page with at least 30 days&apos; notice. By
          continuing to use the site after they take effect, you accept them.
        </p>
        <p>
          Corrections of spelling, layout and contact details apply immediately. The date at the top is that of the
          current text.
        </p>
      </>
    ),
  },
  {
    id: "ending",
    title: "Termination",
    text: (
      <p>
        You can stop using the site at any time. We may close parts of it, or refuse access to anyone who violates these
        terms. If one of these terms is invalid, the others still apply.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    text: (
      <>
        <p>These terms are published by {siteName}.</p>
        <ContactLine about="Write to us at" email={contactEmail} />
      </>
    ),
  },
];
