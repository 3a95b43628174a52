import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { ContactLine } from "./ContactLine";
import type { LegalSection } from "./LegalArticle";
import type { LegalFacts } from "./useLegalFacts";

export const privacySections = ({ siteName, contactEmail, usesGoogleAnalytics }: LegalFacts): LegalSection[] => [
  {
    id: "who-we-are",
    title: "Who this policy is from",
    text: (
      <>
        <p>
          This policy says what {siteName} ("we") learns about you when you read this site, what we do with it and for
          how long. There are no accounts for visitors, and nothing on the site asks for your name.
        </p>
        <ContactLine about="Questions about it reach us at" email={contactEmail} />
      </>
    ),
  },
  {
    id: "in-your-browser",
    title: "What stays in your browser",
    text: (
      <>
        <p>These are kept in your browser&apos;s own storage (localStorage) and are never sent to us:</p>
        <ul>
          <li>the celebrities that you follow,</li>
          <li>the looks and articles that you like,</li>
          <li>the items among your favorites,</li>
          <li>the comments that you write below an article,</li>
          <li>whether you chose the light or the dark appearance.</li>
        </ul>
        <p>
          Nobody else sees them, and they are not on your other devices. To remove them, undo them on the page or clear
          the data of this site in your browser&apos;s settings.
        </p>
      </>
    ),
  },
  {
    id: "newsletter",
    title: "Newsletter",
    text: (
      <>
        <p>
          When you subscribe we store the email address that you type, which form it came from and when. We use it to
          send you the newsletter and for nothing else, and we do not sell, rent or lend it.
        </p>
        <p>We keep the address until it is removed. You can ask for that at any time, and no reason is needed.</p>
        <ContactLine about="To be taken off the list, write to" email={contactEmail} />
        <p>
          A form tells you when an address is on the list already. To keep that answer from being used to test other
          people&apos;s addresses, only a few attempts a minute are accepted from one place.
        </p>
      </>
    ),
  },
  {
    id: "network-address",
    title: "Your network address",
    text: (
      <p>
        Every website sees the network (IP) address of whoever asks for a page, or it could not answer. We use it for
        the moment of the answer, and for a short time in memory to limit how often a form can be sent from one place.
        We do not store it in our database.
      </p>
    ),
  },
  {
    id: "views-and-clicks",
    title: "Page views and clicks",
    text: (
      <>
        <p>
          To learn what is read and which shopping links are useful, we may count views of pages and clicks on shopping
          links: the page, the item, the retailer and the time. Neither your network address nor the name of your
          browser (its user agent) is stored with them.
        </p>
        <p>
          A one-way code may stand with a view or a click so that repeated ones are not counted twice. It cannot be
          turned back into an address or a browser.
        </p>
        {usesGoogleAnalytics ? (
          <p>
            Some pages also load Google Analytics, a service of Google that measures visits and may set cookies of its
            own. Your browser&apos;s settings, and the add-on that Google offers, let you refuse it.
          </p>
        ) : null}
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    text: (
      <p>
        We set no cookies for visitors. The one cookie of our own belongs to the editors&apos; area: it keeps an editor
        signed in and is set only when somebody signs in there.
      </p>
    ),
  },
  {
    id: "retailers",
    title: "Retailers and networks",
    text: (
      <>
        <p>
          Shopping links lead through an address of ours to a retailer or an affiliate network. Once you are there,
          their policy applies and not this one: they will see your network address, and commonly set cookies to
          remember that you came from here. How that pays us is told in the{" "}
          <Link to={paths.affiliateDisclosure()}>Affiliate Disclosure</Link>.
        </p>
        <p>
          The same is true of the social networks. Their share pages and our profiles there are plain links: no script
          or picture of theirs is loaded here, so they learn nothing until you follow one.
        </p>
        <p>
          An editor may show a picture that lies on another server. Your browser then asks that server for the picture,
          and it sees your network address as any website does.
        </p>
      </>
    ),
  },
  {
    id: "your-rights",
    title: "Your rights",
    text: (
      <>
        <p>
          Depending on where you live, the law gives you the right to know what is stored about you, to have it
          corrected or deleted, to receive a copy, and to object to its use. The only thing that we can find by your
          name or address is a subscription to the newsletter. We will answer within one month.
        </p>
        <p>You may also complain to the data protection authority of your country.</p>
      </>
    ),
  },
  {
    id: "security",
    title: "Security",
    text: (
      <p>
        What we store is reachable only by editors who sign in, and what they change is noted. No system is beyond
        failure; should your address ever fall into the wrong hands, we will tell you as the law requires.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    text: (
      <p>
        The site is meant for a general audience and not for children under 13. If a child has subscribed to the
        newsletter, tell us and we remove the address.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes and contact",
    text: (
      <>
        <p>
          When this policy changes, the new one stands here with its date at the top. A change that lets us do more with
          what we hold is announced here at least 30 days before it applies.
        </p>
        <ContactLine about="Write to us at" email={contactEmail} />
      </>
    ),
  },
];
