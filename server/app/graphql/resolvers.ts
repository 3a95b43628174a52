import type { NonEmptyArray } from "type-graphql";
import { AnalyticsResolver } from "../../features/analytics/analytics.resolver";
import { ConversionResolver } from "../../features/analytics/conversion.resolver";
import { DashboardResolver } from "../../features/analytics/dashboard.resolver";
import { OfferLinkResolver, OutfitLinkResolver } from "../../features/analytics/directLink.resolver";
import { ApiTokenResolver } from "../../features/apiToken/apiToken.resolver";
import { AccountResolver } from "../../features/auth/account.resolver";
import { AuthResolver } from "../../features/auth/auth.resolver";
import { AcceptInviteResolver } from "../../features/auth/people/acceptInvite.resolver";
import { ReauthenticationResolver } from "../../features/auth/reauthentication.resolver";
import { PeopleResolver } from "../../features/auth/people/people.resolver";
import { SecondStepResolver } from "../../features/auth/twoFactor/secondStep.resolver";
import { TwoFactorResolver } from "../../features/auth/twoFactor/twoFactor.resolver";
import { BlogResolver } from "../../features/blog/blog.resolver";
import { BlogWriteResolver } from "../../features/blog/blogWrite.resolver";
import { CategoryResolver } from "../../features/category/category.resolver";
import { CategoryItemResolver } from "../../features/category/categoryItem.resolver";
import { CategoryWriteResolver } from "../../features/category/categoryWrite.resolver";
import { CategoryItemWriteResolver } from "../../features/category/itemWrite.resolver";
import { CelebrityResolver } from "../../features/celebrity/celebrity.resolver";
import { CelebrityWriteResolver } from "../../features/celebrity/celebrityWrite.resolver";
import { HistoryResolver, TrashedRowResolver } from "../../features/history/history.resolver";
import { FoundPriceResolver, OfferFoundPriceResolver } from "../../features/linkHealth/foundPrices/foundPrice.resolver";
import { LinkAlertResolver, LinkHealthResolver } from "../../features/linkHealth/linkHealth.resolver";
import { ReplaceHostResolver } from "../../features/linkHealth/hosts/replaceHost.resolver";
import {
  OfferHealthResolver,
  OfferPriceResolver,
  OutfitHealthResolver,
  OfferReplacementResolver,
} from "../../features/linkHealth/offerHealth.resolver";
import { ConvertedPriceResolver } from "../../features/linkHealth/prices/convertedPrice.resolver";
import { PriceHistoryResolver } from "../../features/linkHealth/prices/priceHistory.resolver";
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
} from "../../features/mention/mention.resolver";
import { NewsletterResolver } from "../../features/newsletter/newsletter.resolver";
import { SubscriberResolver } from "../../features/newsletter/subscriber.resolver";
import { CelebrityOutfitsResolver, OutfitResolver } from "../../features/outfit/outfit.resolver";
import { OutfitWriteResolver } from "../../features/outfit/outfitWrite.resolver";
import { OutfitPiecesResolver } from "../../features/outfit/pieces/piece.resolver";
import {
  CelebrityProductsResolver,
  OutfitProductsResolver,
  PieceProductsResolver,
  ProductMatchResolver,
  ProductResolver,
} from "../../features/product/product.resolver";
import { ProductWriteResolver } from "../../features/product/productWrite.resolver";
import { FeedResolver, FeedRunResolver } from "../../features/feed/feed.resolver";
import { SourceDifferenceResolver } from "../../features/feed/edits/acceptSource.resolver";
import { CategoryRuleResolver } from "../../features/feed/rules/categoryRule.resolver";
import { OfferResolver } from "../../features/linkHealth/offer.resolver";
import { ProgramResolver } from "../../features/program/program.resolver";
import { PublishingResolver } from "../../features/publishing/publishing.resolver";
import { PreviewsResolver } from "../../features/publishing/previews/previews.resolver";
import { ReleaseRowResolver, ReleasesResolver } from "../../features/publishing/releases/releases.resolver";
import { RevisionsResolver } from "../../features/publishing/revisions/revisions.resolver";
import { RetailerPageResolver } from "../../features/retailerPage/retailerPage.resolver";
import { SampleDataResolver } from "../../features/sampleData/sampleData.resolver";
import { SavedViewResolver } from "../../features/savedView/savedView.resolver";
import { SearchResolver } from "../../features/search/search.resolver";
import { ExchangeRatesResolver } from "../../features/settings/exchangeRates/exchangeRates.resolver";
import { SettingsResolver } from "../../features/settings/settings.resolver";
import { SynonymResolver } from "../../features/synonym/synonym.resolver";
import { WebhookResolver } from "../../features/webhook/webhook.resolver";
import { TermResolver } from "../../features/taxonomy/term.resolver";

export const resolvers: NonEmptyArray<new () => object> = [
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
  CelebrityResolver,
  CelebrityWriteResolver,
  ConversionResolver,
  DashboardResolver,
  HistoryResolver,
  LinkAlertResolver,
  LinkHealthResolver,
  FoundPriceResolver,
  OfferFoundPriceResolver,
  OfferHealthResolver,
  OfferPriceResolver,
  PriceHistoryResolver,
  ConvertedPriceResolver,
  OutfitHealthResolver,
  OfferReplacementResolver,
  NewsletterResolver,
  OfferLinkResolver,
  OutfitLinkResolver,
  OutfitPiecesResolver,
  OutfitProductsResolver,
  OutfitResolver,
  OutfitWriteResolver,
  PeopleResolver,
  ReauthenticationResolver,
  PictureResolver,
  ArticlePictureTextsResolver,
  CelebrityPictureTextsResolver,
  GalleryPictureTextsResolver,
  OutfitPictureTextsResolver,
  PieceProductsResolver,
  ProductMatchResolver,
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
  ReplaceHostResolver,
  RetailerPageResolver,
  RevisionsResolver,
  SampleDataResolver,
  SavedViewResolver,
  SearchResolver,
  SecondStepResolver,
  SettingsResolver,
  ExchangeRatesResolver,
  SubscriberResolver,
  SynonymResolver,
  TermResolver,
  TrashedRowResolver,
  TwoFactorResolver,
  WebhookResolver,
];
