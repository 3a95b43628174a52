import type { CelebrityRecordQuery, UpdateCelebrityInput } from "../../../graphql/generated/adminOperations";

export type CelebrityRow = NonNullable<CelebrityRecordQuery["celebrity"]>;

/** What the form edits: the row without its place in the database. */
export type CelebrityValues = Omit<CelebrityRow, "__typename" | "id" | "version">;

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
  signature: { look: "", accessories: "", designers: "", perfume: "" },
  socialMedia: { instagram: "", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" },
  influenceScores: [],
  styleEvolutionStages: [],
  fashionTimeline: [],
};

/** The fields of `like`, groups and lists included, and nothing that the API adds (`__typename`). */
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

/** @param row as the API gives it */
export const valuesOf = (row: CelebrityRow): CelebrityValues => pick<CelebrityValues>(emptyCelebrity, row);

/** A copy is another person of the same kind: the name is to be changed, the slug to be made anew. */
export const copyOf = (row: CelebrityRow): CelebrityValues => ({
  ...valuesOf(row),
  name: `${row.name} (copy)`,
  slug: "",
});

export const inputOf = (values: CelebrityValues): Omit<UpdateCelebrityInput, "id" | "version"> & { name: string } => ({
  ...values,
});
