import { reportPresets, recognizePreset } from "./presets/reportPresets";
import { flagTitles } from "./reportStatus";
import { type ColumnName, columnNames, findPlaces, type ReportColumns, splitTitles, titleKey } from "./reportTitles";

/**
 * Usual titles of each column, best first, in English, German, Spanish and French. A plus joins
 * columns that tell it together.
 */
const spellings: Record<ColumnName, string> = {
  transactionId: `Commission ID, Transaction ID, Trans ID, Transaction Number, Action ID, Sale ID, Event ID, Conversion ID,
    EPN Transaction ID, Referral ID, Transactie ID, ID transakcji, ID da transação, ID transazione, Transaktions-ID, Transaktionsnummer, ID de transacción, ID transacción, ID de la transacción,
    Identificador de transacción, ID de transaction, Identifiant de transaction, Numéro de transaction, ID`,
  orderId: `Order ID, Order Number, Order Reference, Order Ref, Order No, Order, Bestellnummer, Bestell-ID, Auftragsnummer,
    Número de pedido, ID de pedido, ID del pedido, Pedido, Numéro de commande, ID de commande, N° de commande, N° commande, Commande, Order Nr,
    Receipt, Ordernummer, Bestelnummer, Numero ordine, Numero d'ordine, ID ordine, Número do pedido, Numer zamówienia, 注文番号, 注文ID`,
  line: `SKU Number, SKU, Item SKU, Product SKU, Line ID, Line Item ID, Line Item, Line, Item ID, Product ID, Artikelnummer,
    Referencia del producto, Référence produit`,
  occurredAt: `Transaction Date + Transaction Time, Transaction Date, Trans Date, Event Date, Sale Date, Order Date, Action Date, Conversion Date, Date of Sale,
    Date Shipped, Ship Date, Purchase Date, Posting Date, Date, Created, Created At, Creation Date, Date Created, Transaction Time,
    Conversion Time, Event Time, Time of Event, Date of Event, Datetime, Datetime Conversion, Tracking Date, Registration Date, Booked On,
    Transaktionsdatum, Registrierungsdatum, Data, Data transakcji, Data da transação, Data do pedido, Data transazione, Data ordine, 成果発生日, 注文日時, 注文日,
    Bestelldatum, Verkaufsdatum, Datum, Fecha de transacción, Fecha de la transacción, Fecha de venta, Fecha de la venta,
    Fecha del pedido, Fecha, Date de transaction, Date de la transaction, Date de vente, Date de la vente, Date de commande`,
  postedAt: "Posting Date, Process Date, Processed Date, Refund Date",
  amount: `Publisher Commission, Net Commission, Net Commissions, Net Earnings, Total Commission,
    Commission Amount, Commission, Commissions, Your Commission, Affiliate Commission, Ad Fees,
    Publisher Earnings, Total Earnings, Earnings, Action Earnings, Your Earnings, Amount Earned, Commission Earned, Payout, Payout Amount, Provision, Provisionsbetrag, Provisionen,
    Net Payout, Your Payout, Publisher Payout, Affiliate Payout, Your Revenue, Publisher Revenue, Your Share, Publisher Share,
    Commissie, Vergoeding, Commissione, Commissioni, Comissão, Prowizja, Reward, Reward Amount, Gain, 成果報酬, 報酬, 報酬額, 報酬金額, 紹介料,
    Vergütung, Comisión, Importe de la comisión, Importe de comisión, Importe comisión, Comisiones, Montant de la commission,
    Montant de commission, Montant commission`,
  currency: `Publisher Currency, Pub Currency, Commission Currency, Payout Currency, Currency,
    Currency Code, Reward Currency, Event Currency, Valuta, Moeda, Waluta, 通貨, Provisionswährung, Währung, Moneda de la comisión, Moneda, Divisa, Devise de la commission, Devise`,
  saleAmount: `Sale Amount, Sales Amount, Order Amount, Order Value,
    Transaction Amount, Trans Amount, Gross Sales, Total Sale, Sale, Sales, Revenue, Bestellwert, Warenkorbwert, Umsatz,
    Verkaufsbetrag, Importe de venta, Importe de la venta, Importe del pedido, Valor de venta, Montant de la vente,
    Order Total, Sale Value, Transaction Value, Omzet, Orderbedrag, Ordervärde, Valor da venda, Wartość zamówienia, 売上金額, 注文金額,
    Montant de vente, Montant de la commande, Chiffre d'affaires`,
  saleCurrency: "Sale Currency, Order Currency",
  retailer: `Advertiser Name, Advertiser, Merchant Name, Merchant, Retailer Name, Retailer, Brand Name,
    Brand, Program Name, Program, Store, Seller, Shop, Campaign Name, Advertiser ID, Merchant ID, MID, Campaign, Programmname, Programm, Werbetreibender, Händler,
    Programma, Programme, Campagne, Butik, Sklep, Loja, Negozio, プログラム名, 広告主名, 広告主, Anunciante, Comerciante, Comercio, Tienda, Annonceur, Marchand, Boutique`,
  reference: `Click Ref, Click Reference, SID, U1, Sub ID 1, Sub ID, Subtag,
    XCUST, Custom ID, Custom Data, PData, Publisher Reference, Pubref, EPI,
    Klickreferenz, Klick-Referenz, Referencia de clic, Referencia del clic, Référence de clic, Référence du clic, Link Name`,
  status: `Commission Status, Transaction Status, Action Status, Validation Status,
    Conversion Status, Approval Status, Review Status, Item Status, Order Status, Sale Status, Status, Commission State,
    Conversion State, Transaction State, Sale State, State, Pending Status, Earnings Status, Reward Status, Event Status,
    Etat, État, Stato, Staat, Situação, Situación, Zustand, Stan, 状態, 承認状態, 承認状況, 成果状況, ステータス,
    Provisionsstatus, Estado de la comisión, Estado, Statut de la commission, Statut`,
  paid: "Paid to Publisher, Paid Out",
};

