import { FirstSchema1763700000000 } from "./migrations/1763700000000-FirstSchema";
import { Reauthentication1764158400000 } from "./migrations/1764158400000-Reauthentication";
import { AskBeforeAnalytics1764200000000 } from "./migrations/1764200000000-AskBeforeAnalytics";
import { ProductCounts1764201600000 } from "./migrations/1764201600000-ProductCounts";
import { ConversionLines1764204000000 } from "./migrations/1764204000000-ConversionLines";
import { ClickOrigins1764205000000 } from "./migrations/1764205000000-ClickOrigins";
import { ProgramNetworks1764205500000 } from "./migrations/1764205500000-ProgramNetworks";
import { PriceSources1764206000000 } from "./migrations/1764206000000-PriceSources";
import { ExchangeRateDays1764207000000 } from "./migrations/1764207000000-ExchangeRateDays";
import { PulledSales1764208000000 } from "./migrations/1764208000000-PulledSales";
import { Payouts1764208500000 } from "./migrations/1764208500000-Payouts";
import { Mails1764209000000 } from "./migrations/1764209000000-Mails";
import { MailDelivery1764209500000 } from "./migrations/1764209500000-MailDelivery";
import { AccountMails1764209600000 } from "./migrations/1764209600000-AccountMails";
import { Follow1764210000000 } from "./migrations/1764210000000-Follow";
import { SyncedLists1764211000000 } from "./migrations/1764211000000-SyncedLists";
import { SubscriberChoices1764212000000 } from "./migrations/1764212000000-SubscriberChoices";
import { Newsletters1764213000000 } from "./migrations/1764213000000-Newsletters";
import { Digests1764214000000 } from "./migrations/1764214000000-Digests";
import { Garments1764221000000 } from "./migrations/1764221000000-Garments";
import { Corrections1764222000000 } from "./migrations/1764222000000-Corrections";
import { Questions1764223000000 } from "./migrations/1764223000000-Questions";
import { SiteImports1764224000000 } from "./migrations/1764224000000-SiteImports";
import { PublicChanges1764226000000 } from "./migrations/1764226000000-PublicChanges";
import { QuestionAskers1764227000000 } from "./migrations/1764227000000-QuestionAskers";
import { CorrectionSubjects1764228000000 } from "./migrations/1764228000000-CorrectionSubjects";
import { HiddenMoves1764229000000 } from "./migrations/1764229000000-HiddenMoves";
import { RefundStates1764229500000 } from "./migrations/1764229500000-RefundStates";

/** All migrations in order. Listed explicitly, so that the compiled server does not scan a folder. */
export const migrations = [
  FirstSchema1763700000000,
  Reauthentication1764158400000,
  AskBeforeAnalytics1764200000000,
  ProductCounts1764201600000,
  ConversionLines1764204000000,
  ClickOrigins1764205000000,
  ProgramNetworks1764205500000,
  PriceSources1764206000000,
  ExchangeRateDays1764207000000,
  PulledSales1764208000000,
  Payouts1764208500000,
  Mails1764209000000,
  MailDelivery1764209500000,
  AccountMails1764209600000,
  Follow1764210000000,
  SyncedLists1764211000000,
  SubscriberChoices1764212000000,
  Newsletters1764213000000,
  Digests1764214000000,
  Garments1764221000000,
  Corrections1764222000000,
  Questions1764223000000,
  SiteImports1764224000000,
  PublicChanges1764226000000,
  QuestionAskers1764227000000,
  CorrectionSubjects1764228000000,
  HiddenMoves1764229000000,
  RefundStates1764229500000,
];
