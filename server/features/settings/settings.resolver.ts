import { Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { Settings } from "./settings.entity";
import { getSettings, listSocialPosts, listTestimonials } from "./settings.service";
import { SocialPost } from "./socialPost.entity";
import { Testimonial } from "./testimonial.entity";

@Resolver(() => Settings)
export class SettingsResolver {
  @Query(() => Settings, { description: "What the editors set for the whole site." })
  settings(@Ctx() { db }: RequestContext): Promise<Settings> {
    return getSettings(db);
  }

  @Query(() => [Testimonial], { description: "What readers say, in the editors' order." })
  testimonials(@Ctx() { db }: RequestContext): Promise<Testimonial[]> {
    return listTestimonials(db);
  }

  @Query(() => [SocialPost], { description: "The social feed, in the editors' order." })
  socialPosts(@Ctx() { db }: RequestContext): Promise<SocialPost[]> {
    return listSocialPosts(db);
  }
}
