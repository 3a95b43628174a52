import { useMutation } from "@apollo/client/react";
import { object, string } from "yup";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { trySave } from "../../../admin/graphql/trySave";
import { useCreate } from "../../../admin/graphql/useCreate";
import { CreateSynonymDocument, UpdateSynonymDocument } from "../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../admin/form/FormGrid";
import { FormText } from "../../../admin/form/FormText";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";

/** A synonym in the form; a new one has no id. */
export interface EditedSynonym {
  id: string | null;
  word: string;
  meaning: string;
}

export interface SynonymFormProps {
  synonym: EditedSynonym;
  onClose: () => void;
}

type Values = Omit<EditedSynonym, "id">;

const blank = "Enter a word or a phrase";
const labels = { word: "Visitors type", meaning: "Also finds" };
const schema = object({ word: string().trim().required(blank), meaning: string().trim().required(blank) });

/** Adding a synonym removes its word from the searches without results, on the server too. */
const update = {
  update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, ["synonyms", "missedSearches"]),
};

/** The dialog that adds or changes a synonym. */
export function SynonymForm({ synonym: { id, ...initial }, onClose }: SynonymFormProps) {
  const toast = useToast();
  const add = useCreate(CreateSynonymDocument);
  const [change] = useMutation(UpdateSynonymDocument, update);
  const form = useRecordForm<Values>({
    draftKey: `synonym:${id ?? `new:${initial.word}`}`,
    initial,
    schema,
    labels,
    save: ({ word, meaning }) =>
      trySave(async () => {
        if (id === null) await add({ word, meaning }, update);
        else await change({ variables: { input: { id, word, meaning } } });
      }),
    onSaved: ({ word, meaning }) => {
      toast({ title: id === null ? "Synonym added" : "Synonym updated", text: `${word.trim()} = ${meaning.trim()}` });
      onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      title={id === null ? "Add Synonym" : "Edit Synonym"}
      submitLabel={id === null ? "Add Synonym" : "Update Synonym"}
      maxWidth={560}
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
    </RecordDialog>
  );
}
