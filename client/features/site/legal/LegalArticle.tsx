import { ArticleInParts, type ArticleInPartsProps } from "../../../shared/ui/layout/ArticleInParts";

export const LegalArticle = (props: Omit<ArticleInPartsProps, "kicker">) => (
  <ArticleInParts
    kicker={
      <>
        Last updated: <time dateTime="2025-05-07">May 7, 2025</time>
      </>
    }
    {...props}
  />
);
