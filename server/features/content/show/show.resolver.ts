import { FieldResolver, Resolver, Root } from "type-graphql";
import { DependsOn } from "../../../core/read/sqlRelation";
import { createMergeResolver } from "../../../core/write/contentResolver";
import { createPublicContentResolver } from "../../../core/write/publicContentResolver";
import { editorialHtml } from "../blog/articleHtml.service";
import { showMerge } from "./parts/mergeShows.service";
import {
  CelebrityCharactersResolver,
  CharacterResolver,
  EpisodeResolver,
  ShowPartsResolver,
  ShowSeasonResolver,
} from "./parts/showParts.resolver";
import { OutfitSceneResolver, SceneResolver } from "./scene.resolver";
import { Show } from "./show.entity";
import { BulkShowsInput, CreateShowInput, MergeShowsInput, ShowSort, UpdateShowInput } from "./show.inputs";
import { createShow, showBulk, showOrders, updateShow } from "./show.service";
import { ShowFilter } from "./show.types";

const ContentResolver = createPublicContentResolver(
  {
    entity: Show,
    role: "editor",
    nouns: { one: "a show", short: "show", many: "shows" },
    create: {
      input: CreateShowInput,
      description: "Creates a series or film. A slug that is taken gets the suffix -1, -2, ...",
      run: createShow,
    },
    update: { input: UpdateShowInput, run: updateShow },
    trashed: "Moves a show to the trash. CONFLICT while published outfits were worn in it.",
    bulk: { ...showBulk, name: "bulkShows", input: BulkShowsInput, description: "Moves many shows to the trash." },
  },
  { filter: ShowFilter, sort: ShowSort, orders: showOrders, firstSort: "TITLE" },
);

@Resolver(() => Show)
class ShowResolver extends ContentResolver {
  @FieldResolver(() => String, { description: "The text about the show as sanitized HTML." })
  @DependsOn<Show>("content")
  html(@Root() { content }: Show): string {
    return editorialHtml(content);
  }
}

const MergeShowsResolver = createMergeResolver({
  ...showMerge,
  name: "mergeShows",
  input: MergeShowsInput,
  description:
    "Makes two shows one, whose outfits and addresses are those of both. Seasons and episodes with one number, and characters with one name, become one.",
});

export const showResolvers = [
  ShowResolver,
  MergeShowsResolver,
  ShowPartsResolver,
  ShowSeasonResolver,
  EpisodeResolver,
  CharacterResolver,
  CelebrityCharactersResolver,
  OutfitSceneResolver,
  SceneResolver,
];
