import { number, object, string } from "yup";
import { unexpectedMessage } from "../../../../admin/graphql/requestError";
import { kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { emptySeo, seoSchema } from "../../../../admin/seo/seoSchema";
import {
  BulkCelebritiesDocument,
  type CelebrityFieldsFragment,
  CelebrityRecordDocument,
  CreateCelebrityDocument,
  DeleteCelebrityDocument,
  UpdateCelebrityDocument,
} from "../../../../graphql/generated/adminOperations";
import { celebrityLabels } from "./celebrityFields";

/** The form values: the row without its technical fields. */
export type CelebrityValues = Omit<CelebrityFieldsFragment, "id" | "version" | "status">;

const empty: CelebrityValues = {
  name: "",
  slug: "",
  image: "",
  category: "",
  styleType: "",
  nationality: "",
  birthdate: "",
  birthplace: "",
  height: "",
  zodiacSign: "",
  languages: "",
  measurements: "",
  fanbaseNickname: "",
  followerCount: null,
  bio: "",
  education: "",
  interestingFacts: "",
  quotes: "",
  careerHighlights: "",
  awards: "",
  personalLife: "",
  netWorth: "",
  philanthropyWork: "",
  businessVentures: "",
  controversies: "",
  publicPerception: "",
  dietFitness: "",
  styleEvolution: "",
  influences: "",
  brandEndorsements: "",
  ...emptySeo,
  signature: { look: "", accessories: "", designers: "", perfume: "" },
  socialMedia: { instagram: "", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" },
  influenceScores: [],
  styleEvolutionStages: [],
  fashionTimeline: [],
};

/**
 * Initial values for a copy: the editor changes the name, the slug is generated again, and there are no texts for search
 * engines, because two pages with the same ones compete.
 */
const toCopy = (row: CelebrityFieldsFragment): CelebrityValues => ({
  ...pickFields<CelebrityValues>(empty, row),
  name: `${row.name} (copy)`,
  slug: "",
  ...emptySeo,
});

/** Only the name is required; the server validates the rest. */
const schema = object({
  ...seoSchema,
  name: string().trim().required("Name is required"),
  followerCount: number().nullable().integer("Enter a whole number").min(0, "0 or more"),
});

const failed = (verb: string) => (message: string) => ({
  title: message === unexpectedMessage ? unexpectedMessage : `Failed to ${verb} celebrity: ${message}`,
  variant: "destructive" as const,
});

export const celebrityKind = recordKind({
  type: "celebrity",
  typename: "Celebrity",
  noun: ["celebrity", "celebrities"],
  words: kindWords("Celebrity", { addTitle: "Add New Celebrity" }),
  documents: {
    record: CelebrityRecordDocument,
    create: CreateCelebrityDocument,
    update: UpdateCelebrityDocument,
    remove: DeleteCelebrityDocument,
    bulk: BulkCelebritiesDocument,
  },
  // A new category or style becomes a term.
  lists: ["celebrities", "celebrityCategories", "terms"],
  schema,
  empty,
  toValues: (row: CelebrityFieldsFragment) => pickFields<CelebrityValues>(empty, row),
  toCopy,
  toInput: (changed) => changed,
  toNewInput: (values) => values,
  labels: celebrityLabels,
  publishes: "celebrity",
  messages: {
    add: { done: { title: "Celebrity added successfully" }, failed: failed("add") },
    update: { done: { title: "Celebrity updated successfully" }, failed: failed("update") },
    delete: {
      done: { title: "Celebrity deleted successfully" },
      failed: { title: "Failed to delete celebrity", variant: "destructive" },
    },
  },
  deletion: {
    alsoChanged: [],
    title: (name) => `Delete ${name}`,
    question: "Are you sure you want to delete this celebrity?",
  },
});