const eachColumn = <Value>(read: (name: ColumnName) => Value) =>
  Object.fromEntries(columnNames.map((name) => [name, read(name)])) as Record<ColumnName, Value>;
const usual = eachColumn((name) => splitTitles(spellings[name]));
/** Keys of all known titles, also of those that only the reports of one network have. */
const keys = eachColumn((name): ReadonlySet<string> => {
  const special = reportPresets.flatMap(({ columns }) => columns[name] ?? []);
  return new Set([...usual[name], ...special].flat());
});

const otherTitles = `Country, Customer Country, Region, City, Language, Device, Device Type, Browser, Operating System, OS,
  Platform, Quantity, Qty, Items, Units, # of Items, Category, Product Category, Product, Product Name, Item Name, Name,
  Description, URL, Link, Landing Page, Referrer, Site, Site Name, Site ID, Website, Website Name, Publisher, Publisher ID,
  Publisher Name, User ID, Account, Account ID, Coupon, Voucher, Voucher Code, Promo Code, Commission Rate, Commission %, Rate, Tax,
  Currency, Land, Gerät, Menge, Anzahl, Kategorie, Produkt, Artikel, Gutscheincode, País, Dispositivo, Cantidad, Categoría,
  Producto, Pays, Appareil, Quantité, Catégorie, Produit,
  Offer, Offer Name, Offer ID, Campaign ID, Program ID, Programme ID, Website ID, Advertiser Country, Affiliate, Affiliate ID,
  Promoter, Traffic Source, Source, Channel, Store View, Item Count, Keyword, Keywords, SKU List, Quantity List, Banner ID, Banner Page,
  Creative Name, Ad ID, Ad Space, AdSpace, Tool Name, Customer, Time, Click Date, Click Time, Click Timestamp, Process Time,
  Last Click Through, Last Modified, Last Changed, Last Updated, Modified Date, Date Modified, Updated At, Post Date, Time of Visit, Check-in, Check-out, Merchant Website, Payment Method, Page URL, Publisher URL, Property Name, Kanal, Canal, Uhrzeit, Zahlungsart,
  Verkäufer, Vendedor, Vendeur, Venditore, Nombre, Nom, Nome, Categoria, Dispositivo, Apparaat, Quantità, Aantal, 商品名, 数量,
  カテゴリー, デバイス, 販売者`;
/** Keys of usual titles of columns that do not tell what became of a sale. */
export const plainTitles: ReadonlySet<string> = new Set([
  ...otherTitles.split(",").map(titleKey),
  ...columnNames.flatMap((name) => (name === "status" || name === "paid" ? [] : [...keys[name]])),
]);

/** Returns the first of the usual columns of states, then all others: the one that promises least counts. */
function findStatuses(first: readonly number[], titles: readonly string[]): readonly number[] {
  const others = titles.flatMap((title, at) => (keys.status.has(title) || flagTitles.has(title) ? [at] : []));
  return [...first, ...others.filter((at) => !first.includes(at))];
}

/** Returns the currency column that is named like the amount; otherwise all, which must agree. */
function findCurrency(amount: readonly number[] | undefined, titles: readonly string[]): readonly number[] {
  const stems = (amount ?? []).flatMap((at) => [titles[at], titles[at].replace(/amount$/, "")]);
  const own = titles.findIndex((title) => stems.some((stem) => stem && title === `${stem}currency`));
  return own >= 0 ? [own] : titles.flatMap((title, at) => (keys.currency.has(title) ? [at] : []));
}

const amountTitle = /commi|comisi|comiss|provi[sz]|payout|earning|reward|vergütung|prowiz|報酬|紹介料/;
/** Of a rate, a part or a former value of the commission, and of what became of it. */
const otherOfAmount =
  /commissionable|rate|percent|prozent|satz|type|typ$|stat|currency|date|datum|group|id$|number|reason|name|code|pend|approv|tier|plan|model|level|base|bonus|incentive|unit|original|old|delta|intended|refund|revers|cancel|return/;

/** Returns the places of the other columns whose titles can name the commission. */
export function findOtherAmounts(header: readonly string[], amount: readonly number[]): number[] {
  const titles = header.map(titleKey);
  const used = amount.map((at) => titles[at]);
  return titles.flatMap((title, at) =>
    !used.includes(title) && (keys.amount.has(title) || (amountTitle.test(title) && !otherOfAmount.test(title)))
      ? [at]
      : [],
  );
}

/** Finds the columns of a report by its titles. A column with two uses has the first one: a posting date is a date. */
export function findColumns(header: readonly string[], amount?: readonly number[]): ReportColumns {
  const titles = header.map(titleKey);
  const preset = recognizePreset(header)?.columns ?? {};
  const findFirst = (name: ColumnName): readonly number[] =>
    [...(preset[name] ?? []), ...usual[name]].map((parts) => findPlaces(parts, titles)).find(Boolean) ?? [];
  const found = Object.fromEntries(columnNames.map((name) => [name, findFirst(name)]));
  found.status = findStatuses(found.status, titles);
  found.currency = findCurrency(amount ?? found.amount, titles);
  // Beside the commission's own currency, a plain one is the sale's.
  const plain = titles.indexOf("currency");
  if (found.saleCurrency.length === 0 && plain >= 0 && !found.currency.includes(plain)) found.saleCurrency = [plain];
  return Object.fromEntries(Object.entries(found).filter(([, places]) => places.length > 0));
}
