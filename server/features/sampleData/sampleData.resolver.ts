import { Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { ImportStats } from "./importStats";
import { importSampleData } from "./sampleData.service";

@Resolver()
export class SampleDataResolver {
  @Mutation(() => ImportStats, {
    description: "Administrators only. Writes the sample data, all of it or nothing; doing it again changes nothing.",
  })
  importMockData(@Ctx() { db, actor }: RequestContext): Promise<ImportStats> {
    return importSampleData(db, actor);
  }
}
