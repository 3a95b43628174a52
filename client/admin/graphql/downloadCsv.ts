import { useState } from "react";
import { plural } from "../../shared/format/plural";
import { useToast } from "../../shared/toast/ToastContext";
import { adminFetch } from "./adminFetch";

const nameIn = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves a CSV file of the server and returns its text. An incomplete response saves nothing. */
async function downloadCsv(address: string, fallbackName: string): Promise<string> {
  const response = await adminFetch(address);
  const file = await response.blob();
  const text = await file.text();
  save(file, nameIn(response) ?? fallbackName);
  return text;
}

/** Each row and the header end with CRLF; rows contain none. */
const countRows = (csv: string): number => csv.split("\r\n").length - 2;

interface CsvExport {
  busy: boolean;
  /** @param count by default that of the file's rows. */
  run: (address: string, count?: number) => void;
}

/** The export of a list as a CSV file, with its toasts. @param noun "outfit" */
export function useExportCsv(noun: string, fileName: string): CsvExport {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async (address: string, count?: number) => {
    setBusy(true);
    try {
      const csv = await downloadCsv(address, fileName);
      toast({ title: "Export Successful", text: `${plural(count ?? countRows(csv), noun)} exported` });
    } catch {
      const text = `Failed to export ${noun}s. Please try again.`;
      toast({ title: "Export Failed", text, variant: "destructive" });
    }
    setBusy(false);
  };
  return { busy, run: (address, count) => void download(address, count) };
}
