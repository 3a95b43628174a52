import { ArrayMaxSize, IsUUID, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { FeedList, maxFollowed } from "./personalFeed.entity";
import { feedKeyPattern } from "./personalFeed.types";

@InputType({ description: "The key of a personal feed." })
export class PersonalFeedKeyInput {
  @Field(() => String, { description: "128 random bits that the browser made, as 22 characters of base64url." })
  @Matches(feedKeyPattern, { message: "The key must have 22 characters of base64url." })
  key: string;
}

@InputType({ description: "A personal feed with its list as it is now." })
export class UpdatePersonalFeedInput extends PersonalFeedKeyInput {
  @Field(() => [ID], {
    description: "UUIDs, at most 1,000: of looks and products, or of celebrities and followed places.",
  })
  @ArrayMaxSize(maxFollowed, { message: "A feed can have at most 1,000 entries of a list." })
  @IsUUID("all", { each: true, message: "Each entry must be a UUID." })
  ids: string[];
}

@InputType({ description: "A new personal feed." })
export class CreatePersonalFeedInput extends UpdatePersonalFeedInput {
  @Field(() => FeedList, { description: "The list that it follows." })
  list: FeedList;
}
