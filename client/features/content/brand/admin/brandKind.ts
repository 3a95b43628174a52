import { object, string } from "yup";
import { kindMessages, kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { emptySeo, seoLabels, seoSchema, type SeoValues } from "../../../../admin/seo/seoSchema";
import {
  type BrandFieldsFragment,
  BrandNamesDocument,
  BrandRecordDocument,
  MergeBrandsDocument,
  BulkBrandsDocument,
  CreateBrandDocument,
  DeleteBrandDocument,
  UpdateBrandDocument,
} from "../../../../graphql/generated/adminOperations";

/** The form values of a brand; every value is a text, blank when there is none. */
export interface BrandValues extends SeoValues {
  name: string;
  slug: string;
  /** Other names, one in each line. */
  spellings: string;
  homePage: string;
  /** URL of the picture. */
  image: string;
  /** Markdown. */
  content: string;
}

const empty: BrandValues = { name: "", slug: "", spellings: "", homePage: "", image: "", content: "", ...emptySeo };

const toValues = (brand: BrandFieldsFragment): BrandValues =>
  pickFields(empty, { ...brand, spellings: brand.spellings.join("\n") });

const withSpellings = <Values extends Partial<BrandValues>>({ spellings, ...values }: Values) => ({
  ...values,
  ...(spellings !== undefined && { spellings: spellings.split("\n").filter((line) => line.trim() !== "") }),
});

export const brandKind = recordKind({
  type: "brand",
  typename: "Brand",
  noun: ["brand", "brands"],
  words: kindWords("Brand"),
  documents: {
    record: BrandRecordDocument,
    create: CreateBrandDocument,
    update: UpdateBrandDocument,
    remove: DeleteBrandDocument,
    bulk: BulkBrandsDocument,
  },
  merge: { run: MergeBrandsDocument, find: BrandNamesDocument },
  lists: ["brands", "brandLetters"],
  schema: object({ name: string().trim().required("Name is required"), ...seoSchema }),
  empty,
  toValues,
  toCopy: (brand) => ({ ...toValues(brand), ...emptySeo, name: `${brand.name} (copy)`, spellings: "", slug: "" }),
  toInput: withSpellings,
  toNewInput: withSpellings,
  labels: { slug: "URL Slug", spellings: "Other spellings", homePage: "Home page", content: "About", ...seoLabels },
  publishes: "brand",
  messages: kindMessages("Brand", "Published outfits may show it. Take them offline first."),
  maxWidth: 820,
  deletion: { alsoChanged: [] },
});
