import { useContext, useRef, type RefObject } from "react";
import { styled } from "@mui/material/styles";
import { OwnEarnings } from "../../../features/analytics/admin/earnings/OwnEarnings";
import { BlogPostForm } from "../../../features/blog/admin/BlogPostForm";
import { blogPostKind, emptyPost } from "../../../features/blog/admin/blogPostKind";
import { FormImage } from "../../../features/media/admin/FormImage";
import { KindDialogs } from "../../../admin/record/KindDialogs";
import { AccountContext } from "../../../admin/role/accountContext";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { ContentWarnings } from "../../../features/blog/admin/mention/ContentWarnings";
import { MarkdownEditor, type MarkdownEditorHandle } from "../../../features/blog/admin/markdown/MarkdownEditor";
import type { ScrollAnchor } from "../../../features/blog/admin/markdown/useScrollAnchor";
import { acceptedTypes } from "../../../features/media/admin/uploadLimits";
import { UploadProgress } from "../../../features/media/admin/UploadProgress";
import { useImageUpload } from "../../../features/media/admin/useImageUpload";
import { FormSlot } from "../../../admin/form/FormSlot";

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
          earnings={(id) => <OwnEarnings by="ARTICLE" id={id} />}
        />
      )}
    </KindDialogs>
  );
}

/** The article's text, with image upload. */
function BlogPageContent({ place }: { place: RefObject<ScrollAnchor | null> }) {
  const editor = useRef<MarkdownEditorHandle>(null);
  const { running, problem, upload, cancel } = useImageUpload("content", (address) =>
    editor.current?.insertPicture(address),
  );
  return (
    <FormSlot<string>
      name="content"
      label="Content"
      required
      hint="Markdown. Type / at the beginning of a line to insert a look, a celebrity or a product. You can also drop or paste images here."
    >
      {(field) => (
        <MarkdownEditor
          ref={editor}
          name="content"
          field={field}
          place={place}
          onFile={upload}
          accept={acceptedTypes}
          status={
            <>
              <ContentWarnings content={field.value} />
              {running ? <UploadProgress {...running} onCancel={cancel} /> : <Problem role="alert">{problem}</Problem>}
            </>
          }
        />
      )}
    </FormSlot>
  );
}

const Problem = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  padding: "0 14px 12px",
  color: theme.vars.palette.error.main,
  "&:empty": { display: "none" },
}));
