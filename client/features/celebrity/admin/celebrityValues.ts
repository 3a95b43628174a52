import { number, object, string } from "yup";
import type { CelebrityRecordQuery, UpdateCelebrityInput } from "../../../graphql/generated/adminOperations";
import { emptySeo, seoSchema } from "../../../admin/seo/seoSchema";

export type CelebrityRow = NonNullable<CelebrityRecordQuery["celebrity"]>;

/** The form values: the row without its technical fields. */
export type CelebrityValues = Omit<CelebrityRow, "__typename" | "id" | "version" | "status">;

export const emptyCelebrity: CelebrityValues = {
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

/** Picks the fields of `like`, including nested ones and lists, without `__typename`. */
function pick<T>(like: T, from: T): T {
  if (Array.isArray(from)) return from.map((one: unknown) => withoutTypename(one)) as T;
  if (typeof like !== "object" || like === null) return from;
  const entries = Object.keys(like).map((name) => [name, pick(like[name as keyof T], from[name as keyof T])] as const);
  return Object.fromEntries(entries) as T;
}

function withoutTypename(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { __typename, ...rest } = value as { __typename?: string };
  return rest;
}

/** @param row as returned by the API */
export const toCelebrityValues = (row: CelebrityRow): CelebrityValues => pick<CelebrityValues>(emptyCelebrity, row);

/**
 * Initial values for a copy: the editor changes the name, the slug is generated again, and there are no texts for search
 * engines, because two pages with the same ones compete.
 */
export const copyCelebrity = (row: CelebrityRow): CelebrityValues => ({
  ...toCelebrityValues(row),
  name: `${row.name} (copy)`,
  slug: "",
  ...emptySeo,
});

export const toCelebrityInput = (
  values: CelebrityValues,
): Omit<UpdateCelebrityInput, "id" | "version"> & { name: string } => ({
  ...values,
});

/** Only the name is required; the server validates the rest. */
export const celebritySchema = object({
  ...seoSchema,
  name: string().trim().required("Name is required"),
  followerCount: number().nullable().integer("Enter a whole number").min(0, "0 or more"),
});

/** Root lists that a change of celebrities affects; a new category or style becomes a term. */
export const celebrityLists = ["celebrities", "celebrityCategories", "terms"] as const;
