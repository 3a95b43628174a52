import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { BlogCategoryNav } from "../../../features/content/blog/BlogCategoryNav";
import { PostGrid } from "../../../features/content/blog/PostGrid";
import { BlogPageMoreDocument, type BlogPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { EmptyState } from "../../../shared/ui/EmptyState";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Section } from "../../../shared/ui/layout/Section";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { featuredCount, frontCount, isFront, type BlogAddress } from "./blogQuery";

interface BlogPageListProps {
  data: BlogPageQuery;
  address: BlogAddress;
}

export function BlogPageList({ data, address }: BlogPageListProps) {
  const category = address.category ?? "";
  const { posts, pageInfo } = useShownPosts(data, address);
  const { list, more } = useLoadMore({
    query: BlogPageMoreDocument,
    variables: category ? { filter: { category } } : {},
    endCursor: pageInfo?.endCursor,
    count: posts.length,
  });
  return (
    <Section title={address.after ? "Earlier Articles" : "Latest Articles"} id="articles">
      <BlogCategoryNav name="blog" categories={data.blogCategories} total={data.newest.totalCount} value={category} />
      <TabPanel name="blog" value={category}>
        <Container>
          {posts.length > 0 ? <PostGrid ref={list} posts={posts} /> : null}
          {posts.length === 0 && !isFront(address) ? (
            <EmptyState
              title="No articles found"
              text="No articles yet."
              level={3}
              action={
                <Button component={Link} to={paths.blog()} variant="outlined">
                  View all articles
                </Button>
              }
            />
          ) : null}
          <LoadMore pageInfo={pageInfo} to={(after) => paths.blog({ category, after })} more={more} />
        </Container>
      </TabPanel>
    </Section>
  );
}

/**
 * The start page shows three of the newest articles, which its query loads anyway. Load More adds a separate list in
 * the cache, which Back restores. Every other URL has one list.
 */
function useShownPosts({ newest, posts: listed }: BlogPageQuery, address: BlogAddress) {
  const front = newest.edges.slice(0, featuredCount + frontCount);
  const cursor = front.at(-1)?.cursor;
  const { data: more } = useQuery(BlogPageMoreDocument, {
    variables: { after: cursor },
    fetchPolicy: "cache-only",
    skip: !isFront(address),
  });
  if (!isFront(address)) {
    return {
      posts: (listed?.edges ?? []).map(({ node }) => node),
      pageInfo: listed?.pageInfo,
    };
  }
  const added = more?.blogPosts;
  return {
    posts: [...front.slice(featuredCount), ...(added?.edges ?? [])].map(({ node }) => node),
    pageInfo: added?.pageInfo ?? { hasNextPage: newest.totalCount > front.length, endCursor: cursor },
  };
}

const Container = styled("div")({ paddingTop: "clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)" });
