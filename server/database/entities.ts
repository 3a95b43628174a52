import { PublicChange, PublicChangeLog } from "../features/changes/publicChange.entity";
import { Correction } from "../features/corrections/correction.entity";
import { IdentificationLine } from "../features/corrections/identificationLine.entity";
import { DigestLook } from "../features/digests/digestLook.entity";
import { SubscriberProduct } from "../features/digests/subscriberProduct.entity";
import { DigestRun } from "../features/digests/digestRun.entity";
import { ClickDay } from "../features/clicks/clickDay.entity";
import { ClickOrigin } from "../features/clicks/clickOrigin.entity";
import { Conversion } from "../features/analytics/conversion.entity";
import { ConversionImport } from "../features/analytics/conversionImport.entity";
import { Payout } from "../features/analytics/payouts/payout.entity";
import { LinkClick } from "../features/clicks/linkClick.entity";
import { PageView } from "../features/clicks/pageView.entity";
import { TrafficDay } from "../features/analytics/trafficDay.entity";
import { ViewDay } from "../features/clicks/viewDay.entity";
import { VisitorSalt } from "../features/clicks/visitorSalt.entity";
import { ApiToken } from "../features/accounts/tokens/apiToken.entity";
import { AdminUser } from "../features/accounts/adminUser.entity";
import { KnownDevice } from "../features/accounts/devices/knownDevice.entity";
import { PasswordReset } from "../features/accounts/passwordReset/passwordReset.entity";
import { Invite } from "../features/accounts/people/invite.entity";
import { Session } from "../features/accounts/session.entity";
import { Authenticator } from "../features/accounts/twoFactor/authenticator.entity";
import { Passkey } from "../features/accounts/twoFactor/passkey.entity";
import { PasskeyChallenge } from "../features/accounts/twoFactor/passkeyChallenge.entity";
import { PendingSignIn } from "../features/accounts/twoFactor/pendingSignIn.entity";
import { RecoveryCode } from "../features/accounts/twoFactor/recoveryCode.entity";
import { BlogPost } from "../features/blog/blogPost.entity";
import { ArticleMention } from "../features/blog/mentions/articleMention.entity";
import { Category } from "../features/category/category.entity";
import { CategoryItem } from "../features/category/categoryItem.entity";
import { Celebrity } from "../features/celebrity/celebrity.entity";
import { PersonalFeed } from "../features/follow/personalFeed.entity";
import { Publication } from "../features/follow/publication.entity";
import { Restock } from "../features/follow/restock.entity";
import { TrashedRow } from "../features/history/trashedRow.entity";
import { Feed } from "../features/feeds/feed.entity";
import { CategoryRule } from "../features/feeds/rules/categoryRule.entity";
import { FeedRun } from "../features/feeds/run/feedRun.entity";
import { ArticleLinks } from "../features/links/articleLinks.entity";
import { LinkCheck, LinkAlert } from "../features/links/linkCheck.entity";
import { PriceDay } from "../features/links/prices/priceDay.entity";
import { MailDomain } from "../features/mail/delivery/mailDomain.entity";
import { MailServerState } from "../features/mail/delivery/mailServer.entity";
import { MailSuppression } from "../features/mail/mailSuppression.entity";
import { Mail } from "../features/mail/mail.entity";
import { Picture } from "../features/media/library/picture.entity";
import { Newsletter } from "../features/newsletters/newsletter.entity";
import { Consent } from "../features/newsletter/consent.entity";
import { Subscriber } from "../features/newsletter/subscriber.entity";
import { SubscriberCelebrity } from "../features/newsletter/subscriberCelebrity.entity";
import { LookHash } from "../features/media/pictureHashes/lookHash.entity";
import { QuestionAsker } from "../features/questions/questionAsker.entity";
import { ReaderQuestion } from "../features/questions/readerQuestion.entity";
import { Outfit, OutfitTag } from "../features/outfit/outfit.entity";
import { OutfitPicture } from "../features/outfit/pieces/outfitPicture.entity";
import { Piece } from "../features/outfit/pieces/piece.entity";
import { AffiliateProduct } from "../features/product/affiliateProduct.entity";
import { AffiliateProgram } from "../features/programs/affiliateProgram.entity";
import { MissedSearch } from "../features/search/synonyms/missedSearch.entity";
import { Synonym } from "../features/search/synonyms/synonym.entity";
import { PreviewLink } from "../features/publishing/previews/previewLink.entity";
import { Release, ReleaseRow } from "../features/publishing/releases/release.entity";
import { Garment, GarmentPiece } from "../features/garments/garment.entity";
import { SavedView, DefaultView } from "../features/savedViews/savedView.entity";
import { ExchangeRate, ExchangeRateDay } from "../features/settings/exchangeRates/exchangeRate.entity";
import { Settings } from "../features/settings/settings.entity";
import { SocialPost } from "../features/settings/socialPost.entity";
import { Testimonial } from "../features/settings/testimonial.entity";
import { SiteImport, SiteImportPart } from "../features/siteImport/siteImport.entity";
import { ImportedRow } from "../features/siteImport/run/importedRow.entity";
import { OldPath } from "../features/siteImport/oldPaths/oldPath.entity";
import { ImportedPicture } from "../features/siteImport/pictures/importedPicture.entity";
import { SyncedList } from "../features/sync/syncedList.entity";
import { Term } from "../features/taxonomy/term.entity";
import { Attempt } from "../core/access/attempt.entity";
import { LinkKey } from "../core/access/linkKey.entity";
import { AnnouncedRow } from "../core/events/announcedRow.entity";
import { ContentEvent } from "../core/events/contentEvent.entity";
import { WebhookDelivery } from "../features/webhooks/webhookDelivery.entity";
import { PostbackSecret } from "../features/analytics/postback/postbackSecret.entity";
import { WebhookEndpoint } from "../features/webhooks/webhookEndpoint.entity";
import { AuditEntry } from "../core/audit/auditEntry.entity";
import { JobRow } from "../core/jobs/jobRow.entity";
import { CreateRequest } from "../core/write/createRequest.entity";
import { UndoStep } from "../core/write/undo.entity";
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
  Category,
  CategoryItem,
  Celebrity,
  ClickDay,
  ClickOrigin,
  Consent,
  ContentEvent,
  Conversion,
  ConversionImport,
  Correction,
  CreateRequest,
  DigestLook,
  DigestRun,
  IdentificationLine,
  Invite,
  JobRow,
  KnownDevice,
  PasswordReset,
  DefaultView,
  ExchangeRate,
  ExchangeRateDay,
  Garment,
  GarmentPiece,
  LinkAlert,
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
  QuestionAsker,
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
  SubscriberProduct,
  Synonym,
  Term,
  Testimonial,
  TrashedRow,
  UndoStep,
  TrafficDay,
  ViewDay,
  VisitorSalt,
  WebhookDelivery,
  PostbackSecret,
  WebhookEndpoint,
];
