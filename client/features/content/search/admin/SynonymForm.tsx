import { object, string } from "yup";
import {
  CreateSynonymDocument,
  type SynonymRowFragment,
  UpdateSynonymDocument,
} from "../../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import { formKind, kindWords } from "../../../../admin/kind/recordKind";

type SynonymValues = Pick<SynonymRowFragment, "word" | "meaning" | "kind">;

const blank = "Enter a word or a phrase";
const labels = { word: "Visitors type", kind: "Stands for", meaning: "Also finds" };
export const kindLabels: Record<SynonymRowFragment["kind"], string> = {
  WORD: "The same in other words",
  OCCASION: "An occasion",
  SEASON: "A season",
  STYLE: "A style",
  GARMENT: "A garment",
};
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
const done = (verb: string) => (values: SynonymValues) => ({
  title: `Synonym ${verb}`,
  text: `${values.word.trim()} = ${values.meaning.trim()}`,
});

export const synonymKind = formKind({
  type: "synonym",
  words: kindWords("Synonym", { adding: undefined, updating: undefined }),
  documents: { create: CreateSynonymDocument, update: UpdateSynonymDocument },
  // Adding a synonym removes its word from the searches without results, on the server too.
  lists: ["synonyms", "missedSearches"],
  schema: object({
    word: string().trim().required(blank),
    kind: string<SynonymValues["kind"]>().required(),
    meaning: string().trim().required(blank),
  }),
  empty: { word: "", kind: "WORD", meaning: "" },
  toValues: ({ word, kind, meaning }: SynonymRowFragment): SynonymValues => ({ word, kind, meaning }),
  // The server demands all.
  toInput: (_changed, values) => values,
  labels,
  messages: { add: { done: done("added") }, update: { done: done("updated") } },
  maxWidth: 560,
});

interface SynonymFormProps {
  /** Null for a new one. */
  synonym: SynonymRowFragment | null;
  /** The word of a new one. */
  word?: string;
  onClose: () => void;
}

/** The dialog that adds or changes a synonym. */
export function SynonymForm({ synonym, word = "", onClose }: SynonymFormProps) {
  return (
    <KindForm
      kind={synonymKind}
      row={synonym}
      {...(!synonym && { initial: { word, kind: "WORD" as const, meaning: "" }, draftKey: `synonym:new:${word}` })}
      onClose={onClose}
    >
      <FormGrid>
        <FormText name="word" label={labels.word} required placeholder="trainers" />
        <FormSelect
          name="kind"
          label={labels.kind}
          required
          options={kinds}
          hint="A word may stand for several occasions: add one row for each."
        />
        <FormText
          name="meaning"
          label={labels.meaning}
          required
          placeholder="sneakers"
          hint="A word that titles contain: both words then find the same. Or the name of what it stands for, as in gala."
        />
      </FormGrid>
    </KindForm>
  );
}
