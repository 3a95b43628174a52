import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { Public } from "../../shared/graphql/publicOperation";
import { SubscribeNewsletterInput } from "./newsletter.inputs";
import { subscribe } from "./newsletter.service";
import { SubscribeNewsletterResult } from "./newsletter.types";

@Resolver()
export class NewsletterResolver {
  @Public()
  @Mutation(() => SubscribeNewsletterResult, {
    description: "Puts an address on the newsletter's list. At most five a minute from one place.",
  })
  subscribeNewsletter(
    @Arg("input", () => SubscribeNewsletterInput, { description: "Address and form." }) input: SubscribeNewsletterInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ) {
    return subscribe(db, input, clientAddress);
  }
}
