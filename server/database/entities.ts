import { PublicChange, PublicChangeLog } from "../core/publicChanges/publicChange.entity";
import { Correction } from "../features/readers/corrections/correction.entity";
import { IdentificationLine } from "../features/readers/corrections/identificationLine.entity";
import { DigestLook } from "../features/readers/mailings/digests/digestLook.entity";
import { SubscriberProduct } from "../features/readers/mailings/digests/subscriberProduct.entity";
import { DigestRun } from "../features/readers/mailings/digests/digestRun.entity";
import { ClickDay } from "../features/money/clicks/clickDay.entity";
import { ClickOrigin } from "../features/money/clicks/clickOrigin.entity";
import { Conversion } from "../features/money/sales/conversion.entity";
import { Import, ImportChange } from "../core/imports/import.entity";
import { ConversionImport } from "../features/money/sales/conversionImport.entity";
import { Payout } from "../features/money/sales/payouts/payout.entity";
import { LinkClick } from "../features/money/clicks/linkClick.entity";
import { PageView } from "../features/money/clicks/pageView.entity";
import { TrafficDay } from "../features/money/earnings/trafficDay.entity";
import { ViewDay } from "../features/money/clicks/viewDay.entity";
import { VisitorSalt } from "../features/money/clicks/visitorSalt.entity";
import { ApiToken } from "../features/people/accounts/tokens/apiToken.entity";
import { AdminUser } from "../features/people/accounts/adminUser.entity";
import { KnownDevice } from "../features/people/accounts/devices/knownDevice.entity";
import { PasswordReset } from "../features/people/accounts/passwordReset/passwordReset.entity";
import { Invite } from "../features/people/accounts/people/invite.entity";
import { Session } from "../features/people/accounts/session.entity";
import { Authenticator } from "../features/people/accounts/twoFactor/authenticator.entity";
import { Passkey } from "../features/people/accounts/twoFactor/passkey.entity";
import { PasskeyChallenge } from "../features/people/accounts/twoFactor/passkeyChallenge.entity";
import { PendingSignIn } from "../features/people/accounts/twoFactor/pendingSignIn.entity";
import { RecoveryCode } from "../features/people/accounts/twoFactor/recoveryCode.entity";
import { BlogPost } from "../features/content/blog/blogPost.entity";
import { Show } from "../features/content/show/show.entity";
import { Scene } from "../features/content/show/scene.entity";
import { Character } from "../features/content/show/parts/character.entity";
import { Episode } from "../features/content/show/parts/episode.entity";
import { ShowSeason } from "../features/content/show/parts/showSeason.entity";
import { Event } from "../features/content/event/event.entity";
import { Brand } from "../features/content/brand/brand.entity";
import { Author } from "../features/content/author/author.entity";
import { Page } from "../features/content/page/page.entity";
import { ArticleMention } from "../features/content/blog/mentions/articleMention.entity";
import { Category } from "../features/content/category/category.entity";
import { CategoryItem } from "../features/content/category/categoryItem.entity";
import { Celebrity } from "../features/content/celebrity/celebrity.entity";
import { FollowedPlace } from "../features/readers/follow/followedPlace.entity";
import { PersonalFeed } from "../features/readers/follow/personalFeed.entity";
import { Publication } from "../core/publicChanges/publication.entity";
import { Restock } from "../features/readers/follow/restock.entity";
import { TrashedRow } from "../features/newsroom/history/trashedRow.entity";
import { Feed } from "../features/imports/feeds/feed.entity";
import { CategoryRule } from "../features/imports/feeds/rules/categoryRule.entity";
import { FeedRun } from "../features/imports/feeds/run/feedRun.entity";
import { ArticleLinks } from "../features/shops/links/articleLinks.entity";
import { ChangedLink } from "../features/shops/links/changedLink.entity";
import { LinkCheck, LinkAlert } from "../features/shops/links/linkCheck.entity";
import { PriceDay } from "../features/shops/links/prices/priceDay.entity";
import { MailDomain } from "../features/site/mail/delivery/mailDomain.entity";
import { MailServerState } from "../features/site/mail/delivery/mailServer.entity";
import { MailSuppression } from "../features/site/mail/mailSuppression.entity";
import { Mail } from "../features/site/mail/mail.entity";
import { Picture } from "../features/newsroom/media/library/picture.entity";
import { Newsletter } from "../features/readers/mailings/newsletters/newsletter.entity";
import { Consent } from "../features/readers/readers/consent.entity";
import { ReaderAddress } from "../features/readers/readers/readerAddress.entity";
import { Subscriber } from "../features/readers/readers/subscriber.entity";
import { SubscriberCelebrity } from "../features/readers/readers/subscriberCelebrity.entity";
import { SubscriberPlace } from "../features/readers/readers/subscriberPlace.entity";
import { LookHash } from "../features/newsroom/media/pictureHashes/lookHash.entity";
import { ReaderQuestion } from "../features/readers/questions/readerQuestion.entity";
import { Outfit, OutfitTag } from "../features/content/outfit/outfit.entity";
import { OutfitPicture } from "../features/content/outfit/pieces/outfitPicture.entity";
import { Piece } from "../features/content/outfit/pieces/piece.entity";
import { AffiliateProduct } from "../features/content/product/affiliateProduct.entity";
import { AffiliateProgram } from "../features/site/programs/affiliateProgram.entity";
import { MissedSearch } from "../features/content/search/synonyms/missedSearch.entity";
import { Synonym } from "../features/content/search/synonyms/synonym.entity";
import { PreviewLink } from "../features/newsroom/publishing/previews/previewLink.entity";
import { Release, ReleaseRow } from "../features/newsroom/publishing/releases/release.entity";
import { Garment, GarmentPiece } from "../features/content/garments/garment.entity";
import { SavedView, DefaultView } from "../features/newsroom/savedViews/savedView.entity";
import { ExchangeRate, ExchangeRateDay } from "../features/site/settings/exchangeRates/exchangeRate.entity";
import { Settings } from "../features/site/settings/settings.entity";
import { SocialPost } from "../features/site/settings/socialPost.entity";
import { Testimonial } from "../features/site/settings/testimonial.entity";
import { SiteImport, SiteImportPart } from "../features/imports/site/siteImport.entity";
import { ImportedRow } from "../features/imports/site/run/importedRow.entity";
import { OldPath } from "../features/imports/site/oldPaths/oldPath.entity";
import { ImportedPicture } from "../features/imports/site/pictures/importedPicture.entity";
import { SyncedList } from "../features/readers/sync/syncedList.entity";
import { Term } from "../features/content/taxonomy/term.entity";
import { Attempt } from "../core/access/attempt.entity";
import { LinkKey } from "../core/access/linkKey.entity";
import { AnnouncedRow } from "../core/publicChanges/announcedRow.entity";
import { ContentEvent } from "../core/publicChanges/contentEvent.entity";
import { WebhookDelivery } from "../features/outside/webhooks/webhookDelivery.entity";
import { PostbackSecret } from "../features/money/sales/postback/postbackSecret.entity";
import { WebhookEndpoint } from "../features/outside/webhooks/webhookEndpoint.entity";
import { AuditEntry } from "../core/audit/auditEntry.entity";
import { BackupState } from "../features/site/backups/backupState.entity";
import { JobRow } from "../core/jobs/jobRow.entity";
import { CreateRequest } from "../core/write/createRequest.entity";
import { Revision } from "../core/revisions/revision.entity";
import { SlugHistory } from "../core/slugs/slugHistory.entity";

