import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { BlogPost } from "../../content/blog/blogPost.entity";
import { removeSampleData, sampleDataStatus } from "./removeSampleData.service";
import { SampleArticleChoice, uploadSampleArticle } from "./sampleArticle.service";
import { SampleDataRemoval, SampleDataStatus, ImportStats } from "./sampleCounts";
import { importSampleData } from "./sampleData.service";

@Resolver()
export class SampleDataResolver {
  @RequiresRole("admin", "manage")
  @Mutation(() => ImportStats, {
    description: "Administrators only. Imports the sample data in one transaction; repeating it changes nothing.",
  })
  importMockData(@Ctx() { db, actor }: RequestContext): Promise<ImportStats> {
    return importSampleData(db, actor);
  }

  @RequiresRole("admin", "read")
  @Query(() => SampleDataStatus, { description: "Administrators only. Overview of the sample data." })
  sampleDataStatus(@Ctx() { db }: RequestContext): Promise<SampleDataStatus> {
    return sampleDataStatus(db);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => SampleDataRemoval, {
    description:
      "Administrators only. Permanently removes the sample data in one transaction; rows that editors' rows depend on are kept.",
  })
  removeSampleData(@Ctx() { db, actor }: RequestContext): Promise<SampleDataRemoval> {
    return write(db, actor, (change) => removeSampleData(change));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => BlogPost, {
    description:
      "Administrators only. Creates one of the sample articles if it is missing, and returns it. CONFLICT while it is in the trash.",
  })
  uploadSampleArticle(
    @Arg("article", () => SampleArticleChoice, { description: "The sample article." }) article: SampleArticleChoice,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BlogPost> {
    return uploadSampleArticle(db, actor, article);
  }
}
