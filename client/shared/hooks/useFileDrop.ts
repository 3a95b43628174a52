import { useState, type ClipboardEvent, type DragEvent, type HTMLAttributes } from "react";

export interface FileDrop {
  /** Files are dragged over the element. */
  isOver: boolean;
  handlers: Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDragLeave" | "onDrop" | "onPaste">;
}

/** Accepts the files that are dropped or pasted on an element. Null disables it. */
export function useFileDrop(onFiles: ((files: readonly [File, ...File[]]) => void) | null): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const acceptFiles = (files: FileList, event: ClipboardEvent | DragEvent): void => {
    const [first, ...others] = files;
    // Text keeps the browser's default behavior.
    if (!first || !onFiles) return;
    event.preventDefault();
    onFiles([first, ...others]);
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!onFiles || !event.dataTransfer.types.includes("Files")) return;
        // Without this, the browser would open the file.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        setIsOver(false);
        acceptFiles(event.dataTransfer.files, event);
      },
      // Spreadsheets add an image of the copied text: prefer the text.
      onPaste: (event) => {
        if (!event.clipboardData.types.includes("text/plain")) acceptFiles(event.clipboardData.files, event);
      },
    },
  };
}
