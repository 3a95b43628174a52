import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { useDeleteBlogPost } from "./useDeleteBlogPost";

export interface DeleteBlogPostDialogProps {
  post: { id: string; title: string };
  onClose: () => void;
}

export function DeleteBlogPostDialog({ post: { id, title }, onClose }: DeleteBlogPostDialogProps) {
  const { busy, remove } = useDeleteBlogPost();
  const confirm = async () => {
    if (await remove(id)) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Blog Post"
      text={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