export const entities = [
  Feed,
  FeedRun,
  CategoryRule,
  AdminUser,
  AffiliateProduct,
  AffiliateProgram,
  AnnouncedRow,
  ApiToken,
  ArticleLinks,
  ArticleMention,
  Attempt,
  AuditEntry,
  Authenticator,
  BlogPost,
  Author,
  Show,
  ShowSeason,
  Episode,
  Character,
  Scene,
  Event,
  Brand,
  Page,
  Category,
  CategoryItem,
  Celebrity,
  ClickDay,
  ClickOrigin,
  Consent,
  ContentEvent,
  Conversion,
  ConversionImport,
  Import,
  ImportChange,
  Correction,
  CreateRequest,
  DigestLook,
  DigestRun,
  IdentificationLine,
  Invite,
  JobRow,
  BackupState,
  KnownDevice,
  PasswordReset,
  DefaultView,
  ExchangeRate,
  ExchangeRateDay,
  Garment,
  GarmentPiece,
  LinkAlert,
  ChangedLink,
  LinkCheck,
  LinkClick,
  LinkKey,
  LookHash,
  MissedSearch,
  Outfit,
  OutfitTag,
  OutfitPicture,
  Passkey,
  PasskeyChallenge,
  Payout,
  PendingSignIn,
  FollowedPlace,
  PersonalFeed,
  Piece,
  PageView,
  Mail,
  MailDomain,
  MailServerState,
  MailSuppression,
  Newsletter,
  Picture,
  PreviewLink,
  PriceDay,
  Publication,
  PublicChange,
  PublicChangeLog,
  ReaderAddress,
  ReaderQuestion,
  RecoveryCode,
  Release,
  ReleaseRow,
  Restock,
  Revision,
  SavedView,
  Session,
  Settings,
  SiteImport,
  SiteImportPart,
  ImportedRow,
  OldPath,
  ImportedPicture,
  SlugHistory,
  SocialPost,
  Subscriber,
  SyncedList,
  SubscriberCelebrity,
  SubscriberPlace,
  SubscriberProduct,
  Synonym,
  Term,
  Testimonial,
  TrashedRow,
  TrafficDay,
  ViewDay,
  VisitorSalt,
  WebhookDelivery,
  PostbackSecret,
  WebhookEndpoint,
];
