import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags } from "../../../core/graphql/publicOperation";
import { DependsOn } from "../../../core/read/sqlRelation";
import { Author } from "../author/author.entity";
import { authorsByName } from "../author/author.service";
import { editorialHtml } from "./articleHtml.service";
import { BlogPost } from "./blogPost.entity";

@Resolver(() => BlogPost)
export class ArticleAuthorResolver {
  @FieldResolver(() => Author, {
    nullable: true,
    description:
      "The author with the name in `author`; null when the article has none, or visitors do not see the author.",
  })
  @DependsOn<BlogPost>("author")
  @CacheTags(listTag("author"))
  async authorProfile(@Root() { author }: BlogPost, @Ctx() { loader }: RequestContext): Promise<Author | null> {
    const [profile = null] = author ? await loader(authorsByName).load(author) : [];
    return profile;
  }
}

@Resolver(() => Author)
export class AuthorTextResolver {
  @FieldResolver(() => String, { description: "The text about the author as sanitized HTML." })
  @DependsOn<Author>("content")
  html(@Root() { content }: Author): string {
    return editorialHtml(content);
  }
}
