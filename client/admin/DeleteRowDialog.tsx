import { ConfirmDialog } from "./ConfirmDialog";

export interface DeleteRowDialogProps {
  /** "Delete Outfit". */
  title: string;
  question: string;
  busy: boolean;
  /** Deletes the row and reports failures; true when it is deleted. */
  remove: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before one row goes to the trash, and stays open when that fails. */
export function DeleteRowDialog({ title, question, busy, remove, onClose }: DeleteRowDialogProps) {
  const confirm = async () => {
    if (await remove()) onClose();
  };
  return (
    <ConfirmDialog open title={title} text={question} busy={busy} onConfirm={() => void confirm()} onCancel={onClose} />
  );
}

export const deleteQuestion = (title: string): string =>
  `Are you sure you want to delete "${title}"? This action cannot be undone.`;
