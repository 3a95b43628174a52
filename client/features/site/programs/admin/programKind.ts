import { array, number, object, string } from "yup";
import { formKind, kindWords, pickFields } from "../../../../admin/kind/recordKind";
import {
  type AffiliateProgramFieldsFragment,
  AffiliateProgramsDocument,
  CreateAffiliateProgramDocument,
  type ProgramKind,
  UpdateAffiliateProgramDocument,
} from "../../../../graphql/generated/adminOperations";

export interface ProgramValues {
  name: string;
  /** Blank until the editor chooses one. */
  kind: ProgramKind | "";
  hosts: string[];
  direct: boolean;
  priceLimitHours: number | null;
  subIdParameter: string;
  arrivalParameters: string[];
  /** Id of a known network; blank for a shop's own program. */
  network: string;
  publisherId: string;
  advertiserId: string;
  deepLinkTemplate: string;
  validationDays: number | null;
  cookieDays: number | null;
  commissionRates: string;
}

const empty: ProgramValues = {
  name: "",
  kind: "",
  hosts: [],
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
};

/** The kinds by the names that editors know from their accounts. */
export const programKindNames: Readonly<Record<ProgramKind, string>> = {
  MARKETPLACE: "Large marketplace, such as Amazon Associates",
  STYLE_COLLECTIVE: "ShopStyle Collective",
  REWARD_STYLE: "LTK, formerly rewardStyle",
  COMMISSION_NETWORK: "CJ, formerly Commission Junction",
  SHARE_SALE: "ShareASale, now part of Awin",
};

const hours = "Enter 1 to 8760 hours.";
const days = "Enter 0 to 400 days.";

/** The server's rules, checked before sending. */
const schema = object({
  name: string().trim().required("Name is required"),
  kind: string().required("Kind is required"),
  hosts: array().of(string()),
  priceLimitHours: number().nullable().integer(hours).min(1, hours).max(8760, hours),
  validationDays: number().nullable().integer(days).min(0, days).max(400, days),
  cookieDays: number().nullable().integer(days).min(0, days).max(400, days),
});

const done = (verb: string) => (values: ProgramValues) => ({ title: `Affiliate program ${verb}`, text: values.name });

export const programKind = formKind({
  type: "affiliateProgram",
  words: kindWords("Program", {
    addTitle: "Add Affiliate Program",
    editTitle: "Edit Affiliate Program",
    adding: undefined,
    updating: undefined,
  }),
  documents: {
    list: AffiliateProgramsDocument,
    create: CreateAffiliateProgramDocument,
    update: UpdateAffiliateProgramDocument,
  },
  lists: ["affiliatePrograms"],
  schema,
  empty,
  toValues: (program: AffiliateProgramFieldsFragment) => pickFields(empty, program),
  // The server demands all fields, the schema a kind.
  toInput: (_changed, values) => ({ ...values, kind: values.kind || "MARKETPLACE" }),
  labels: {
    direct: "Direct links",
    priceLimitHours: "Price age limit",
    subIdParameter: "Reference parameter",
    publisherId: "Publisher ID",
    advertiserId: "Advertiser ID",
    deepLinkTemplate: "Deep link",
  },
  messages: { add: { done: done("added") }, update: { done: done("updated") } },
  maxWidth: 640,
});
