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
];
