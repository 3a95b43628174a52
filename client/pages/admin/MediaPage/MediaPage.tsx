import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { DeleteUnusedDialog } from "../../../features/newsroom/media/admin/library/DeleteUnusedDialog";
import { PictureDialog } from "../../../features/newsroom/media/admin/library/PictureDialog";
import { pictureLists } from "../../../features/newsroom/media/admin/library/pictureFacts";
import { PictureTile } from "../../../features/newsroom/media/admin/library/PictureTile";
import { AddImages } from "../../../features/newsroom/media/admin/many/AddImages";
import { useImageUploads } from "../../../features/newsroom/media/admin/many/useImageUploads";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminPicturesDocument, type PictureLack } from "../../../graphql/generated/adminOperations";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { Noun, AdminColumn } from "../../../admin/grid/gridTypes";
import { useGridState } from "../../../admin/grid/useGridState";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { useHasRole } from "../../../admin/role/accountContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";

/** Accepts files that are dropped or pasted anywhere on the page, unless something on it has taken them. */
function usePageFiles(onFiles: (files: readonly File[]) => void): void {
  const current = useRef(onFiles);
  useEffect(() => {
    current.current = onFiles;
  });
  useEffect(() => {
    const take = (data: DataTransfer | null, event: Event) => {
      if (event.defaultPrevented || !data || data.files.length === 0) return;
      event.preventDefault();
      current.current([...data.files]);
    };
    const over = (event: DragEvent) => {
      // Without this, the browser would open the file.
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => take(event.dataTransfer, event);
    const paste = (event: ClipboardEvent) => {
      // Spreadsheets add an image of the copied text: prefer the text.
      if (!event.clipboardData?.types.includes("text/plain")) take(event.clipboardData, event);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, []);
}

const noun: Noun = ["picture", "pictures"];
const sorts = [{ value: "NEWEST", label: "Newest" }] as const;
/** The pictures are shown as cards only. */
const columns: readonly AdminColumn<{ id: string }>[] = [];

const lacks: readonly { value: PictureLack; label: string }[] = [
  { value: "USE", label: "Unused" },
  { value: "ALT", label: "Without alternative text" },
  { value: "CREDIT", label: "Without credit" },
];

/** Media: all pictures, to find, describe, credit, replace and delete them. Files can be dropped and pasted anywhere. */
export function MediaPage() {
  const state = useGridState<"NEWEST", "lacks">({ sorts, filters: ["lacks"] });
  const { sort: _newest, ...page } = state.variables;
  const lack = lacks.find(({ value }) => value === state.filters.lacks)?.value;
  const filter = { search: state.search || null, lacks: lack ?? null };
  const list = useAdminList(AdminPicturesDocument, { ...page, filter });
  const control = useRecordAddress();
  const { cache } = useApolloClient();
  const uploads = useImageUploads();
  const isEditor = useHasRole("editor");
  const [deleting, setDeleting] = useState(false);
  const refetch = () => evictLists(cache, pictureLists);
  usePageFiles((files) => uploads.upload(files, refetch));
  const pictures = list.data?.pictures;
  return (
    <>
      <ScreenHeader
        title="Media"
        text="Every picture once, with its credit and the rows that use it. Unused pictures stay until you delete them."
        actions={
          isEditor ? (
            <Button variant="outlined" onClick={() => setDeleting(true)}>
              Delete Unused
            </Button>
          ) : undefined
        }
      />
      <Upload>
        <AddImages uploads={uploads} onUploaded={refetch} />
      </Upload>
      <AdminGrid
        noun={noun}
        state={state}
        columns={columns}
        {...gridPage(list, pictures)}
        emptyText={state.restricted ? "No pictures match" : "No pictures yet. Add the first ones above."}
        search={{ label: "Search pictures", placeholder: "Search by file name, text, credit or use" }}
        filters={
          <GridSelect
            label="Show"
            allLabel="All pictures"
            value={lack ?? ""}
            options={lacks}
            onChange={(value) => state.setFilter("lacks", value)}
          />
        }
        card={(picture) => <PictureTile picture={picture} onOpen={() => control.open("edit", picture.id)} />}
      />
      <PictureDialog control={control} />
      {deleting ? <DeleteUnusedDialog onClose={() => setDeleting(false)} onDeleted={refetch} /> : null}
    </>
  );
}

const Upload = styled("div")({ paddingBottom: 20 });
