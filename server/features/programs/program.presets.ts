import { ProgramKind } from "./affiliateProgram.entity";
import type { ProgramPreset } from "./program.types";

/** The five kinds in the order of the affiliate disclosure, with the usual column titles of their reports. */
export const programPresets: readonly ProgramPreset[] = [
  {
    kind: ProgramKind.MARKETPLACE,
    label: "A large marketplace program",
    direct: true,
    priceLimitHours: 24,
    subIdParameter: "",
    columns: {
      // Marketplace reports are totals by product, day and tag without single sales.
      transactionId: ["Transaction ID", "Order ID", "ASIN + Date Shipped + Tracking ID", "ASIN + Date + Tracking ID"],
      occurredAt: ["Date Shipped", "Ship Date", "Date"],
      amount: ["Ad Fees", "Earnings", "Total Earnings", "Commission"],
      currency: ["Currency"],
      retailer: ["Seller", "Merchant"],
      reference: ["Subtag", "Sub ID", "Subid"],
      cancelled: ["Cancelled"],
    },
  },
  {
    kind: ProgramKind.STYLE_COLLECTIVE,
    label: "A style-shopping collective",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "pdata",
    columns: {
      transactionId: ["Transaction ID", "Order ID", "Order Number"],
      occurredAt: ["Order Date", "Transaction Date", "Date"],
      amount: ["Commission", "Earnings", "Publisher Commission"],
      currency: ["Currency"],
      retailer: ["Retailer", "Retailer Name", "Brand"],
      reference: ["Sub ID", "Subid", "Custom Data", "PData"],
      cancelled: ["Status", "Order Status"],
    },
  },
  {
    kind: ProgramKind.REWARD_STYLE,
    label: "A reward-style program",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "subid",
    columns: {
      transactionId: ["Transaction ID", "Sale ID", "Order ID"],
      occurredAt: ["Sale Date", "Event Date", "Date"],
      amount: ["Net Commission", "Commission", "Earnings"],
      currency: ["Currency", "Commission Currency"],
      retailer: ["Advertiser", "Retailer", "Brand"],
      reference: ["Sub ID", "Subid", "Link Name"],
      cancelled: ["Status", "Cancelled"],
    },
  },
  {
    kind: ProgramKind.COMMISSION_NETWORK,
    label: "A commission network",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "sid",
    columns: {
      transactionId: ["Commission ID", "Action ID", "Original Action ID", "Transaction ID", "Order ID"],
      occurredAt: ["Event Date", "Posting Date", "Transaction Date", "Date"],
      amount: ["Publisher Commission", "Commission Amount", "Commission"],
      currency: ["Publisher Currency", "Commission Currency", "Currency"],
      retailer: ["Advertiser Name", "Advertiser", "Program Name"],
      reference: ["SID", "Shopper ID", "Click Ref", "Sub ID"],
      cancelled: ["Action Status", "Commission Status", "Status"],
    },
  },
  {
    kind: ProgramKind.SHARE_SALE,
    label: "A share-sale network",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "afftrack",
    columns: {
      transactionId: ["Trans ID", "Transaction ID"],
      occurredAt: ["Trans Date", "Transaction Date", "Date"],
      amount: ["Commission", "Affiliate Commission"],
      currency: ["Currency"],
      retailer: ["Merchant Organization", "Merchant", "Merchant Name", "Store"],
      reference: ["Aff Track", "Aff Comment", "Affiliate Comment", "Sub ID"],
      cancelled: ["Voided", "Reversed", "Status"],
    },
  },
];
