import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { ContactLine } from "./ContactLine";
import type { ArticlePart } from "../../../shared/ui/layout/ArticleInParts";
import type { LegalFacts } from "./useLegalFacts";

export const privacySections = ({ siteName, contactEmail, usesGoogleAnalytics }: LegalFacts): ArticlePart[] => [
  {
    id: "who-we-are",
    title: "Who this policy is from",
    text: (
      <>
        <p>
          This policy describes what {siteName} ("we") learns about you when you read this site, what we do with it and
          for how long. Visitors have no accounts, and nothing on the site asks for your name.
        </p>
        <ContactLine about="For questions about it, contact" email={contactEmail} />
      </>
    ),
  },
  {
    id: "in-your-browser",
    title: "What stays in your browser",
    text: (
      <>
        <p>The following is stored in your browser (localStorage):</p>
        <ul>
          <li>the celebrities that you follow,</li>
          <li>the articles that you like,</li>
          <li>the looks and items among your favorites,</li>
          <li>the looks that you opened last,</li>
          <li>when you last opened the page of those you follow,</li>
          <li>the comments that you write below an article,</li>
          <li>whether you chose the light or the dark appearance.</li>
        </ul>
        <p>
          None of it reaches us in a form that we can read, unless you make a feed of your favorites or of those you
          follow: then we store the list, without anything about you, until you delete the feed, or until nobody has
          read it for 400 days. To show your favorites, the looks that you opened last, or the celebrities that you
          follow, your browser asks us for them by their numbers, without saying who you are. A link with which you
          share your favorites contains these numbers.
        </p>
        <p>
          If you sync your favorites and the celebrities that you follow with another device, we store them as an
          encrypted list that only your code can open, and when it was last used. We delete it when you delete it on the
          page of your favorites, and 400 days after its last use.
        </p>
        <p>
          No one else sees it unless you share it, and it is on your other devices only if you sync. To remove it, undo
          it on the page or clear the data of this site in your browser&apos;s settings.
        </p>
        <p>
          Your browser also keeps copies of the pages that you opened last and of your favorite looks, so that you can
          read them offline; clearing the data of this site removes them.
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
          When you subscribe we store your email address, the form it came from, the time, the text that you saw, and
          what you chose to get. We use it only to send you that, and we do not sell, rent or lend it.
        </p>
        <p>
          To prove what you agreed to, we record each press of a button that subscribes, confirms, changes or leaves:
          the time, your network address, and your browser and system.
        </p>
        <p>
          We send one mail to confirm the address. Without the confirmation we send nothing else, and delete the address
          after 30 days. No mail contains anything that tells us whether you open it.
        </p>
        <p>
          Every mail has a link that leaves with one press. The page of your choices, which the welcome mail links to,
          also gives you everything that we store about the address as a file, and deletes it. After that we keep only a
          record that you left, without your email address and your network address.
        </p>
        <ContactLine about="You can also write to" email={contactEmail} />
        <p>
          A form tells you when an address is already subscribed. To prevent others from testing addresses this way, we
          accept only a few attempts per minute from one network.
        </p>
        <p>
          If you give an address when you correct a look, we use it for one answer only, and delete it from the
          correction with the answer, at the latest after 30 days.
        </p>
        <p>
          If you send a picture to ask what someone wears, only our editors see it and your words. We delete the picture
          after 30 days and keep a fingerprint of it, from which the picture cannot be restored. If you want the answer
          by mail, we forget your address 30 days after it.
        </p>
        <p>
          Our mails have no tracking pixels, so we do not learn whether you open one. Links to shops in a newsletter go
          through this site, which counts the click for the newsletter, but not who clicked.
        </p>
      </>
    ),
  },
  {
    id: "network-address",
    title: "Your network address",
    text: (
      <p>
        Every website sees the network (IP) address of a visitor&apos;s device, which it needs to respond. We use it for
        the response, and keep it in memory for a short time to limit how often a form can be sent from one network. We
        do not store it in our database.
      </p>
    ),
  },
  {
    id: "views-and-clicks",
    title: "Page views and clicks",
    text: (
      <>
        <p>
          To learn what people read and which shopping links are useful, we may count page views and clicks on shopping
          links: the page, the item, the retailer, the campaign that led to the page and the time. We store neither your
          network address nor the name of your browser (its user agent) with them.
        </p>
        <p>
          A one-way code may be stored with a view or a click so that repeated ones are not counted twice. It cannot be
          turned back into an address or a browser.
        </p>
        <p>
          A shopping link may carry a random number to the shop&apos;s affiliate network, which repeats it when it
          reports a sale. It tells us which link led to the sale. It is new with each click and says nothing about you.
        </p>
        {usesGoogleAnalytics ? (
          <p>
            Some pages also load Google Analytics, a service of Google that measures visits and may set its own cookies.
            Where the site asks first, they load it only after you allow it, and a line in the footer changes your
            choice. You can also refuse it in your browser&apos;s settings or with Google&apos;s opt-out add-on.
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
        We set no cookies for visitors. Our only cookies belong to the editors&apos; area: they keep an editor signed
        in, recognize the browser at the next sign-in, and are set only at sign-in.
      </p>
    ),
  },
  {
    id: "retailers",
    title: "Retailers and networks",
    text: (
      <>
        <p>
          Shopping links lead through a URL of this site to a retailer or an affiliate network. Their own policy applies
          there: they see your network address, and usually set cookies to remember that you came from here. How we earn
          from that is described in the <Link to={paths.affiliateDisclosure()}>Affiliate Disclosure</Link>.
        </p>
        <p>
          The same applies to social networks. Their share pages and our profiles there are plain links. We load no
          script or image from them, so they learn nothing until you follow one.
        </p>
        <p>
          An editor may show an image from another server. Your browser then requests it from that server, which sees
          your network address like any website.
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
          Depending on where you live, you have the right to know what is stored about you, to have it corrected or
          deleted, to receive a copy, and to object to its use. The only data that we can find by your name or address
          is a newsletter subscription. We will answer within one month.
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
        Only editors who sign in can access the stored data, and their changes are logged. No system is perfectly
        secure. If your address is ever exposed, we will tell you as the law requires.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    text: (
      <p>
        The site is meant for a general audience and not for children under 13. If a child has subscribed to the
        newsletter, tell us and we will remove the address.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes and contact",
    text: (
      <>
        <p>
          When this policy changes, the new version appears here with its date at the top. We announce a change that
          lets us do more with the data here at least 30 days before it applies.
        </p>
        <ContactLine about="Write to us at" email={contactEmail} />
      </>
    ),
  },
];
