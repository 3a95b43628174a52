import type { NonEmptyArray } from "type-graphql";
import { AnalyticsResolver } from "../../features/analytics/analytics.resolver";
import { ConversionResolver } from "../../features/analytics/conversion.resolver";
import { DashboardResolver } from "../../features/analytics/dashboard.resolver";
import { EarningsResolver } from "../../features/analytics/earnings/earnings.resolver";
import { PayoutResolver } from "../../features/analytics/payouts/payout.resolver";
import { OfferLinkResolver, OutfitLinkResolver } from "../../features/analytics/directLink.resolver";
import { ApiTokenResolver } from "../../features/tokens/apiToken.resolver";
import { AccountResolver } from "../../features/accounts/account.resolver";
import { AuthResolver } from "../../features/accounts/auth.resolver";
import { PasswordResetResolver } from "../../features/accounts/passwordReset/passwordReset.resolver";
import { AcceptInviteResolver } from "../../features/accounts/people/acceptInvite.resolver";
import { ReauthenticationResolver } from "../../features/accounts/reauthentication.resolver";
import { PeopleResolver } from "../../features/accounts/people/people.resolver";
import { SecondStepResolver } from "../../features/accounts/twoFactor/secondStep.resolver";
import { TwoFactorResolver } from "../../features/accounts/twoFactor/twoFactor.resolver";
import { BlogResolver } from "../../features/blog/blog.resolver";
import { BlogWriteResolver } from "../../features/blog/blogWrite.resolver";
import { CategoryResolver } from "../../features/category/category.resolver";
import { CategoryItemResolver } from "../../features/category/categoryItem.resolver";
import { CategoryWriteResolver } from "../../features/category/categoryWrite.resolver";
import { CategoryItemWriteResolver } from "../../features/category/itemWrite.resolver";
import { CelebrityResolver } from "../../features/celebrity/celebrity.resolver";
import { CelebrityWriteResolver } from "../../features/celebrity/celebrityWrite.resolver";
import { HistoryResolver, TrashedRowResolver } from "../../features/history/history.resolver";
import { FoundPriceResolver, OfferFoundPriceResolver } from "../../features/links/prices/foundPrice.resolver";
import { LinkAlertResolver, LinkHealthResolver } from "../../features/links/linkHealth.resolver";
import { LinkPreviewResolver } from "../../features/links/linkPreview.resolver";
import { ReplaceHostResolver } from "../../features/links/hosts/replaceHost.resolver";
import {
  OfferHealthResolver,
  OfferPriceResolver,
  OutfitHealthResolver,
  OfferReplacementResolver,
} from "../../features/links/offerHealth.resolver";
import { ConvertedPriceResolver } from "../../features/links/prices/convertedPrice.resolver";
import { PriceHistoryResolver } from "../../features/links/prices/priceHistory.resolver";
import { PictureResolver } from "../../features/media/library/picture.resolver";
import {
  ArticlePictureTextsResolver,
  CelebrityPictureTextsResolver,
  GalleryPictureTextsResolver,
  OutfitPictureTextsResolver,
} from "../../features/media/library/pictureTexts.resolver";
import {
  ArticleMentionsResolver,
  CelebrityMentionsResolver,
  OutfitMentionsResolver,
} from "../../features/search/mention.resolver";
import { MailResolver } from "../../features/mail/mail.resolver";
import { NoticeResolver } from "../../features/notices/notice.resolver";
import { SubscriberResolver, NewsletterResolver } from "../../features/newsletter/subscriber.resolver";
import { PersonalFeedResolver } from "../../features/follow/personalFeed.resolver";
import { NewsletterSegmentResolver, NewslettersResolver } from "../../features/newsletters/newsletters.resolver";
import { CelebrityOutfitsResolver, OutfitResolver } from "../../features/outfit/outfit.resolver";
import { LookForBudgetResolver } from "../../features/budget/lookForBudget.resolver";
import { ChangesResolver } from "../../features/changes/changes.resolver";
import { QuestionsResolver } from "../../features/questions/questions.resolver";
import { CorrectionsResolver } from "../../features/corrections/corrections.resolver";
import {
  CorrectionLinesResolver,
  OutfitCorrectionsResolver,
} from "../../features/corrections/outfitCorrections.resolver";
import { OutfitWriteResolver } from "../../features/outfit/outfitWrite.resolver";
import { OutfitPiecesResolver, PieceVocabularyResolver } from "../../features/outfit/pieces/piece.resolver";
import {
  CelebrityProductsResolver,
  OutfitProductsResolver,
  PieceProductsResolver,
  ProductMatchResolver,
  ProductSizesResolver,
  ProductResolver,
} from "../../features/product/product.resolver";
import { ProductWriteResolver } from "../../features/product/productWrite.resolver";
import {
  CelebrityRewearsResolver,
  GarmentResolver,
  PieceGarmentResolver,
} from "../../features/garments/garment.resolver";
import { GarmentWriteResolver } from "../../features/garments/garmentWrite.resolver";
import { FeedResolver, FeedRunResolver } from "../../features/feeds/feed.resolver";
import { SourceDifferenceResolver } from "../../features/feeds/edits/acceptSource.resolver";
import { CategoryRuleResolver } from "../../features/feeds/rules/categoryRule.resolver";
import { OfferResolver } from "../../features/links/offer.resolver";
import { ProgramResolver } from "../../features/programs/program.resolver";
import { PublishingResolver } from "../../features/publishing/publishing.resolver";
import { PreviewsResolver } from "../../features/publishing/previews/previews.resolver";
import { ReleaseRowResolver, ReleasesResolver } from "../../features/publishing/releases/releases.resolver";
import { RevisionsResolver } from "../../features/publishing/revisions/revisions.resolver";
import { RetailerPageResolver } from "../../features/shopPages/retailerPage.resolver";
import { SiteImportResolver } from "../../features/siteImport/siteImport.resolver";
import { SampleDataResolver } from "../../features/sampleData/sampleData.resolver";
import { SavedViewResolver } from "../../features/savedViews/savedView.resolver";
import { SearchResolver } from "../../features/search/search.resolver";
import { SettingsResolver, ExchangeRatesResolver } from "../../features/settings/settings.resolver";
import { SyncedListResolver } from "../../features/sync/syncedList.resolver";
import { SynonymResolver } from "../../features/search/synonyms/synonym.resolver";
import { PostbackResolver } from "../../features/analytics/postback/postback.resolver";
import { WebhookResolver } from "../../features/webhooks/webhook.resolver";
import { TermResolver } from "../../features/taxonomy/term.resolver";

