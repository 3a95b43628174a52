/** One row of a simulated report, before its network writes it. */
export interface ReportLine {
  id: string;
  /** Number of the piece in the order. */
  piece: string;
  /** YYYY-MM-DD. */
  day: string;
  shop: string;
  /** Hundredths of the currency's unit; negative when the sale is taken back. */
  cents: number;
  saleCents: number;
  currency: string;
  state: SaleState;
  reference: string;
}

export type SaleState = "pending" | "approved" | "paid" | "declined";

/** How a network writes the report of its program. */
export interface NetworkReport {
  program: string;
  titles: readonly string[];
  cells(line: ReportLine): string[];
  /** The states that it tells; a report without a status has approved rows only. */
  states: readonly SaleState[];
  currencies: readonly string[];
  /** Whether its rows name the shop. */
  namesShop: boolean;
  /** What tells its sales apart: an id of each, order and piece, or nothing. */
  identity: "transaction" | "order" | "none";
  /** Parameter of its links for the click id; empty for a network that repeats only its tracking ids. */
  subIdParameter: string;
}

const money = (cents: number): string => (cents / 100).toFixed(2);
const dollars = (cents: number): string => `${cents < 0 ? "-" : ""}$${money(Math.abs(cents))}`;
const american = (day: string): string => [day.slice(5, 7), day.slice(8), day.slice(0, 4)].join("/");

const cjWords: Record<SaleState, [string, string]> = {
  pending: ["new", "pending"],
  approved: ["locked", "accepted"],
  paid: ["closed", "accepted"],
  declined: ["closed", "declined"],
};
const impactWords: Record<SaleState, string> = {
  pending: "PENDING",
  approved: "APPROVED",
  paid: "APPROVED",
  declined: "REVERSED",
};
const several = ["USD", "EUR", "GBP", "JPY"];

/** Six programs, each of another network. */
export const networkReports: readonly NetworkReport[] = [
  {
    program: "Awin",
    titles: [
      "ID",
      "Transaction Date",
      "Advertiser Name",
      "Commission Amount",
      "Commission Currency",
      "Sale Amount",
      "Commission Status",
      "Click Ref",
      "Paid to Publisher",
    ],
    cells: ({ id, day, shop, cents, currency, saleCents, state, reference }) => {
      const isPaid = state === "paid";
      const amounts = [money(cents), currency, money(saleCents)];
      return [id, day, shop, ...amounts, isPaid ? "approved" : state, reference, isPaid ? "yes" : "no"];
    },
    states: ["pending", "approved", "paid", "declined"],
    currencies: several,
    namesShop: true,
    identity: "transaction",
    subIdParameter: "clickref",
  },
  {
    program: "CJ",
    titles: [
      "Commission ID",
      "Event Date",
      "Pub Commission Amount",
      "Pub Currency",
      "Sale Amount",
      "Action Status",
      "Validation Status",
      "SID",
    ],
    cells: ({ id, day, cents, currency, saleCents, state, reference }) => [
      id,
      `${day}T08:30:00Z`,
      money(cents),
      currency,
      money(saleCents),
      ...cjWords[state],
      reference,
    ],
    states: ["pending", "approved", "declined"],
    currencies: several,
    namesShop: false,
    identity: "transaction",
    subIdParameter: "sid",
  },
  {
    program: "Rakuten",
    titles: [
      "Member ID (U1)",
      "MID",
      "Advertiser Name",
      "Order ID",
      "SKU Number",
      "Transaction Date",
      "Transaction Time",
      "Process Date",
      "Sales",
      "Total Commission",
      "Currency",
    ],
    cells: ({ id, piece, day, shop, cents, currency, saleCents, reference }) => [
      reference,
      "7052",
      shop,
      id,
      piece,
      day,
      "13:45:10",
      day,
      money(saleCents),
      money(cents),
      currency,
    ],
    states: ["approved"],
    currencies: several,
    namesShop: true,
    identity: "order",
    subIdParameter: "u1",
  },
  {
    program: "impact.com",
    titles: ["Action ID", "Campaign", "Action Date", "Sale Amount", "Payout", "Currency", "State", "Sub ID 1"],
    cells: ({ id, day, shop, cents, currency, saleCents, state, reference }) => [
      id,
      shop,
      `${day}T10:00:00-07:00`,
      money(saleCents),
      money(cents),
      currency,
      impactWords[state],
      reference,
    ],
    states: ["pending", "approved", "declined"],
    currencies: several,
    namesShop: true,
    identity: "transaction",
    subIdParameter: "subId1",
  },
  {
    program: "ShareASale",
    titles: ["Trans ID", "Trans Date", "Merchant Organization", "Trans Amount", "Commission", "Aff Track", "Voided"],
    cells: ({ id, day, shop, cents, saleCents, state, reference }) => [
      id,
      american(day),
      shop,
      dollars(saleCents),
      dollars(cents),
      reference,
      state === "declined" ? "1" : "0",
    ],
    states: ["approved", "declined"],
    currencies: ["USD"],
    namesShop: true,
    identity: "transaction",
    subIdParameter: "afftrack",
  },
  {
    program: "Amazon",
    titles: [
      "Category",
      "Name",
      "ASIN",
      "Seller",
      "Tracking ID",
      "Date Shipped",
      "Items Shipped",
      "Returns",
      "Revenue($)",
      "Ad Fees($)",
    ],
    cells: ({ id, day, shop, cents, saleCents }) => [
      "Fashion",
      "Scarf",
      id,
      shop,
      "wornby-20",
      day,
      "1",
      "0",
      money(saleCents),
      money(cents),
    ],
    states: ["approved"],
    currencies: ["USD"],
    namesShop: true,
    identity: "none",
    subIdParameter: "",
  },
];
