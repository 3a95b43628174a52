import { useContext, type RefObject } from "react";
import { OwnEarnings } from "../../../features/money/earnings/admin/OwnEarnings";
import { BlogPostForm } from "../../../features/content/blog/admin/BlogPostForm";
import { blogPostKind, emptyPost } from "../../../features/content/blog/admin/blogPostKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { ArticleContent } from "../articleContentSlot";
import { AccountContext } from "../../../admin/role/accountContext";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { ContentWarnings } from "../../../features/content/blog/admin/mention/ContentWarnings";
import type { ScrollAnchor } from "../../../features/content/blog/admin/markdown/useScrollAnchor";

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

/** The article's text, with warnings about what visitors will not see. */
const BlogPageContent = ({ place }: { place: RefObject<ScrollAnchor | null> }) => (
  <ArticleContent
    label="Content"
    required
    place={place}
    warnings={(content) => <ContentWarnings content={content} />}
  />
);
