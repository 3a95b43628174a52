import { styled } from "@mui/material/styles";
import { type ReactNode, type RefObject, useRef } from "react";
import { MarkdownEditor, type MarkdownEditorHandle } from "../../features/content/blog/admin/markdown/MarkdownEditor";
import type { ScrollAnchor } from "../../features/content/blog/admin/markdown/useScrollAnchor";
import { acceptedTypes } from "../../features/newsroom/media/admin/uploadLimits";
import { FormImage } from "../../features/newsroom/media/admin/FormImage";
import { UploadProgress } from "../../features/newsroom/media/admin/UploadProgress";
import { useImageUpload } from "../../features/newsroom/media/admin/useImageUpload";
import { FormSlot } from "../../admin/form/FormSlot";
import type { DescriptionSlots } from "../../admin/kind/DescribedForm";
import type { PictureKind } from "../../shared/ui/picture/Picture";

interface ArticleContentProps {
  label: string;
  required?: boolean;
  place: RefObject<ScrollAnchor | null>;
  /** Shown below the text: what is wrong with it. */
  warnings?: (content: string) => ReactNode;
}

/** The field `content`: the article editor, with image upload. */
export function ArticleContent({ label, required, place, warnings }: ArticleContentProps) {
  const editor = useRef<MarkdownEditorHandle>(null);
  const { running, problem, upload, cancel } = useImageUpload("content", (address) =>
    editor.current?.insertPicture(address),
  );
  return (
    <FormSlot<string>
      name="content"
      label={label}
      required={required}
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
              {warnings?.(field.value)}
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

const About: DescriptionSlots["ContentField"] = ({ place }) => <ArticleContent label="About" place={place} />;

/** The fields for the picture of a row and the text about it. */
export const describeWith = (kind: PictureKind, label = "Picture"): DescriptionSlots => ({
  imageField: <FormImage name="image" label={label} kind={kind} />,
  ContentField: About,
});
