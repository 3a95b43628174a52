import { styled } from "@mui/material/styles";
import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { useUpload } from "../../../../admin/graphql/useUpload";
import { StateNotice } from "../../../../admin/StateNotice";
import { FileField } from "../../../../admin/upload/FileField";
import { UploadBar } from "../../../../admin/upload/UploadBar";
import { SiteImportPictures } from "./SiteImportPictures";
import { SiteImportView } from "./SiteImportView";
import { isBusy, useSiteImport } from "./useSiteImport";

/** Uploads the export of another site, shows what would be imported, starts the import and shows how far it is. */
export function BringYourSite() {
  const { shown, pictures, show, start, isStarting } = useSiteImport();
  const [file, setFile] = useState<File | null>(null);
  const { state, send, cancel } = useUpload<{ id: string }>(apiPaths.siteImports);
  const upload = async (chosen: File) => {
    setFile(chosen);
    const form = new FormData();
    form.append("file", chosen);
    const added = await send(form);
    if (added) show(added.id);
  };
  const isSending = state.kind === "sending";
  return (
    <Parts>
      <FileField
        label="Export of the site"
        accept=".zip,.json,.xml,.csv,.xlsx"
        hint="A ZIP with the tables of a hosted backend as CSV or JSON files, or a file that WordPress or Ghost has exported. At most 200 MB."
        files={file ? [file] : []}
        disabled={isSending || isBusy(shown?.status)}
        onFiles={([chosen]) => void upload(chosen)}
      />
      {isSending && file ? (
        <UploadBar name={file.name} share={state.share} sentText="Storing the file" onCancel={cancel} />
      ) : null}
      {state.kind === "failed" ? (
        <StateNotice kind="error" title="Upload Failed">
          <p>{state.message}</p>
        </StateNotice>
      ) : null}
      {shown && !isSending && state.kind !== "failed" ? (
        <SiteImportView key={shown.id} shown={shown} isStarting={isStarting} onStart={(agreed) => void start(agreed)} />
      ) : null}
      {pictures ? <SiteImportPictures pictures={pictures} /> : null}
    </Parts>
  );
}

const Parts = styled("div")({ display: "grid", gap: 20, maxWidth: 720, "& > *": { minWidth: 0 } });
