import { useContext } from "react";
import { BlogPostForm } from "../../../features/blog/admin/BlogPostForm";
import { blogPostKind, emptyPost } from "../../../features/blog/admin/blogPostKind";
import { FormImage } from "../../../features/media/admin/FormImage";
import { KindDialogs } from "../../../admin/record/KindDialogs";
import { AccountContext } from "../../../admin/role/accountContext";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { BlogPageContent } from "./BlogPageContent";

/** The form that the URL opens: empty, of an article, or of a copy. */
export function BlogPageForm({ control }: { control: RecordAddressControl }) {
  const { name } = useContext(AccountContext);
  return (
    <KindDialogs kind={blogPostKind} control={control} empty={emptyPost(name)}>
      {(opened) => (
        <BlogPostForm
          {...opened}
          imageField={<FormImage name="image" label="Featured Image URL" required kind="post" />}
          ContentField={BlogPageContent}
        />
      )}
    </KindDialogs>
  );
}
