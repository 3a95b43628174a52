import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { unauthenticated } from "../../core/errors/appErrors";
import type { Actor, RequestContext } from "../../core/graphql/context";
import { IdInput } from "../../core/graphql/inputs";
import { RequiresRole } from "../../core/graphql/requiresRole";
import { SavedView, ViewScreen } from "./savedView.entity";
import { CreateSavedViewInput, SetDefaultViewInput, UpdateSavedViewInput } from "./savedView.inputs";
import {
  createSavedView,
  deleteSavedView,
  findDefaultView,
  listSavedViews,
  mayChangeView,
  setDefaultView,
  updateSavedView,
} from "./savedView.service";

function requireActor({ actor }: RequestContext): Actor {
  if (!actor) throw unauthenticated();
  return actor;
}

/** Views of the list screens: each administrator has views of their own, and sees shared ones. */
@Resolver(() => SavedView)
export class SavedViewResolver {
  @RequiresRole("contributor", "read")
  @Query(() => [SavedView], { description: "Own and shared views of a screen, by name." })
  savedViews(
    @Arg("screen", () => ViewScreen, { description: "The screen." }) screen: ViewScreen,
    @Ctx() context: RequestContext,
  ): Promise<SavedView[]> {
    return listSavedViews(context.db, requireActor(context), screen);
  }

  @RequiresRole("contributor", "read")
  @Query(() => SavedView, { nullable: true, description: "The view in which a screen opens for the caller." })
  defaultView(
    @Arg("screen", () => ViewScreen, { description: "The screen." }) screen: ViewScreen,
    @Ctx() context: RequestContext,
  ): Promise<SavedView | null> {
    return findDefaultView(context.db, requireActor(context), screen);
  }

  @FieldResolver(() => Boolean, { description: "Whether the caller may change it: its author, or an admin if shared." })
  canChange(@Root() view: SavedView, @Ctx() context: RequestContext): boolean {
    return mayChangeView(requireActor(context), view);
  }

  @FieldResolver(() => Boolean, { description: "Whether the caller saved it." })
  isOwn(@Root() view: SavedView, @Ctx() context: RequestContext): boolean {
    return view.authorId === requireActor(context).id;
  }

  @RequiresRole("contributor", "manage")
  @Mutation(() => SavedView, { description: "Saves a view of a screen. BAD_USER_INPUT." })
  createSavedView(
    @Arg("input", () => CreateSavedViewInput, { description: "The view." }) input: CreateSavedViewInput,
    @Ctx() context: RequestContext,
  ): Promise<SavedView> {
    return createSavedView(context.db, requireActor(context), input);
  }

  @RequiresRole("contributor", "manage")
  @Mutation(() => SavedView, {
    description: "Changes a view: its author, or an admin if it is shared. NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.",
  })
  updateSavedView(
    @Arg("input", () => UpdateSavedViewInput, { description: "The changes." }) input: UpdateSavedViewInput,
    @Ctx() context: RequestContext,
  ): Promise<SavedView> {
    return updateSavedView(context.db, requireActor(context), input);
  }

  @RequiresRole("contributor", "manage")
  @Mutation(() => ID, {
    description: "Deletes a view and returns its id: its author, or an admin if it is shared. NOT_FOUND, FORBIDDEN.",
  })
  deleteSavedView(
    @Arg("input", () => IdInput, { description: "Id of the view." }) { id }: IdInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return deleteSavedView(context.db, requireActor(context), id);
  }

  @RequiresRole("contributor", "manage")
  @Mutation(() => SavedView, {
    nullable: true,
    description: "Chooses the view in which a screen opens for the caller, or none. NOT_FOUND.",
  })
  setDefaultView(
    @Arg("input", () => SetDefaultViewInput, { description: "The screen and its view." }) input: SetDefaultViewInput,
    @Ctx() context: RequestContext,
  ): Promise<SavedView | null> {
    return setDefaultView(context.db, requireActor(context), input);
  }
}
