import { useContext } from "react";
import { BlogPostForm } from "../../../features/blog/admin/BlogPostForm";
import { copyBlogPost, emptyPost, toBlogPostValues } from "../../../features/blog/admin/blogPostValues";
import { FormImage } from "../../../features/media/admin/FormImage";
import { StoredRecord } from "../../../admin/graphql/StoredRecord";
import { BlogPostRecordDocument } from "../../../graphql/generated/adminOperations";
import { AccountContext } from "../../../admin/role/accountContext";
import type { RecordAddress } from "../../../admin/record/useRecordAddress";
import { BlogPageContent } from "./BlogPageContent";

export interface BlogPageFormProps {
  address: Exclude<RecordAddress, { kind: "none" }>;
  onClose: () => void;
}

/** The form that the URL opens: empty, of an article, or of a copy. */
export function BlogPageForm({ address, onClose }: BlogPageFormProps) {
  const { name } = useContext(AccountContext);
  const slots = {
    onClose,
    imageField: <FormImage name="image" label="Featured Image URL" required kind="post" />,
    ContentField: BlogPageContent,
  };
  if (address.kind === "new")
    return <BlogPostForm id={null} version={null} initial={emptyPost(name)} draftKey="blogPost:new" {...slots} />;
  return <StoredPost key={address.id} id={address.id} copy={address.kind === "copy"} slots={slots} />;
}

interface StoredPostProps {
  id: string;
  copy: boolean;
  slots: Pick<Parameters<typeof BlogPostForm>[0], "onClose" | "imageField" | "ContentField">;
}

function StoredPost({ id, copy, slots }: StoredPostProps) {
  return (
    <StoredRecord
      query={BlogPostRecordDocument}
      id={id}
      selectRow={(data) => data.blogPost}
      title={copy ? "Add New Blog Post" : "Edit Blog Post"}
      onClose={slots.onClose}
      maxWidth={700}
    >
      {(post) =>
        copy ? (
          <BlogPostForm
            id={null}
            version={null}
            initial={copyBlogPost(post)}
            draftKey={`blogPost:copy:${id}`}
            {...slots}
          />
        ) : (
          <BlogPostForm
            id={id}
            version={post.version}
            isDraft={post.status === "DRAFT"}
            initial={toBlogPostValues(post)}
            draftKey={`blogPost:${id}`}
            {...slots}
          />
        )
      }
    </StoredRecord>
  );
}
