import Button from "@mui/material/Button";
import { useRef, useState } from "react";
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

interface Download {
  signal: AbortSignal;
  /** Called with the number of bytes so far. */
  onProgress: (bytes: number) => void;
}

/** Saves a CSV file of the server and returns its text. An incomplete or canceled response saves nothing. */
async function downloadCsv(address: string, fallbackName: string, { signal, onProgress }: Download): Promise<string> {
  const response = await adminFetch(address, { signal });
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.length;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
  const file = await new Response(response.body?.pipeThrough(counter)).blob();
  const text = await file.text();
  save(file, nameIn(response) ?? fallbackName);
  return text;
}

/** Each row and the header end with CRLF; rows contain none. */
const countRows = (csv: string): number => csv.split("\r\n").length - 2;

export interface ExportCsvButtonProps {
  /** "outfit" */
  noun: string;
  address: string;
  fileName: string;
  /** Number of exported rows; by default that of the file. */
  count?: number;
  variant?: "outlined";
  disabled?: boolean;
}

/** The export of a list as a CSV file, with its toasts. While it runs, the button shows how much has arrived, and stops it. */
export function ExportCsvButton({ noun, address, fileName, count, variant, disabled }: ExportCsvButtonProps) {
  const toast = useToast();
  const current = useRef<AbortController | null>(null);
  const [bytes, setBytes] = useState<number | null>(null);
  const run = async () => {
    const controller = new AbortController();
    current.current = controller;
    setBytes(0);
    try {
      const csv = await downloadCsv(address, fileName, { signal: controller.signal, onProgress: setBytes });
      toast({ title: "Export Successful", text: `${plural(count ?? countRows(csv), noun)} exported` });
    } catch {
      const failed = { title: "Export Failed", text: `Failed to export ${noun}s. Please try again.` };
      if (controller.signal.aborted) toast({ title: "Export Stopped", text: "No file was saved." });
      else toast({ ...failed, variant: "destructive" });
    }
    setBytes(null);
  };
  if (bytes === null)
    return (
      <Button variant={variant} disabled={disabled} onClick={() => void run()}>
        Export CSV
      </Button>
    );
  return (
    <Button variant={variant} onClick={() => current.current?.abort()}>
      Stop export ({(bytes / 1_000_000).toFixed(1)} MB)
    </Button>
  );
}
