import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { CreatePersonalFeedInput, PersonalFeedKeyInput, UpdatePersonalFeedInput } from "./personalFeed.inputs";
import { createPersonalFeed, revokePersonalFeed, updatePersonalFeed } from "./personalFeed.service";

@Resolver()
export class PersonalFeedResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      "Stores a visitor's list under the hash of a key, for the feed /feeds/mine/{key}.xml. Always true; the same key again replaces the list. At most ten an hour per client address.",
  })
  createPersonalFeed(
    @Arg("input", () => CreatePersonalFeedInput, { description: "Key and list." }) input: CreatePersonalFeedInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<boolean> {
    return createPersonalFeed(db, input, clientAddress);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      "Replaces the list of a personal feed. False when there is none with the key, such as after its revocation. At most thirty a minute per client address.",
  })
  updatePersonalFeed(
    @Arg("input", () => UpdatePersonalFeedInput, { description: "Key and list." }) input: UpdatePersonalFeedInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<boolean> {
    return updatePersonalFeed(db, input, clientAddress);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      "Deletes a personal feed with its list; its address is not found from then on. False when there was none. At most thirty a minute per client address.",
  })
  revokePersonalFeed(
    @Arg("input", () => PersonalFeedKeyInput, { description: "Its key." }) { key }: PersonalFeedKeyInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<boolean> {
    return revokePersonalFeed(db, key, clientAddress);
  }
}
