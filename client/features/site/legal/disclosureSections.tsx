import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { ContactLine } from "./ContactLine";
import type { ArticlePart } from "../../../shared/ui/layout/ArticleInParts";
import type { LegalFacts } from "./useLegalFacts";

export const disclosureSections = ({ siteName, contactEmail }: LegalFacts): ArticlePart[] => [
  {
    id: "in-short",
    title: "In short",
    text: (
      <>
        <p>
          Many links on {siteName} that lead to a retailer are affiliate links. If you follow one and buy something, the
          retailer may pay us a commission. The price that you pay is the same with the link and without it.
        </p>
        <p>Commissions pay for the site. Reading it is free.</p>
      </>
    ),
  },
  {
    id: "which-links",
    title: "Which links these are",
    text: (
      <p>
        Treat every "Buy Now", "Shop Now" and "Shop" button, and every link in an article that leaves the site, as an
        affiliate link. A notice appears before the first such button of a page. The buttons use a URL of this site that
        begins with /go/, which may count the click and redirects to the retailer immediately. In the page&apos;s code,
        for browsers and search engines, the links are marked as "sponsored".
      </p>
    ),
  },
  {
    id: "programs",
    title: "Programs we take part in",
    text: (
      <>
        <p>We take part, or may take part, in these kinds of affiliate programs:</p>
        <dl>
          <dt>A large marketplace program</dt>
          <dd>A general online marketplace pays a percentage of purchases made soon after a click.</dd>
          <dt>A style-shopping collective</dt>
          <dd>A network of fashion retailers pays publishers for clicks or for sales.</dd>
          <dt>A reward-style program</dt>
          <dd>A service for fashion editors combines many brands&apos; shops and pays a share of sales.</dd>
          <dt>A commission network</dt>
          <dd>
            An agency between many retailers and many publishers, which passes on each retailer&apos;s commission.
          </dd>
          <dt>A share-sale network</dt>
          <dd>Another such agency, mostly for smaller shops, which pays a share of each sale.</dd>
        </dl>
        <p>The program of a link can change without a visible change on the page.</p>
      </>
    ),
  },
  {
    id: "how-it-works",
    title: "How a commission is earned",
    text: (
      <>
        <p>
          The link tells the retailer that you came from here. The retailer or its network usually remembers this in a
          cookie, for a period that it chooses. If you buy something in that period, the sale is credited to us. We
          learn that something was sold and for how much, but not who bought it.
        </p>
        <p>
          If you prefer not to be counted, go to the retailer&apos;s website yourself. The site works the same. What we
          count ourselves is described in the <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: "what-we-choose",
    title: "How this affects what we show",
    text: (
      <>
        <p>
          We choose looks because someone wore them, and pieces because they are the same or similar. A commission does
          not decide what an article says about a piece. It can decide which of several shops we link to when they sell
          the same piece.
        </p>
        <p>
          The order of products, of search results and of replacements never depends on a commission or on an affiliate
          program.
        </p>
        <p>If anyone ever pays for an article or a placement on a page, it will be labeled at its top.</p>
      </>
    ),
  },
  {
    id: "prices",
    title: "Prices and availability",
    text: (
      <p>
        Retailers set prices and offers and can change them without notice. See the{" "}
        <Link to={paths.termsOfService()}>Terms of Service</Link> on buying from retailers.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Questions",
    text: (
      <>
        <p>This disclosure is published by {siteName}. If a link looks wrong, please tell us.</p>
        <ContactLine about="Write to us at" email={contactEmail} />
      </>
    ),
  },
];
