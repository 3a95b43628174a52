import { useEffect, useRef } from "react";

/** Accepts files that are dropped or pasted anywhere on the page, unless something on it has taken them. */
export function usePageFiles(onFiles: (files: readonly File[]) => void): void {
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
