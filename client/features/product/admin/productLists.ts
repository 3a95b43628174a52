/** Root lists that a change of affiliate products touches. */
export const productLists = ["affiliateProducts", "productRetailers"] as const;
