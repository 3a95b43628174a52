import type { EarningsBy } from "../../features/money/earnings/earnings.types";
import { type NetworkReport, networkReports, type ReportLine, type SaleState } from "./networkReports";
import { pick, type Random } from "../random";

type Dimension = keyof typeof EarningsBy;
/** The row to which a click or sale belongs, in each report. */
export type RowKeys = Record<Dimension, string>;

/** A click as the simulation knows it. */
export interface SimulatedClick {
  /** The click id in the address of the redirect; null for a network that takes none. */
  id: string | null;
  /** YYYY-MM-DD. */
  day: string;
  isCounted: boolean;
  program: string;
  targetType: "product" | "item" | "outfit" | "blogPost";
  targetId: string;
  outfitId: string | null;
  celebrityId: string | null;
  pieceId: string | null;
  articleId: string | null;
  retailer: string;
  placement: string;
  campaign: string;
}

/** A sale, or what takes one back, as it must be after all imports. */
export interface SimulatedSale {
  keys: RowKeys;
  order: string;
  cents: number;
  saleCents: number;
  currency: string;
  state: SaleState;
}

export interface SalesMonth {
  sales: SimulatedSale[];
  /** Rows of the reports of each program in the order of their import: file 0 comes once more at the end. */
  reports: { network: NetworkReport; files: string[][][] }[];
}

const other = "#other";
const unattributed = "#unattributed";

export function findKeys(click: SimulatedClick): RowKeys {
  const { targetType, targetId } = click;
  return {
    CELEBRITY: click.celebrityId ?? other,
    OUTFIT: click.outfitId ?? other,
    PIECE: click.pieceId ?? other,
    PRODUCT: targetType === "product" || targetType === "item" ? targetId : other,
    ARTICLE: click.articleId ?? other,
    RETAILER: click.retailer || other,
    PROGRAM: click.program,
    PLACEMENT: click.placement || other,
    CAMPAIGN: click.campaign || other,
    DAY: click.day,
    MONTH: click.day.slice(0, 7),
  };
}

const fates = ["late", "pending", "declined", "refunded", "split", "duplicated", "paid", "approved"] as const;
type Fate = (typeof fates)[number];

/** Whether the reports of a network can tell it. */
function isTold(fate: Fate, { states, identity }: NetworkReport): boolean {
  if (identity === "none") return fate === "approved" || fate === "duplicated";
  if (fate === "late") return states.includes("pending");
  return fate === "pending" || fate === "declined" || fate === "paid" ? states.includes(fate) : true;
}

interface SimulatedOrder {
  id: string;
  fate: Fate;
  line: Omit<ReportLine, "id" | "state">;
  /** Writes rows to reports, by the number of the file. */
  put(files: readonly number[], change: Partial<ReportLine> & { state: SaleState }): void;
  /** Notes what must be in the end. */
  note(change: Partial<ReportLine> & { state: SaleState }): void;
}

/** Writes the rows of one order to the files of its network, and notes what they come to. */
function writeOrder(network: NetworkReport, lastDay: string, { id, fate, line, put, note }: SimulatedOrder): void {
  const { cents, saleCents } = line;
  const approved = { state: "approved" } as const;
  const pending = { state: "pending" } as const;
  switch (fate) {
    case "late":
      put([0], pending);
      put([2], approved);
      return note(approved);
    case "pending":
      put([0], pending);
      return note(pending);
    case "declined":
      if (network.states.includes("pending")) put([0], pending);
      put([1], { state: "declined" });
      return note({ state: "declined" });
    case "paid":
      put([0], approved);
      put([1], { state: "paid" });
      return note({ state: "paid" });
    case "refunded": {
      const back = { ...approved, cents: -cents, saleCents: -saleCents, day: lastDay };
      put([0], approved);
      put([2], back);
      note(approved);
      return note(back);
    }
    case "split": {
      const ids = network.identity === "order" ? [id, id] : [`${id}a`, `${id}b`];
      const parts = ids.map((part, at) => ({ ...approved, id: part, piece: `${at + 1}`, cents: cents * (at + 1) }));
      parts.forEach((part, at) => put(network.identity === "order" ? [0] : [at], part));
      return parts.forEach(note);
    }
    case "duplicated":
      // The same row twice is one sale, but two of a network without ids.
      put(network.identity === "none" ? [0, 0] : [0, 0, 1], approved);
      if (network.identity === "none") note(approved);
      return note(approved);
    case "approved":
      put([1], approved);
      return note(approved);
  }
}

const laterDay = (day: string, days: number, lastDay: string): string => {
  const later = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  return later < lastDay ? later : lastDay;
};

/**
 * Simulates orders after the clicks of a month, and the reports about them: late, pending, declined, refunded, split and
 * duplicated ones, and some that no report traces to a click.
 * @param clicks that a browser followed. @param lastDay YYYY-MM-DD; no sale is later.
 */
export function simulateSales(
  random: Random,
  { clicks, orders, lastDay }: { clicks: readonly SimulatedClick[]; orders: number; lastDay: string },
): SalesMonth {
  const month: SalesMonth = { sales: [], reports: networkReports.map((network) => ({ network, files: [[], [], []] })) };
  for (let number = 0; number < orders; number++) {
    const click = pick(random, clicks);
    const report = month.reports.find(({ network }) => network.program === click.program);
    if (!report) throw new Error(`There is no program ${click.program}.`);
    const { network, files } = report;
    const isKnown = click.id !== null && random() < 0.85;
    const currency = pick(random, network.currencies);
    const cents = (1 + Math.floor(random() * 9_000)) * (currency === "JPY" ? 100 : 1);
    const line = {
      piece: "1",
      day: laterDay(click.day, Math.floor(random() * 4), lastDay),
      shop: network.namesShop ? click.retailer : "",
      cents,
      saleCents: cents * 10,
      currency,
      reference: isKnown ? (click.id ?? "") : pick(random, ["", "fedcba9876543210", "bucket-20"]),
    };
    const id = `T${number}`;
    const fromClick = findKeys(click);
    const note: SimulatedOrder["note"] = (change) => {
      const sold = { id, ...line, ...change };
      const own = isKnown ? fromClick : traceless(fromClick, line.shop);
      const order = `${network.program} ${sold.id}`;
      month.sales.push({ ...sold, order, keys: { ...own, DAY: sold.day, MONTH: sold.day.slice(0, 7) } });
    };
    const put: SimulatedOrder["put"] = (places, change) => {
      for (const place of places) files[place].push(network.cells({ id, ...line, ...change }));
    };
    const fate = pick(
      random,
      fates.filter((one) => isTold(one, network)),
    );
    writeOrder(network, lastDay, { id, fate, line, put, note });
  }
  return month;
}

/** The rows of a sale whose report leads to no click: it names the program, and the shop if at all. */
function traceless(keys: RowKeys, shop: string): RowKeys {
  const none = Object.fromEntries(Object.keys(keys).map((by) => [by, unattributed])) as RowKeys;
  return { ...none, PROGRAM: keys.PROGRAM, RETAILER: shop || unattributed };
}
