import { recordMessages } from "../../../shared/admin/record/recordMessages";

/** Root lists that a change of affiliate products touches. */
export const productLists = ["affiliateProducts", "affiliateProductCurrencies", "productRetailers"] as const;

export const productMessages = recordMessages("product");
