import { useState, type ClipboardEvent, type DragEvent, type HTMLAttributes } from "react";

export interface FileDrop {
  /** A file is dragged over the element. */
  isOver: boolean;
  handlers: Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDragLeave" | "onDrop" | "onPaste">;
}

/** Accepts the first file that is dropped or pasted on an element. Null disables it. */
export function useFileDrop(onFile: ((file: File) => void) | null): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const acceptFile = (files: FileList, event: ClipboardEvent | DragEvent): void => {
    const [file] = files;
    // Text keeps the browser's default behavior.
    if (!file || !onFile) return;
    event.preventDefault();
    onFile(file);
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!onFile || !event.dataTransfer.types.includes("Files")) return;
        // Without this, the browser would open the file.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        setIsOver(false);
        acceptFile(event.dataTransfer.files, event);
      },
      // Spreadsheets add an image of the copied text: prefer the text.
      onPaste: (event) => {
        if (!event.clipboardData.types.includes("text/plain")) acceptFile(event.clipboardData.files, event);
      },
    },
  };
}
