/**
 * Creates a transaction of Awin: the shape of the example in https://help.awin.com/apidocs/returns-a-list-of-transactions-for-a-given-publisher, with
 * invented values.
 */
export const awinTransaction = (id: number, more: object = {}) => ({
  id,
  url: "http://www.publisher.example",
  advertiserId: 7052,
  publisherId: 45628,
  commissionSharingPublisherId: null,
  siteName: "Publisher",
  commissionStatus: "pending",
  commissionAmount: { amount: 5.59, currency: "GBP" },
  saleAmount: { amount: 55.96, currency: "GBP" },
  clickRefs: { clickRef: "00ff00ff00ff00ff", clickRef2: "22222" },
  clickDate: "2026-10-23T12:18:00",
  transactionDate: "2026-10-23T22:04:00",
  validationDate: null,
  type: "Commission group transaction",
  declineReason: null,
  amended: false,
  oldSaleAmount: null,
  oldCommissionAmount: null,
  orderRef: "111222333444",
  customParameters: [{ key: "1", value: "555666" }],
  transactionParts: [{ commissionGroupId: 12345, amount: 55.96, commissionAmount: 5.59 }],
  paidToPublisher: false,
  paymentId: 0,
  ...more,
});

/** Creates an action of impact.com: the fields of https://integrations.impact.com/impact-publisher/reference/the-action-object, with invented values. */
export const impactAction = (id: string, more: object = {}) => ({
  Id: id,
  CampaignId: "1000",
  CampaignName: "Northloom",
  ActionTrackerId: "2240",
  ActionTrackerName: "Sale",
  State: "PENDING",
  AdId: "506720",
  Payout: "0.88",
  DeltaPayout: "0.88",
  IntendedPayout: "0.88",
  Amount: "21.99",
  Currency: "USD",
  EventDate: "2026-10-10T22:42:38-07:00",
  LockingDate: "2026-12-26T00:00:00-08:00",
  Oid: "9217374917472",
  SubId1: "00ff00ff00ff00ff",
  ...more,
});
