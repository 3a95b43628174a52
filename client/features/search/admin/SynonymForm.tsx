import { object, string } from "yup";
import {
  CreateSynonymDocument,
  type SynonymRowFragment,
  UpdateSynonymDocument,
} from "../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../admin/form/FormGrid";
import { FormText } from "../../../admin/form/FormText";
import { KindForm } from "../../../admin/record/KindForm";
import { formKind, kindWords } from "../../../admin/record/recordKind";

type SynonymValues = Pick<SynonymRowFragment, "word" | "meaning">;

const blank = "Enter a word or a phrase";
const labels = { word: "Visitors type", meaning: "Also finds" };
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
  schema: object({ word: string().trim().required(blank), meaning: string().trim().required(blank) }),
  empty: { word: "", meaning: "" },
  toValues: ({ word, meaning }: SynonymRowFragment): SynonymValues => ({ word, meaning }),
  // The server demands both.
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
      {...(!synonym && { initial: { word, meaning: "" }, draftKey: `synonym:new:${word}` })}
      onClose={onClose}
    >
      <FormGrid>
        <FormText name="word" label={labels.word} required placeholder="trainers" />
        <FormText
          name="meaning"
          label={labels.meaning}
          required
          placeholder="sneakers"
          hint="A word that titles contain. Both words then find the same."
        />
      </FormGrid>
    </KindForm>
  );
}
