import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { ContactLine } from "./ContactLine";
import type { LegalSection } from "./LegalArticle";
import type { LegalFacts } from "./useLegalFacts";

export const termsSections = ({ siteName, contactEmail }: LegalFacts): LegalSection[] => [
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
          {siteName} shows what celebrities wore, names the same or similar pieces, links to retailers who sell them,
          and publishes articles about fashion. It is free to read and needs no account.
        </p>
        <p>
          We are not a shop. We sell nothing, take no payment and deliver nothing. We are not connected with the people
          who are shown, nor endorsed by them, unless a page says so.
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
          A purchase is a contract between you and the retailer. Price, availability, sizes, delivery, returns and
          guarantees are the retailer&apos;s affair, and so are its own terms and its own privacy policy.
        </p>
        <p>
          Prices, ratings and descriptions here were right when they were entered, and may have changed since. What the
          retailer shows when you order is what counts. "Similar" means similar: cut, fabric and colour can differ from
          what was worn.
        </p>
        <p>Many of these links are affiliate links, for which we may be paid a commission.</p>
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
        What you like, follow, mark as a favorite or write as a comment is kept in your own browser. We do not receive
        it, publish it or keep a copy, so we cannot restore it when your browser&apos;s data is cleared.
      </p>
    ),
  },
  {
    id: "newsletter",
    title: "Newsletter",
    text: (
      <p>
        Subscribing is free and ends when you want it to. We may stop the newsletter, or change how often it comes out,
        without notice.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Our content and that of others",
    text: (
      <>
        <p>
          Texts, drawings and the arrangement of the site belong to us or to those who let us use them. Names and
          trademarks of retailers, designers and celebrities belong to their owners; they are named here to say what is
          shown and for no other purpose.
        </p>
        <ContactLine
          about="If you hold a right in something shown here and want it credited or taken down, tell us which page and what it is:"
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
        We take care over what we publish, and still can be wrong about who wore what. The site is provided as it is,
        without a promise that it is complete, free of errors or always within reach. Articles are opinion and general
        information; they are no professional advice.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    text: (
      <p>
        As far as the law allows, we are not liable for losses that come from using the site, from relying on what it
        says, or from dealing with a retailer that it links to. Nothing in these terms limits liability that cannot be
        limited by law, such as for intent, gross negligence or injury, nor the rights that you have as a consumer where
        you live.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to these terms",
    text: (
      <>
        <p>
          We may change these terms. Of a material change we give at least 30 days&apos; notice on this page before it
          takes effect. Whoever goes on using the site after that day accepts it.
        </p>
        <p>
          Corrections of spelling, of layout and of contact details apply at once. The date at the top is that of the
          present text.
        </p>
      </>
    ),
  },
  {
    id: "ending",
    title: "Ending, and what remains",
    text: (
      <p>
        You can stop using the site at any time. We may close parts of it, or refuse access to whoever breaks these
        terms. If one of them turns out to be void, the others still hold.
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
