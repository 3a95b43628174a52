import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../core/graphql/context";
import { Public } from "../../core/graphql/publicOperation";
import { SubscribeNewsletterInput } from "./newsletter.inputs";
import { subscribe } from "./newsletter.service";
import { SubscribeNewsletterResult } from "./newsletter.types";

@Resolver()
export class NewsletterResolver {
  @Public()
  @Mutation(() => SubscribeNewsletterResult, {
    description: "Adds an address to the newsletter list. At most five attempts a minute per client address.",
  })
  subscribeNewsletter(
    @Arg("input", () => SubscribeNewsletterInput, { description: "Email address and form." })
    input: SubscribeNewsletterInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ) {
    return subscribe(db, input, clientAddress);
  }
}
