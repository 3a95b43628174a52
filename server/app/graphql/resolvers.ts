import type { NonEmptyArray } from "type-graphql";
import { AnalyticsResolver } from "../../features/money/earnings/analytics.resolver";
import { ImportResolver } from "../../features/imports/undo/import.resolver";
import { ConversionResolver } from "../../features/money/sales/conversion.resolver";
import { DashboardResolver } from "../../features/money/earnings/dashboard.resolver";
import { EarningsResolver } from "../../features/money/earnings/earnings.resolver";
import { PayoutResolver } from "../../features/money/sales/payouts/payout.resolver";
import { OfferLinkResolver, OutfitLinkResolver } from "../../features/money/earnings/directLink.resolver";
import { ApiTokenResolver } from "../../features/people/tokens/apiToken.resolver";
import { AccountResolver } from "../../features/people/accounts/account.resolver";
import { AuthResolver } from "../../features/people/accounts/auth.resolver";
import { PasswordResetResolver } from "../../features/people/accounts/passwordReset/passwordReset.resolver";
import { AcceptInviteResolver } from "../../features/people/accounts/people/acceptInvite.resolver";
import { ReauthenticationResolver } from "../../features/people/accounts/reauthentication.resolver";
import { PeopleResolver } from "../../features/people/accounts/people/people.resolver";
import { SecondStepResolver } from "../../features/people/accounts/twoFactor/secondStep.resolver";
import { TwoFactorResolver } from "../../features/people/accounts/twoFactor/twoFactor.resolver";
import { BlogResolver } from "../../features/content/blog/blog.resolver";
import { AuthorResolver } from "../../features/content/author/author.resolver";
import { showResolvers } from "../../features/content/show/show.resolver";
import { EventResolver, MergeEventsResolver } from "../../features/content/event/event.resolver";
import {
  CelebrityEventsResolver,
  EventLooksResolver,
  EventTextResolver,
  OutfitEventResolver,
} from "../../features/content/appearance/outfitEvent.resolver";
import { EventBrandResolver, EventBrandsResolver } from "../../features/content/brand/eventBrands.resolver";
import { AppearanceResolver } from "../../features/content/appearance/appearance.resolver";
import { ArticleAuthorResolver, AuthorTextResolver } from "../../features/content/blog/articleAuthor.resolver";
import { BrandResolver } from "../../features/content/brand/brand.resolver";
import {
  ItemBrandResolver,
  PieceBrandResolver,
  ProductBrandResolver,
} from "../../features/content/brand/brandNames.resolver";
import { JoinBrandsResolver, MergeBrandsResolver } from "../../features/content/brand/joinBrands.resolver";
import { PageResolver } from "../../features/content/page/page.resolver";
import { BlogWriteResolver } from "../../features/content/blog/blogWrite.resolver";
import { CategoryResolver } from "../../features/content/category/category.resolver";
import { CategoryItemResolver } from "../../features/content/category/categoryItem.resolver";
import { CategoryWriteResolver } from "../../features/content/category/categoryWrite.resolver";
import { CategoryItemWriteResolver } from "../../features/content/category/itemWrite.resolver";
import { CelebrityResolver } from "../../features/content/celebrity/celebrity.resolver";
import { CelebrityWriteResolver } from "../../features/content/celebrity/celebrityWrite.resolver";
import { HistoryResolver, TrashedRowResolver } from "../../features/newsroom/history/history.resolver";
import { FoundPriceResolver, OfferFoundPriceResolver } from "../../features/shops/links/prices/foundPrice.resolver";
import { LinkAlertResolver, LinkHealthResolver } from "../../features/shops/links/linkHealth.resolver";
import { LinkPreviewResolver } from "../../features/shops/links/linkPreview.resolver";
import { ReplaceHostResolver } from "../../features/shops/links/hosts/replaceHost.resolver";
import {
  OfferHealthResolver,
  OfferPriceResolver,
  OutfitHealthResolver,
  OfferReplacementResolver,
} from "../../features/shops/links/offerHealth.resolver";
import { ConvertedPriceResolver } from "../../features/shops/links/prices/convertedPrice.resolver";
import { PriceHistoryResolver } from "../../features/shops/links/prices/priceHistory.resolver";
import { PictureResolver } from "../../features/newsroom/media/library/picture.resolver";
import {
  GalleryPictureTextsResolver,
  OutfitPictureTextsResolver,
  pictureTextsResolvers,
} from "../../features/newsroom/media/library/pictureTexts.resolver";
import {
  ArticleMentionsResolver,
  CelebrityMentionsResolver,
  OutfitMentionsResolver,
} from "../../features/content/search/mention.resolver";
import { BackupsResolver } from "../../features/site/backups/backups.resolver";
import { MailResolver } from "../../features/site/mail/mail.resolver";
import { NoticeResolver } from "../../features/outside/notices/notice.resolver";
import { SubscriberResolver, NewsletterResolver } from "../../features/readers/readers/subscriber.resolver";
import { FollowedPlaceResolver } from "../../features/readers/follow/followedPlace.resolver";
import { PersonalFeedResolver } from "../../features/readers/follow/personalFeed.resolver";
import {
  NewsletterSegmentResolver,
  NewslettersResolver,
} from "../../features/readers/mailings/newsletters/newsletters.resolver";
import { CelebrityOutfitsResolver, OutfitResolver } from "../../features/content/outfit/outfit.resolver";
import { LookForBudgetResolver } from "../../features/shops/budget/lookForBudget.resolver";
import { ChangesResolver } from "../../features/outside/changes/changes.resolver";
import { QuestionsResolver } from "../../features/readers/questions/questions.resolver";
import { CorrectionsResolver } from "../../features/readers/corrections/corrections.resolver";
import {
  CorrectionLinesResolver,
  OutfitCorrectionsResolver,
} from "../../features/readers/corrections/outfitCorrections.resolver";
import { OutfitWriteResolver } from "../../features/content/outfit/outfitWrite.resolver";
import { OutfitPiecesResolver, PieceVocabularyResolver } from "../../features/content/outfit/pieces/piece.resolver";
import {
  CelebrityProductsResolver,
  OutfitProductsResolver,
  PieceProductsResolver,
  ProductMatchResolver,
  ProductSizesResolver,
  ProductResolver,
} from "../../features/content/product/product.resolver";
import { ProductWriteResolver } from "../../features/content/product/productWrite.resolver";
import {
  CelebrityRewearsResolver,
  GarmentResolver,
  PieceGarmentResolver,
} from "../../features/content/garments/garment.resolver";
import { GarmentWriteResolver } from "../../features/content/garments/garmentWrite.resolver";
import { FeedResolver, FeedRunResolver } from "../../features/imports/feeds/feed.resolver";
import { SourceDifferenceResolver } from "../../features/imports/feeds/edits/acceptSource.resolver";
import { CategoryRuleResolver } from "../../features/imports/feeds/rules/categoryRule.resolver";
import { OfferResolver } from "../../features/shops/links/offer.resolver";
import { ProgramResolver } from "../../features/site/programs/program.resolver";
import { PublishingResolver } from "../../features/newsroom/publishing/publishing.resolver";
import { PreviewsResolver } from "../../features/newsroom/publishing/previews/previews.resolver";
import { ReleaseRowResolver, ReleasesResolver } from "../../features/newsroom/publishing/releases/releases.resolver";
import { RevisionsResolver } from "../../features/newsroom/publishing/revisions/revisions.resolver";
import { RetailerPageResolver } from "../../features/shops/shopPages/retailerPage.resolver";
import { SiteImportResolver } from "../../features/imports/site/siteImport.resolver";
import { SampleDataResolver } from "../../features/imports/sampleData/sampleData.resolver";
import { SavedViewResolver } from "../../features/newsroom/savedViews/savedView.resolver";
import { SearchResolver } from "../../features/content/search/search.resolver";
import { SettingsResolver, ExchangeRatesResolver } from "../../features/site/settings/settings.resolver";
import { SyncedListResolver } from "../../features/readers/sync/syncedList.resolver";
import { SynonymResolver } from "../../features/content/search/synonyms/synonym.resolver";
import { PostbackResolver } from "../../features/money/sales/postback/postback.resolver";
import { WebhookResolver } from "../../features/outside/webhooks/webhook.resolver";
import { TermResolver } from "../../features/content/taxonomy/term.resolver";

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
  AppearanceResolver,
  CelebrityEventsResolver,
  EventBrandResolver,
  EventBrandsResolver,
  EventLooksResolver,
  EventResolver,
  MergeEventsResolver,
  EventTextResolver,
  OutfitEventResolver,
  AuthorResolver,
  ArticleAuthorResolver,
  AuthorTextResolver,
  ...showResolvers,
  BrandResolver,
  JoinBrandsResolver,
  MergeBrandsResolver,
  ItemBrandResolver,
  PieceBrandResolver,
  ProductBrandResolver,
  PageResolver,
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
  ImportResolver,
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
  BackupsResolver,
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
  FollowedPlaceResolver,
  PersonalFeedResolver,
  ReauthenticationResolver,
  PictureResolver,
  GalleryPictureTextsResolver,
  OutfitPictureTextsResolver,
  ...pictureTextsResolvers,
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
