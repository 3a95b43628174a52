import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../../admin/graphql/useUndo";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { AcceptSourceDocument, type SourceField } from "../../../../../graphql/generated/adminOperations";
import type { GridSelection } from "../../../../../admin/grid/useGridSelection";
import { PanelDialog } from "../../../../../admin/PanelDialog";
import { plural } from "../../../../../shared/format/plural";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { itemKind, itemLists } from "../itemKind";
import { sourceFields } from "./sourceValues";

export interface AcceptSourceDialogProps {
  selection: GridSelection;
  onClose: () => void;
}

/** Gives fields of the selected items the values of their feeds. */
export function AcceptSourceDialog({ selection, onClose }: AcceptSourceDialogProps) {
  const toast = useToast();
  const undo = useUndo(itemLists);
  const [fields, setFields] = useState<readonly SourceField[]>([]);
  const [accept, { loading }] = useMutation(AcceptSourceDocument, {
    update: (cache) => evictLists(cache, itemLists),
  });
  const attempt = useAttempt();
  const run = () =>
    attempt(async () => {
      const { data } = await accept({ variables: { input: { ids: [...selection.ids], fields: [...fields] } } });
      const { changed = 0, undoId } = data?.acceptSourceValues ?? {};
      selection.clear();
      const title = changed === 0 ? "Nothing to change" : `${plural(changed, ...itemKind.noun)} changed`;
      const text = changed === 0 ? "These fields have the feed’s values already." : "They have the feed’s values now.";
      toast({ title, text, ...undo(undoId) });
      onClose();
    });
  return (
    <PanelDialog
      title="Use feed’s values"
      maxWidth={480}
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined" onClick={onClose} disabled={loading}>
            Cancel
          </Button>
          <Button onClick={() => void run()} disabled={loading || fields.length === 0}>
            {loading ? "Changing..." : "Use feed’s values"}
          </Button>
        </>
      }
    >
      <Choice>
        <legend>
          Which fields of {plural(selection.ids.size, ...itemKind.noun)}? What editors wrote there is replaced, and
          later imports update it again. Items without a feed stay as they are.
        </legend>
        {sourceFields.map(({ field, label }) => (
          <FormControlLabel
            key={field}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={fields.includes(field)}
                onChange={(_event, isChosen) =>
                  setFields(isChosen ? [...fields, field] : fields.filter((one) => one !== field))
                }
              />
            }
          />
        ))}
      </Choice>
    </PanelDialog>
  );
}

const Choice = styled("fieldset")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  margin: 0,
  padding: 0,
  border: 0,
  "& legend": { ...theme.typography.body2, marginBottom: 10, padding: 0 },
}));
