import { array, mixed, number, object, string } from "yup";
import { kindMessages, kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { emptySeo, seoLabels, seoSchema, type SeoValues } from "../../../../admin/seo/seoSchema";
import {
  BulkShowsDocument,
  CreateShowDocument,
  DeleteShowDocument,
  MergeShowsDocument,
  ShowNamesDocument,
  type ShowFieldsFragment,
  type ShowForm,
  ShowRecordDocument,
  UpdateShowDocument,
} from "../../../../graphql/generated/adminOperations";
import { requiredText } from "../../../../admin/form/fieldRules";

export interface CharacterValue {
  /** A new part has a UUID from this browser. */
  id: string;
  name: string;
  /** Blank while unknown. */
  celebrityId: string;
}

export interface EpisodeValue {
  id: string;
  number: number | null;
  title: string;
  /** YYYY-MM-DD, blank while unknown. */
  airDate: string;
}

export interface SeasonValue {
  id: string;
  number: number | null;
  title: string;
  episodes: EpisodeValue[];
}

/** The form values of a show. Blank text means none. */
export interface ShowValues extends SeoValues {
  title: string;
  slug: string;
  form: ShowForm;
  firstYear: number | null;
  lastYear: number | null;
  /** URL of the picture. */
  image: string;
  /** Markdown. */
  content: string;
  characters: CharacterValue[];
  /** Newest first. */
  seasons: SeasonValue[];
}

const empty: ShowValues = {
  title: "",
  slug: "",
  form: "SERIES",
  firstYear: null,
  lastYear: null,
  image: "",
  content: "",
  characters: [],
  seasons: [],
  ...emptySeo,
};

const toValues = (show: ShowFieldsFragment): ShowValues => ({
  ...pickFields({ ...empty, characters: null, seasons: null }, { ...show, characters: null, seasons: null }),
  characters: show.characters.map(({ id, name, celebrity }) => ({ id, name, celebrityId: celebrity?.id ?? "" })),
  seasons: show.seasons.map(({ id, number, title, episodes }) => ({
    ...{ id, number, title },
    episodes: episodes.map((episode) => ({
      ...{ id: episode.id, number: episode.number, title: episode.title },
      airDate: episode.airDate ?? "",
    })),
  })),
});

const toInput = <Values extends Partial<ShowValues>>({ characters, seasons, ...values }: Values) => ({
  ...values,
  ...(characters && {
    characters: characters.map(({ celebrityId, ...character }) => ({ ...character, celebrityId: celebrityId || null })),
  }),
  ...(seasons && {
    seasons: seasons.map(({ episodes, ...season }) => ({
      ...{ ...season, number: season.number ?? 0 },
      episodes: episodes.map((episode) => ({
        ...{ ...episode, number: episode.number ?? 0 },
        airDate: episode.airDate || null,
      })),
    })),
  }),
});

/** A copy gets parts with other ids, and no texts for search engines. */
const toCopy = (show: ShowFieldsFragment): ShowValues => {
  const values = toValues(show);
  const renew = <Part extends { id: string }>(part: Part): Part => ({ ...part, id: crypto.randomUUID() });
  return {
    ...values,
    ...emptySeo,
    title: `${show.title} (copy)`,
    slug: "",
    characters: values.characters.map(renew),
    seasons: values.seasons.map((season) => ({ ...renew(season), episodes: season.episodes.map(renew) })),
  };
};

const hasNumbers = (parts: readonly { number: number | null }[]): boolean =>
  parts.every((part) => part.number !== null) && new Set(parts.map((part) => part.number)).size === parts.length;

const year = number().nullable().integer("Enter a year with four digits").min(1880, "Enter a year with four digits");

const schema = object({
  title: requiredText("Title is required", 200),
  form: mixed<ShowForm>().defined(),
  firstYear: year,
  lastYear: year.when("firstYear", ([first]: (number | null)[], rule) =>
    first == null ? rule : rule.min(first, `The last year cannot be before the first, ${first}`),
  ),
  characters: array()
    .of(object({ id: string().defined(), name: string().defined(), celebrityId: string().defined() }))
    .test("named", "Name each character", (list) => !list?.some(({ name }) => name.trim() === "")),
  seasons: array()
    .of(mixed<SeasonValue>().defined())
    .test("numbers", "Give each season its number, and each episode its number in the season", (list) =>
      [list ?? [], ...(list ?? []).map(({ episodes }) => episodes)].every(hasNumbers),
    ),
  ...seoSchema,
});

export const showKind = recordKind({
  type: "show",
  typename: "Show",
  noun: ["show", "shows"],
  words: kindWords("Show"),
  documents: {
    record: ShowRecordDocument,
    create: CreateShowDocument,
    update: UpdateShowDocument,
    remove: DeleteShowDocument,
    bulk: BulkShowsDocument,
  },
  merge: { run: MergeShowsDocument, find: ShowNamesDocument },
  // Looks name the show in which they were worn.
  lists: ["shows", "outfits"],
  schema,
  empty,
  toValues,
  toCopy,
  toInput,
  toNewInput: toInput,
  labels: {
    slug: "URL Slug",
    form: "Kind",
    firstYear: "First year",
    lastYear: "Last year",
    image: "Picture",
    content: "About",
    characters: "Cast",
    ...seoLabels,
  },
  publishes: "show",
  messages: kindMessages(
    "Show",
    "There may be published outfits that were worn in it. Say first where else they were worn.",
  ),
  maxWidth: 900,
  deletion: { alsoChanged: ["outfits"] },
});
