import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import type { ContentType, MergeFieldsFragment } from "../../graphql/generated/adminOperations";
import { paddedDate } from "../../shared/format/date";
import { plural } from "../../shared/format/plural";
import { useToast } from "../../shared/toast/ToastContext";
import { type FoundRow, RowSearch } from "../form/RowSearch";
import { getErrorMessage } from "../graphql/adminErrors";
import { evictLists } from "../graphql/cacheChanges";
import { useUndo } from "../graphql/useUndo";
import type { Noun } from "../grid/gridTypes";
import { PanelDialog } from "../PanelDialog";
import { contentKinds, listRoots } from "./contentKinds";
import { type KindMerge, type MergedRow, readRoot } from "./recordKind";

interface MergeRowsProps {
  type: ContentType;
  noun: Noun;
  merge: KindMerge;
  /** The row that goes to the trash, and the one to keep if it is known. They can be swapped. */
  rows: readonly [MergedRow, MergedRow?];
  onDone: () => void;
  onClose: () => void;
}

const toFound = ({ id, name, spellings = [], firstDay }: MergedRow): FoundRow => ({
  id,
  label: name,
  note: firstDay ? paddedDate(firstDay) : spellings.join(", "),
});

const list = new Intl.ListFormat("en");

/** "Lumen Film Gala 2025 gets 12 outfits and 1 spelling." */
function describeMerged(
  name: string,
  { outfits, seasons, episodes, characters, spellings }: MergeFieldsFragment,
): string {
  const counts = [
    outfits > 0 && plural(outfits, "outfit"),
    seasons > 0 && plural(seasons, "season"),
    episodes > 0 && plural(episodes, "episode"),
    characters > 0 && plural(characters, "character"),
    spellings > 0 && plural(spellings, "spelling"),
  ].filter((count) => count !== false);
  return counts.length > 0 ? `${name} gets ${list.format(counts)}.` : `${name} gets nothing else.`;
}

/** Runs a merge, and counts what it would move once both rows are known. */
function useMerge({ type, merge }: Pick<MergeRowsProps, "type" | "merge">, id: string, intoId: string | undefined) {
  const toast = useToast();
  const lists = [...listRoots([type, "outfit"]), type, "unknownBrandNames", "auditEntries"];
  const undo = useUndo(lists);
  const [mutate] = useMutation(merge.run);
  const [preview, setPreview] = useState<{ key: string; merged?: MergeFieldsFragment; failed?: string } | null>(null);
  const key = `${id} ${intoId}`;
  useEffect(() => {
    if (!intoId) return undefined;
    let isLate = false;
    const show = (next: { merged?: MergeFieldsFragment; failed?: string }) => {
      if (!isLate) setPreview({ key: `${id} ${intoId}`, ...next });
    };
    mutate({ variables: { input: { id, intoId, dryRun: true } } }).then(
      ({ data }) => show({ merged: readRoot<MergeFieldsFragment>(data) }),
      (error: unknown) => show({ failed: getErrorMessage(error) }),
    );
    return () => {
      isLate = true;
    };
  }, [id, intoId, mutate]);
  /** Resolves to true when it is done. The toast of its success has "Undo". */
  const run = async (text: string): Promise<boolean> => {
    try {
      const { data } = await mutate({
        variables: { input: { id, intoId: intoId ?? "", dryRun: false } },
        update: (cache) => evictLists(cache, lists),
      });
      toast({ title: "Merged", text, ...undo(readRoot<MergeFieldsFragment>(data)?.undoId) });
      return true;
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      return false;
    }
  };
  return { run, preview: preview?.key === key ? preview : null };
}

/** Merges two rows that are one: shows what will move, and which one is kept. */
export function MergeRows({ type, noun: [noun], merge, rows, onDone, onClose }: MergeRowsProps) {
  const [search, setSearch] = useState("");
  const [twin, setTwin] = useState<FoundRow>(toFound(rows[0]));
  const [into, setInto] = useState<FoundRow | null>(rows[1] ? toFound(rows[1]) : null);
  const [busy, setBusy] = useState(false);
  const { data, error } = useQuery(merge.find, { variables: { search } });
  const { run, preview } = useMerge({ type, merge }, twin.id, into?.id);
  const found = (readRoot<{ nodes: readonly MergedRow[] }>(data)?.nodes ?? []).map(toFound);
  const submit = async () => {
    if (!into || !preview?.merged) return;
    setBusy(true);
    if (await run(`${twin.label} has become ${into.label}`)) onDone();
    else setBusy(false);
  };
  const swap = () => {
    if (!into) return;
    setTwin(into);
    setInto(twin);
  };
  return (
    <PanelDialog
      title={`Merge ${twin.label}`}
      maxWidth={520}
      onClose={() => {
        if (!busy) onClose();
      }}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || !preview?.merged}>
            {busy ? "Merging..." : "Merge"}
          </Button>
        </>
      }
    >
      <Choice>
        <p>
          Choose the {noun} to keep. It gets what {twin.label} has.
        </p>
        <RowSearch
          label={`The ${noun} to keep`}
          value={into}
          onChange={setInto}
          finder={{
            rows: found.filter(({ id }) => id !== twin.id),
            state: data ? "ready" : error ? "failed" : "loading",
            search: setSearch,
          }}
          kind={contentKinds[type].picture}
          placeholder="Search by name"
          noneText={`No ${noun} with this name`}
        />
        {into ? (
          <Button variant="text" size="small" onClick={swap} disabled={busy}>
            Keep {twin.label} instead
          </Button>
        ) : null}
        <div role="status">
          {into && preview?.failed ? <p>{preview.failed}</p> : null}
          {into && preview?.merged ? (
            <>
              <p>
                {twin.label} goes to the trash, and its address leads to {into.label}.
              </p>
              <p>{describeMerged(into.label, preview.merged)}</p>
            </>
          ) : null}
        </div>
      </Choice>
    </PanelDialog>
  );
}

const Choice = styled("div")({
  display: "grid",
  gap: 12,
  "& > .MuiButton-root": { justifySelf: "start" },
  '& > [role="status"]': { display: "grid", gap: 6, minHeight: 52 },
});
