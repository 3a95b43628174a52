/** The site name in the project's own texts. */
const placeholderName = "WornBy";

/** Replaces the name in one of the project's texts with the configured site name. */
const withSiteName = (name: string, text: string): string => text.replaceAll(placeholderName, () => name);

export interface Question {
  question: string;
  answer: string;
}

/** Inserts the site name into the questions and answers. */
export const withSiteNameInQuestions = (siteName: string, questions: readonly Question[]): Question[] =>
  questions.map(({ question, answer }) => ({
    question: withSiteName(siteName, question),
    answer: withSiteName(siteName, answer),
  }));

export const categoryFaq: Readonly<Partial<Record<string, readonly Question[]>>> = {
  dresses: [
    {
      question: "Is this the exact dress the celebrity wore?",
      answer:
        "Sometimes. A dress is offered as the worn piece only when we could match cut, cloth and color to one on " +
        "sale; everything else is a look-alike. Gowns made for a single evening are rarely sold, so for those we " +
        "choose the nearest shape we can find.",
    },
    {
      question: "How do I choose a size when every retailer has its own chart?",
      answer:
        "Measure bust, waist and hip, then use the retailer's chart rather than the number in your favorite dress. " +
        "In woven cloth go by your largest measurement and have the rest taken in. In knits and bias-cut slips there " +
        "is usually a little more room to spare.",
    },
    {
      question: "Where do I buy a dress I like?",
      answer:
        "The button on each dress opens the retailer's own page, where you pay and arrange delivery. Orders, returns " +
        "and refunds are handled there under that shop's terms. WornBy never sees your card details.",
    },
    {
      question: "Why is the price different from the one you show?",
      answer:
        "We show the price recorded when the dress was last checked, and shops change theirs without telling us. " +
        "Sales end, sizes sell out and delivery or tax may be added at the checkout. The retailer's page always has " +
        "the last word.",
    },
  ],
  shoes: [
    {
      question: "How do I find the shoes from a particular photograph?",
      answer:
        "Open the celebrity's page and choose the outfit; the shoes are listed with its other pieces whenever they " +
        "can be seen well enough to name. If they are hidden under a hem, we leave them out rather than guess. The " +
        "shoe category is then the quickest way to a similar pair.",
    },
    {
      question: "Should I go up or down half a size?",
      answer:
        "Start from your length in centimeters and the retailer's own conversion, since European, British and " +
        "American sizes do not line up neatly. Pointed pumps and slingbacks often need half a size more, while " +
        "loafers and clogs loosen with wear. Buy from a shop with free returns if you are between two sizes.",
    },
    {
      question: "Can a look-alike be as good as the original?",
      answer:
        "It can be more comfortable, which on a long day amounts to the same thing. We match heel height, toe shape " +
        "and color first and material second. Read the description for the material, because a photograph flatters " +
        "coated canvas and leather equally.",
    },
    {
      question: "The pair I want is sold out. What now?",
      answer:
        "Stock is held by the retailer, so its waiting list is your best chance of a restock. Meanwhile, search " +
        "WornBy for the shoe type and the color, such as burgundy loafers. Classic shapes usually have at least one " +
        "close relation.",
    },
  ],
  handbags: [
    {
      question: "How do you tell which bag a celebrity is carrying?",
      answer:
        "We compare the shape, the handle, the closure and the hardware across as many photographs as we can find. A " +
        "clear clasp settles the matter more often than a logo does. Where two bags are equally likely, we say " +
        "look-alike and leave it at that.",
    },
    {
      question: "How can I judge the size of a bag online?",
      answer:
        "Look for the width and the strap drop in the retailer's measurements, then mark them out on a bag you " +
        "already own. A width of 25 centimeters holds a phone, a wallet and a small book; a laptop wants at least " +
        "36. Do not trust the picture, as models and celebrities come in all heights.",
    },
    {
      question: "Do the links lead to genuine shops?",
      answer:
        "Each link goes to the retailer named beside the bag, and the purchase is made on that retailer's site. We " +
        "earn a commission on some orders, and it does not add to what you pay. If a link takes you anywhere " +
        "unexpected, please tell us through the contact page.",
    },
    {
      question: "Why did the price change overnight?",
      answer:
        "Retailers reprice bags often, above all at the start and end of a season. A crossed-out price is the " +
        "earlier one as the shop gave it when we last looked. Check the amount in your basket before you pay.",
    },
  ],
  makeup: [
    {
      question: "Do you know which products a celebrity really used?",
      answer:
        "Only when the artist or the wearer has named them, and that is rarer than you might hope. Otherwise we " +
        "match the finish and the color in good light. Take those as a starting point and not as evidence.",
    },
    {
      question: "Will a shade look the same on me?",
      answer:
        "Probably not quite. Lip color mixes with the color of your own lips, and blush shifts with undertone, so " +
        "a rose on one person is a brick on another. Try the closest shade in a small size first, and judge it by a " +
        "window.",
    },
    {
      question: "How do I find a foundation match from a photograph?",
      answer:
        "You cannot do it reliably, because flash and editing both change skin. Use the photograph to decide on a " +
        "finish, matte or luminous, and use the retailer's shade finder or a sample for the color. Test along the " +
        "jaw and wait ten minutes before you decide.",
    },
    {
      question: "Are prices and ingredients kept up to date?",
      answer:
        "Prices are checked from time to time and can change in between, so the retailer's page is the one to trust. " +
        "Ingredient lists also change when a formula is revised. If you have an allergy, read the list on the shop's " +
        "page or on the box before you use anything.",
    },
  ],
};

export const siteFaq: readonly Question[] = [
  {
    question: "What is WornBy?",
    answer:
      "WornBy is a guide to what celebrities wear and where to find it. Each profile gathers a person's outfits, " +
      "names the pieces and points to shops that sell them or something close. There is also a magazine with advice " +
      "that works without a stylist.",
  },
  {
    question: "How are the pieces matched?",
    answer:
      "Our editors compare photographs with retailers' pages and look at cut, cloth, color and fastenings. If " +
      "everything agrees we name the piece; if it nearly agrees we call it a look-alike. When we cannot tell, no " +
      "link is given.",
  },
  {
    question: "How do affiliate links work?",
    answer:
      "Many of our links tell the retailer that you came from WornBy. If you then buy something, we may receive a " +
      "small commission, and your price stays the same. Commission does not decide which outfits we cover.",
  },
  {
    question: "Can I buy clothes directly from WornBy?",
    answer:
      "No, we have no stock and no checkout. Every purchase takes place on the retailer's site, so questions about " +
      "delivery, sizes in stock and returns should go there.",
  },
  {
    question: "How often is the site updated?",
    answer:
      "New outfits and articles are added as they are ready, with the busiest spells around premieres and award " +
      "nights. Prices and links are reviewed from time to time, and they may change between reviews. Subscribe to " +
      "the newsletter if you would like the new things to come to you.",
  },
];
