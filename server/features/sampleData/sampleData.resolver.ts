import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { BlogPost } from "../blog/blogPost.entity";
import { ImportStats } from "./importStats";
import { SampleArticleChoice, uploadSampleArticle } from "./sampleArticle.service";
import { importSampleData } from "./sampleData.service";

@Resolver()
export class SampleDataResolver {
  @Mutation(() => ImportStats, {
    description: "Administrators only. Writes the sample data, all of it or nothing; doing it again changes nothing.",
  })
  importMockData(@Ctx() { db, actor }: RequestContext): Promise<ImportStats> {
    return importSampleData(db, actor);
  }

  @Mutation(() => BlogPost, {
    description:
      "Administrators only. Writes one of the sample articles when it is missing and answers with it. CONFLICT while it is in the trash.",
  })
  uploadSampleArticle(
    @Arg("article", () => SampleArticleChoice, { description: "Which one." }) article: SampleArticleChoice,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BlogPost> {
    return uploadSampleArticle(db, actor, article);
  }
}
