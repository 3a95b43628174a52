import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { ContactLine } from "./ContactLine";
import type { LegalSection } from "./LegalArticle";
import type { LegalFacts } from "./useLegalFacts";

export const disclosureSections = ({ siteName, contactEmail }: LegalFacts): LegalSection[] => [
  {
    id: "in-short",
    title: "In short",
    text: (
      <>
        <p>
          Many links on {siteName} that lead to a retailer are affiliate links. If you follow one and buy something, the
          retailer may pay us a commission. The price that you pay is the same with the link and without it.
        </p>
        <p>That is how the site is paid for. Reading it costs nothing.</p>
      </>
    ),
  },
  {
    id: "which-links",
    title: "Which links these are",
    text: (
      <p>
        Treat every "Buy Now", "Shop Now" and "Shop" button, and every link in an article that leaves the site, as an
        affiliate link. Before the first such button of a page a line says so. The buttons lead through an address of
        ours that begins with /go/, which may count the click and forwards to the retailer at once. In the page&apos;s
        code, for browsers and search engines, the links carry the mark "sponsored".
      </p>
    ),
  },
  {
    id: "programs",
    title: "Programs that we take part in",
    text: (
      <>
        <p>We take part, or may take part, in these kinds of affiliate programs:</p>
        <dl>
          <dt>A large marketplace program</dt>
          <dd>A general online marketplace pays a percentage of what is bought there soon after a click.</dd>
          <dt>A style-shopping collective</dt>
          <dd>A network of fashion retailers pays publishers for clicks or for sales.</dd>
          <dt>A reward-style program</dt>
          <dd>A service for fashion editors joins many brands&apos; shops and pays a share of sales.</dd>
          <dt>A commission network</dt>
          <dd>
            An agent between many single retailers and many publishers, who passes on each retailer&apos;s commission.
          </dd>
          <dt>A share-sale network</dt>
          <dd>Another such agent, with mostly smaller shops, which pays a share of each sale.</dd>
        </dl>
        <p>Which of them a given link belongs to can change without the page changing.</p>
      </>
    ),
  },
  {
    id: "how-it-works",
    title: "How a commission comes about",
    text: (
      <>
        <p>
          The link tells the retailer that you came from here. The retailer or its network commonly remembers that in a
          cookie, for a time that it decides. If you buy within it, the sale is credited to us. We learn that something
          was sold and for how much, and not who bought it.
        </p>
        <p>
          If you prefer not to be counted, go to the retailer&apos;s website yourself. Nothing here works any worse for
          it. What we count ourselves is told in the <Link to={paths.privacyPolicy()}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: "what-we-choose",
    title: "What it means for what we show",
    text: (
      <>
        <p>
          Looks are chosen because they were worn, and pieces because they are the same or come close. A commission does
          not decide what an article says about a piece. It can decide which of several shops we link to when they sell
          the same thing.
        </p>
        <p>
          Should anybody ever pay for an article or for a place on a page, that article or place will say so at its top.
        </p>
      </>
    ),
  },
  {
    id: "prices",
    title: "Prices and availability",
    text: (
      <p>
        Prices and offers are the retailers&apos; and change without notice. See the{" "}
        <Link to={paths.termsOfService()}>Terms of Service</Link> on buying from retailers.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Questions",
    text: (
      <>
        <p>This disclosure is published by {siteName}. If a link looks wrong to you, we would like to know.</p>
        <ContactLine about="Write to us at" email={contactEmail} />
      </>
    ),
  },
];
