import { findColumns } from "./reportColumns";
import { titleCurrencies, titleKey } from "./reportTitles";
import { recognizePreset, reportPresets } from "./presets/reportPresets";

/** Titles of real reports, and the titles that must be read. */
const layouts: readonly [name: string, network: string | null, titles: string, columns: Record<string, string>][] = [
  [
    "Awin, screen",
    "Awin",
    "id,url,publisher_id,site_name,sale_amount,commission,date,commission_status,validation_date,extra,type,click_ref,decline_reason",
    {
      transactionId: "id",
      occurredAt: "date",
      amount: "commission",
      saleAmount: "sale_amount",
      status: "commission_status",
      reference: "click_ref",
    },
  ],
  [
    "Awin, API",
    "Awin",
    "id,advertiserId,publisherId,commissionStatus,commissionAmount.amount,commissionAmount.currency,saleAmount.amount,saleAmount.currency,clickRefs.clickRef,clickDate,transactionDate,validationDate,paidToPublisher,orderRef",
    {
      transactionId: "id",
      orderId: "orderRef",
      occurredAt: "transactionDate",
      amount: "commissionAmount.amount",
      currency: "commissionAmount.currency",
      saleAmount: "saleAmount.amount",
      saleCurrency: "saleAmount.currency",
      status: "commissionStatus",
      reference: "clickRefs.clickRef",
      paid: "paidToPublisher",
      retailer: "advertiserId",
    },
  ],
  [
    "CJ, screen",
    "CJ",
    "Commission ID,Event Date,Posting Date,Advertiser Name,Website Name,SID,Order ID,Sale Amount (USD),Publisher Commission (USD),Action Status",
    {
      transactionId: "Commission ID",
      orderId: "Order ID",
      occurredAt: "Event Date",
      postedAt: "Posting Date",
      amount: "Publisher Commission (USD)",
      saleAmount: "Sale Amount (USD)",
      status: "Action Status",
      reference: "SID",
      retailer: "Advertiser Name",
    },
  ],
  [
    "CJ, API",
    "CJ",
    "actionTrackerId,advertiserName,postingDate,eventDate,pubCommissionAmountUsd,shopperId,saleAmountUsd,correctionReason,orderId,commissionId,actionStatus,validationStatus",
    {
      transactionId: "commissionId",
      occurredAt: "eventDate",
      amount: "pubCommissionAmountUsd",
      saleAmount: "saleAmountUsd",
      status: "actionStatus + validationStatus",
      reference: "shopperId",
    },
  ],
  [
    "Rakuten",
    "Rakuten Advertising",
    "Member ID (U1),MID,Advertiser Name,Order ID,Transaction Date,Transaction Time,SKU,Sales,# of Items,Total Commission,Process Date,Process Time",
    {
      orderId: "Order ID",
      line: "SKU",
      occurredAt: "Transaction Date + Transaction Time",
      postedAt: "Process Date",
      amount: "Total Commission",
      saleAmount: "Sales",
      reference: "Member ID (U1)",
      retailer: "Advertiser Name",
    },
  ],
  [
    "impact.com",
    "impact.com",
    "Action Id,SubId1,Action Status,Sale Amount,Payout,Currency,Event Date,Campaign",
    {
      transactionId: "Action Id",
      occurredAt: "Event Date",
      amount: "Payout",
      saleAmount: "Sale Amount",
      currency: "Currency",
      status: "Action Status",
      reference: "SubId1",
      retailer: "Campaign",
    },
  ],
  [
    "Amazon",
    "Amazon",
    "Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price($),Items Shipped,Returns,Revenue($),Ad Fees($)",
    {
      orderId: "ASIN + Date Shipped + Tracking ID",
      occurredAt: "Date Shipped",
      amount: "Ad Fees($)",
      saleAmount: "Revenue($)",
      reference: "Tracking ID",
      retailer: "Seller",
    },
  ],
  [
    "Skimlinks",
    "Skimlinks",
    "Commission ID,Transaction Date,Merchant Name,Order Amount,Publisher Commission Amount,Currency,Custom ID,Status",
    {
      transactionId: "Commission ID",
      amount: "Publisher Commission Amount",
      saleAmount: "Order Amount",
      reference: "Custom ID",
      status: "Status",
      retailer: "Merchant Name",
    },
  ],
  [
    "LTK",
    null,
    "Order Date,Order ID,Retailer,Product,Net Commission,Currency,Status",
    { orderId: "Order ID", occurredAt: "Order Date", amount: "Net Commission", retailer: "Retailer", status: "Status" },
  ],
  [
    "ShopMy",
    null,
    "Order ID,Transaction Date,Brand,Order Amount,Commission Amount,Currency,Status",
    {
      orderId: "Order ID",
      occurredAt: "Transaction Date",
      amount: "Commission Amount",
      saleAmount: "Order Amount",
      retailer: "Brand",
    },
  ],
  [
    "ShareASale",
    "ShareASale",
    "Trans ID,User ID,Merchant ID,Trans Date,Trans Amount,Commission,Comment,Voided,Pending Date,Locked,Aff Track,Reversal Date,Merchant Organization",
    {
      transactionId: "Trans ID",
      occurredAt: "Trans Date",
      amount: "Commission",
      saleAmount: "Trans Amount",
      status: "Voided + Locked",
      reference: "Aff Track",
      retailer: "Merchant Organization",
    },
  ],
  [
    "a shop's own program, with columns that say yes or no",
    null,
    "Order Number,Date,Commission %,Your Commission,Currency,Status,Voided,Refunded",
    { orderId: "Order Number", amount: "Your Commission", status: "Status + Voided + Refunded" },
  ],
  [
    "a program whose columns each have a currency",
    null,
    "Transaction ID,Date,Sale Amount,Currency,Earnings,Earnings Currency,Conversion Status,Order Status",
    {
      amount: "Earnings",
      currency: "Earnings Currency",
      saleCurrency: "Currency",
      status: "Conversion Status + Order Status",
    },
  ],
  [
    "German",
    null,
    "Bestellnummer,Artikelnummer,Bestelldatum,Händler,Warenkorbwert,Provision,Währung,Status",
    {
      orderId: "Bestellnummer",
      line: "Artikelnummer",
      retailer: "Händler",
      saleAmount: "Warenkorbwert",
      amount: "Provision",
      currency: "Währung",
    },
  ],
  [
    "Spanish",
    null,
    "Número de pedido,Fecha del pedido,Anunciante,Importe de la venta,Importe de la comisión,Moneda,Estado",
    {
      orderId: "Número de pedido",
      saleAmount: "Importe de la venta",
      amount: "Importe de la comisión",
      currency: "Moneda",
      status: "Estado",
    },
  ],
  [
    "French",
    null,
    "Numéro de commande,Date de commande,Annonceur,Montant de la vente,Montant de la commission,Devise,Statut",
    {
      orderId: "Numéro de commande",
      saleAmount: "Montant de la vente",
      amount: "Montant de la commission",
      currency: "Devise",
      status: "Statut",
    },
  ],
];

