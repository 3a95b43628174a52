import { FirstSchema1763700000000 } from "./migrations/1763700000000-FirstSchema";
import { AdminSide1763800000000 } from "./migrations/1763800000000-AdminSide";
import { Ledger1763810000000 } from "./migrations/1763810000000-Ledger";
import { Sessions1763820000000 } from "./migrations/1763820000000-Sessions";
import { LinkHealth1763830000000 } from "./migrations/1763830000000-LinkHealth";
import { ArticleLinks1763840000000 } from "./migrations/1763840000000-ArticleLinks";
import { Attempts1763850000000 } from "./migrations/1763850000000-Attempts";
import { SearchWords1763860000000 } from "./migrations/1763860000000-SearchWords";
import { TopicsAndShops1763870000000 } from "./migrations/1763870000000-TopicsAndShops";
import { OfferCurrency1763910000000 } from "./migrations/1763910000000-OfferCurrency";
import { ItemSourceValues1763911000000 } from "./migrations/1763911000000-ItemSourceValues";
import { CreateRequests1763920000000 } from "./migrations/1763920000000-CreateRequests";
import { OutfitDateStatistics1763921000000 } from "./migrations/1763921000000-OutfitDateStatistics";
import { Finding1763931000000 } from "./migrations/1763931000000-Finding";
import { Pieces1763931500000 } from "./migrations/1763931500000-Pieces";
import { ArticleMentions1763932000000 } from "./migrations/1763932000000-ArticleMentions";
import { PublicationStatus1763933000000 } from "./migrations/1763933000000-PublicationStatus";
import { Revisions1763934000000 } from "./migrations/1763934000000-Revisions";
import { Releases1763934500000 } from "./migrations/1763934500000-Releases";
import { PreviewLinks1763934800000 } from "./migrations/1763934800000-PreviewLinks";
import { Roles1763935000000 } from "./migrations/1763935000000-Roles";
import { Invites1763936000000 } from "./migrations/1763936000000-Invites";
import { TwoFactor1763937000000 } from "./migrations/1763937000000-TwoFactor";
import { ApiTokens1763938000000 } from "./migrations/1763938000000-ApiTokens";
import { Webhooks1763938500000 } from "./migrations/1763938500000-Webhooks";
import { SavedViews1763939000000 } from "./migrations/1763939000000-SavedViews";
import { MediaLibrary1763940000000 } from "./migrations/1763940000000-MediaLibrary";
import { SearchEngineTexts1763941000000 } from "./migrations/1763941000000-SearchEngineTexts";
import { ProductCategories1763942000000 } from "./migrations/1763942000000-ProductCategories";
import { Money1763943000000 } from "./migrations/1763943000000-Money";
import { Feeds1763944000000 } from "./migrations/1763944000000-Feeds";
import { PriceDays1763945000000 } from "./migrations/1763945000000-PriceDays";
import { LinkPrices1763946000000 } from "./migrations/1763946000000-LinkPrices";
import { ExchangeRates1763947000000 } from "./migrations/1763947000000-ExchangeRates";
import { EditedItems1763948000000 } from "./migrations/1763948000000-EditedItems";
import { MonthlyPartitions1763952000000 } from "./migrations/1763952000000-MonthlyPartitions";
import { ExcerptSearch1763953000000 } from "./migrations/1763953000000-ExcerptSearch";
import { SlowCounts1763953100000 } from "./migrations/1763953100000-SlowCounts";
import { SearchText1763954000000 } from "./migrations/1763954000000-SearchText";
import { SearchTextRows1763954100000 } from "./migrations/1763954100000-SearchTextRows";
import { ProductsOfOutfit1763954200000 } from "./migrations/1763954200000-ProductsOfOutfit";
import { EventsInOrder1763954300000 } from "./migrations/1763954300000-EventsInOrder";

/** All migrations in order. Listed explicitly, so that the compiled server does not scan a folder. */
export const migrations = [
  FirstSchema1763700000000,
  AdminSide1763800000000,
  Ledger1763810000000,
  Sessions1763820000000,
  LinkHealth1763830000000,
  ArticleLinks1763840000000,
  Attempts1763850000000,
  SearchWords1763860000000,
  TopicsAndShops1763870000000,
  OfferCurrency1763910000000,
  ItemSourceValues1763911000000,
  CreateRequests1763920000000,
  OutfitDateStatistics1763921000000,
  Finding1763931000000,
  Pieces1763931500000,
  ArticleMentions1763932000000,
  PublicationStatus1763933000000,
  Revisions1763934000000,
  Releases1763934500000,
  PreviewLinks1763934800000,
  Roles1763935000000,
  Invites1763936000000,
  TwoFactor1763937000000,
  ApiTokens1763938000000,
  Webhooks1763938500000,
  SavedViews1763939000000,
  MediaLibrary1763940000000,
  SearchEngineTexts1763941000000,
  ProductCategories1763942000000,
  Money1763943000000,
  Feeds1763944000000,
  PriceDays1763945000000,
  LinkPrices1763946000000,
  ExchangeRates1763947000000,
  EditedItems1763948000000,
  MonthlyPartitions1763952000000,
  ExcerptSearch1763953000000,
  SlowCounts1763953100000,
  SearchText1763954000000,
  SearchTextRows1763954100000,
  ProductsOfOutfit1763954200000,
  EventsInOrder1763954300000,
];
