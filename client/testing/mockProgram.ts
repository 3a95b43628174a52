import type { AffiliateProgramFieldsFragment } from "../graphql/generated/adminOperations";

export const buildProgram = (changes: Partial<AffiliateProgramFieldsFragment> = {}) => ({
  __typename: "AffiliateProgram" as const,
  id: "program-1",
  version: 1,
  name: "Northloom Partners",
  kind: "SHARE_SALE" as const,
  hosts: ["northloom.example"],
  direct: false,
  priceLimitHours: null,
  subIdParameter: "",
  arrivalParameters: [],
  network: "",
  publisherId: "",
  advertiserId: "",
  deepLinkTemplate: "",
  validationDays: null,
  cookieDays: null,
  commissionRates: "",
  ...changes,
});
