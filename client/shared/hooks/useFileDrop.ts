import { useState, type ClipboardEvent, type DragEvent, type HTMLAttributes } from "react";

export interface FileDrop {
  /** A file hangs above the element. */
  over: boolean;
  handlers: Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDragLeave" | "onDrop" | "onPaste">;
}

/** Files that are dropped or pasted on an element: the first one counts. Null takes none. */
export function useFileDrop(onFile: ((file: File) => void) | null): FileDrop {
  const [over, setOver] = useState(false);
  const take = (files: FileList, event: ClipboardEvent | DragEvent): void => {
    const [file] = files;
    // Text that is pasted or dropped goes where it always goes.
    if (!file || !onFile) return;
    event.preventDefault();
    onFile(file);
  };
  return {
    over,
    handlers: {
      onDragOver: (event) => {
        if (!onFile || !event.dataTransfer.types.includes("Files")) return;
        // Without this the browser would open the file.
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        setOver(false);
        take(event.dataTransfer.files, event);
      },
      // Spreadsheets put a picture of the words beside them: words it is then.
      onPaste: (event) => {
        if (!event.clipboardData.types.includes("text/plain")) take(event.clipboardData.files, event);
      },
    },
  };
}
