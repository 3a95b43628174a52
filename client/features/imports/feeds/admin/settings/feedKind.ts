import { object, string } from "yup";
import { formKind, kindWords, pickFields } from "../../../../../admin/kind/recordKind";
import {
  CreateFeedDocument,
  type CreateFeedInput,
  type FeedFieldsFragment,
  type FeedFormat,
  FeedRecordDocument,
  UpdateFeedDocument,
} from "../../../../../graphql/generated/adminOperations";

/** The settings of a feed, as its form edits them. Blank text means none. */
export interface FeedValues {
  name: string;
  format: FeedFormat;
  address: string;
  currency: string;
  programId: string;
  linkTemplate: string;
  isNightly: boolean;
  /** Hour in UTC, 0 to 23, as the select has it. */
  runHour: string;
  /** Title of the column by field. */
  mapping: Record<string, string>;
}

const empty: FeedValues = {
  name: "",
  format: "DETECT",
  address: "",
  currency: "",
  programId: "",
  linkTemplate: "",
  isNightly: false,
  runHour: "3",
  mapping: {},
};

const toValues = ({ runHour, mapping, ...feed }: FeedFieldsFragment): FeedValues => ({
  ...pickFields(empty, { ...feed, runHour: String(runHour), mapping: {} }),
  mapping: Object.fromEntries(mapping.map(({ content, title }) => [content, title])),
});

const toInput = ({ mapping, runHour, programId, isNightly, ...values }: FeedValues): CreateFeedInput => ({
  ...values,
  programId: programId || null,
  // A feed without an address waits for files, whatever the hidden switch says.
  isNightly: isNightly && values.address.trim() !== "",
  runHour: Number(runHour),
  mapping: Object.entries(mapping).flatMap(([content, title]) => (title ? [{ content, title }] : [])),
});

export const feedLabels = {
  name: "Name",
  format: "Format",
  address: "Address",
  currency: "Currency",
  programId: "Affiliate program",
  linkTemplate: "Link template",
  isNightly: "Read it every night",
  runHour: "Hour",
  mapping: "Columns",
};

const needed = string().required("Choose a column");

/** The server has the same rules. */
const schema = object({
  name: string().trim().required("Enter a name").max(100, "Use at most 100 characters"),
  currency: string()
    .trim()
    .matches(/^[a-z]{3}$/i, { message: "Enter a three-letter code, for example EUR", excludeEmptyString: true }),
  mapping: object().when("format", {
    is: "MAPPED",
    then: () => object({ id: needed, title: needed, price: needed }),
  }),
});

export const feedKind = formKind({
  type: "feed",
  words: kindWords("feed"),
  documents: { record: FeedRecordDocument, create: CreateFeedDocument, update: UpdateFeedDocument },
  lists: ["feeds"],
  updateLists: [],
  schema,
  empty,
  toValues,
  // The server demands all settings.
  toInput: (_changed, values) => toInput(values),
  labels: feedLabels,
  messages: {
    add: { done: { title: "Feed added", text: "Check it now to see what an import would do." } },
    update: { done: { title: "Feed saved" } },
  },
});