describe("the columns of reports", () => {
  test.each(layouts)("of %s are found", (_, network, titles, expected) => {
    const header = titles.split(",");
    const found = Object.entries(findColumns(header)).map(([name, places]) => [
      name,
      places.map((at) => header[at]).join(" + "),
    ]);
    expect(Object.fromEntries(found)).toMatchObject(expected);
    expect(recognizePreset(header)?.name ?? null).toBe(network);
  });

  test("are claimed by one preset at most", () => {
    const claim = ({ recognizedBy }: (typeof reportPresets)[number], titles: ReadonlySet<string>) =>
      recognizedBy.some((keys) => keys.every((key) => titles.has(key)));
    for (const preset of reportPresets) {
      const others = reportPresets.filter((other) => other !== preset);
      const own = new Set([preset.recognizedBy, ...Object.values(preset.columns), [[...preset.plain]]].flat(2));
      expect([preset.name, others.filter((other) => claim(other, own)).map(({ name }) => name)]).toEqual([
        preset.name,
        [],
      ]);
    }
    for (const [name, network, titles] of layouts) {
      const claimed = reportPresets.filter((preset) => claim(preset, new Set(titles.split(",").map(titleKey))));
      expect([name, claimed.map((preset) => preset.name)]).toEqual([name, network ? [network] : []]);
    }
  });

  test("have titles without currency and punctuation", () => {
    expect(
      ["Ad Fees(£)", "pubCommissionAmountUsd", "Commission Amount (GBP)", "Commission (%)", "W\u0061\u0308hrung"].map(
        titleKey,
      ),
    ).toEqual(["adfees", "pubcommissionamount", "commissionamount", "commissionpercent", "währung"]);
    expect(["USD Commission", "Commission", "ALL SALES", "Provision in €"].map(titleCurrencies)).toEqual([
      ["USD"],
      [],
      [],
      ["€"],
    ]);
  });
});
