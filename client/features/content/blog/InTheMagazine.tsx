import { paths } from "../../../../site/addresses";
import { Section } from "../../../shared/ui/layout/Section";
import { PostGrid, type PostGridProps } from "./PostGrid";

/** The articles that mention what the page is about; nothing without any. */
export function InTheMagazine({ posts }: Pick<PostGridProps, "posts">) {
  if (posts.length === 0) return null;
  return (
    <Section title="In the magazine" more={{ label: "View All Articles", to: paths.blog() }}>
      <PostGrid posts={posts} />
    </Section>
  );
}
