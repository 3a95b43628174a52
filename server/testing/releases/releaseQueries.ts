/** What is asked about the database of a release: every kind of content and every setting, nothing that depends on the day. */

const product =
  "title description retailer image price priceAmount priceCurrency originalPrice originalPriceAmount condition rating reviewCount";
const link = "hasAffiliateLink directLink";
const seo = "seoTitle seoDescription status version";
const picture = "image imageAlt imageCredit";

/** Begins the queries that only editors may ask. */
export const forEditors = "query ForEditors ";

export const releaseQueries = [
  `{ celebrities(first: 50) { totalCount nodes { id name slug category ${picture} ${seo} bio birthdate birthplace nationality height
    zodiacSign measurements languages education netWorth awards careerHighlights influences philanthropyWork personalLife
    dietFitness interestingFacts quotes brandEndorsements businessVentures controversies fanbaseNickname publicPerception
    styleType styleEvolution followerCount outfitCount fashionTimeline { year title text }
    influenceScores { label percent } styleEvolutionStages { label percent }
    signature { look designers accessories perfume } socialMedia { instagram twitter facebook tiktok youtube website } } } }`,
  `{ celebrities(first: 50) { nodes { slug outfits(first: 10) { totalCount nodes { slug } } products(first: 10) { nodes { id } }
    rewornGarments { slug name } mentionedIn { slug } related(first: 3) { slug } } } }`,
  `{ outfits(first: 50) { totalCount nodes { id title slug ${picture} ${seo} description fullDescription occasion date tags
    ${link} focalPoint { x y } aspectRatio celebrity { slug } morePictures { image alt points { pieceId x y } }
    pieces { id name note position { x y } factsChosen facts { garment colors materials patterns } garment { slug }
      products { id } wornAgain { slug } } } } }`,
  `{ outfits(first: 50) { nodes { slug products { id matchKind shownMatchKind basis basisSource basisOn sizes } mentionedIn { slug }
    linkedProduct { id } } } }`,
  `{ affiliateProducts(first: 50) { totalCount nodes { id ${product} ${link} outfit { slug } pieceId isAvailable
    replacement { id } } } }`,
  `{ categoryItems(first: 50) { totalCount nodes { id ${product} ${link} categoryName categoryLabel gtin isAvailable
    variants { size color isInStock price } } } }`,
  `{ blogPosts(first: 20) { totalCount nodes { id title slug ${picture} ${seo} excerpt author category date keywords
    metaDescription readingMinutes html authorProfile { slug } mentionedCelebrities { slug } mentionedOutfits { slug }
    mentionedProducts { id } } } }`,
  `{ authors(first: 20) { totalCount nodes { id name slug role ${picture} ${seo} content html links } } }`,
  `{ pages(first: 20) { totalCount nodes { id title slug description ${picture} ${seo} content standard hasContactForm } } }`,
  `{ categories { id name label icon image isBuiltIn itemCount faq { question answer } } blogTopics { name slug count image }
    blogCategories { name count } celebrityCategories { name count } outfitOccasions { name count }
    productRetailers { name count } siteFaq { question answer } homeLook { slug }
    testimonials { id name role avatar quote }
    socialPosts { id platform username content image dateText link } }`,
  `{ settings { siteName siteTagline logo homeSections branding { accent fonts corners density }
    menus { header { label to } footer { label to } legal { label to } } } }`,
  `${forEditors}{ settings { siteName siteTagline logo contactEmail timeZone featuredCelebsCount homeLookId homeSections postsPerPage
    facebook twitter instagram pinterest disclosureText defaultTracking createNewWindow addNoFollowTag defaultCurrency
    exchangeRatesAddress googleAnalyticsId askBeforeAnalytics enableTracking anonymizeIp trackOutboundLinks
    clickRetentionDays revisionLimit revisionDays twoFactorForContributors twoFactorForEditors twoFactorForAdmins
    confirmationGreeting welcomeGreeting postalAddress version verifications { name content }
    branding { accent fonts corners density }
    menus { header { label to } footer { label to } legal { label to } } } }`,
  `${forEditors}{ celebrities(first: 50) { totalCount nodes { name status } } outfits(first: 50) { totalCount nodes { title status } }
    blogPosts(first: 50) { totalCount nodes { title status } } trash(first: 50) { totalCount nodes { type title } }
    affiliateProducts(first: 50) { totalCount nodes { title affiliateLink } }
    categoryItems(first: 50) { totalCount nodes { title affiliateLink } } }`,
  `${forEditors}{ categoryItemRetailers { name count } pictures(first: 50) { nodes { address width height alt credit license useCount focalPoint { x y } } }
    tags: terms(type: tag) { name usageCount } occasions: terms(type: occasion) { name usageCount }
    synonyms(first: 50) { totalCount nodes { word meaning kind } } categoryRules { categoryName kind outcome phrases strength }
    savedViews(screen: OUTFITS) { name query screen } releases(first: 9) { nodes { title status } } }`,
  `${forEditors}{ affiliatePrograms { name kind network hosts commissionRates deepLinkTemplate subIdParameter } feeds { name format address currency }
    payouts(first: 9) { program paidOn amount currency from to } webhookEndpoints { url eventTypes isOn }
    subscribers(first: 50) { totalCount nodes { email status subscribed digest newsletters alerts source topics } }
    newsletters(first: 9) { nodes { subject body preview status } } mails(first: 9) { nodes { kind recipient subject status } }
    corrections(first: 9) { nodes { body status } } questions(first: 9) { nodes { body status } }
    imports(first: 9) { nodes { kind title created } } siteImports { label fileName status } }`,
];
