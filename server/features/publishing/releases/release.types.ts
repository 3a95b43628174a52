import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Release } from "./release.entity";

@ObjectType({ description: "How a row will be published." })
export class PendingRelease {
  @Field(() => Release, { description: "The release that it waits in." }) release: Release;
  @Field(() => ID, { description: "The revision that will be published." }) revisionId: string;
  @Field(() => GraphQLISODateTime, { description: "When that revision was saved." }) savedAt: Date;

  @Field(() => Boolean, {
    description: "Whether the row was changed since; the change is not published unless it is included.",
  })
  hasLaterChanges: boolean;
}