export const resolvers: NonEmptyArray<new () => object> = [
  PasswordResetResolver,
  AcceptInviteResolver,
  AccountResolver,
  ApiTokenResolver,
  ArticleMentionsResolver,
  CelebrityMentionsResolver,
  OutfitMentionsResolver,
  AnalyticsResolver,
  AuthResolver,
  BlogResolver,
  BlogWriteResolver,
  CategoryItemWriteResolver,
  CategoryResolver,
  CategoryItemResolver,
  CategoryWriteResolver,
  CelebrityOutfitsResolver,
  CelebrityProductsResolver,
  CelebrityRewearsResolver,
  CelebrityResolver,
  CelebrityWriteResolver,
  ConversionResolver,
  DashboardResolver,
  EarningsResolver,
  PayoutResolver,
  GarmentResolver,
  GarmentWriteResolver,
  PieceGarmentResolver,
  HistoryResolver,
  LinkAlertResolver,
  LinkHealthResolver,
  LinkPreviewResolver,
  FoundPriceResolver,
  OfferFoundPriceResolver,
  OfferHealthResolver,
  OfferPriceResolver,
  PriceHistoryResolver,
  ConvertedPriceResolver,
  OutfitHealthResolver,
  OfferReplacementResolver,
  NewsletterResolver,
  MailResolver,
  NoticeResolver,
  OfferLinkResolver,
  OutfitLinkResolver,
  LookForBudgetResolver,
  OutfitPiecesResolver,
  PieceVocabularyResolver,
  OutfitProductsResolver,
  OutfitResolver,
  CorrectionLinesResolver,
  ChangesResolver,
  CorrectionsResolver,
  QuestionsResolver,
  OutfitCorrectionsResolver,
  OutfitWriteResolver,
  PeopleResolver,
  PersonalFeedResolver,
  ReauthenticationResolver,
  PictureResolver,
  ArticlePictureTextsResolver,
  CelebrityPictureTextsResolver,
  GalleryPictureTextsResolver,
  OutfitPictureTextsResolver,
  PieceProductsResolver,
  ProductMatchResolver,
  ProductSizesResolver,
  ProductResolver,
  ProductWriteResolver,
  FeedResolver,
  FeedRunResolver,
  SourceDifferenceResolver,
  CategoryRuleResolver,
  OfferResolver,
  ProgramResolver,
  PublishingResolver,
  PreviewsResolver,
  ReleaseRowResolver,
  ReleasesResolver,
  NewslettersResolver,
  NewsletterSegmentResolver,
  ReplaceHostResolver,
  RetailerPageResolver,
  RevisionsResolver,
  SampleDataResolver,
  SavedViewResolver,
  SearchResolver,
  SecondStepResolver,
  SettingsResolver,
  SiteImportResolver,
  ExchangeRatesResolver,
  SubscriberResolver,
  SyncedListResolver,
  SynonymResolver,
  TermResolver,
  TrashedRowResolver,
  TwoFactorResolver,
  PostbackResolver,
  WebhookResolver,
];
