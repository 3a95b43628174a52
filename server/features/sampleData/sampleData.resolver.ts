import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { BlogPost } from "../blog/blogPost.entity";
import { ImportStats } from "./importStats";
import { removeSampleData } from "./removeSampleData.service";
import { SampleArticleChoice, uploadSampleArticle } from "./sampleArticle.service";
import { SampleDataRemoval, SampleDataStatus } from "./sampleCounts";
import { importSampleData } from "./sampleData.service";
import { sampleDataStatus } from "./sampleStatus.service";

@Resolver()
export class SampleDataResolver {
  @Mutation(() => ImportStats, {
    description: "Administrators only. Writes the sample data, all of it or nothing; doing it again changes nothing.",
  })
  importMockData(@Ctx() { db, actor }: RequestContext): Promise<ImportStats> {
    return importSampleData(db, actor);
  }

  @Query(() => SampleDataStatus, { description: "Administrators only. What there is of the sample data." })
  sampleDataStatus(@Ctx() { db }: RequestContext): Promise<SampleDataStatus> {
    return sampleDataStatus(db);
  }

  @Mutation(() => SampleDataRemoval, {
    description:
      "Administrators only. Removes the sample data for good, all of it or nothing; what the editors' own rows depend on stays.",
  })
  removeSampleData(@Ctx() { db, actor }: RequestContext): Promise<SampleDataRemoval> {
    return removeSampleData(db, actor);
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
