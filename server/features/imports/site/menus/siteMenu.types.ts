import { Field, InputType, ObjectType } from "type-graphql";
import type { MenuLink, MenuName } from "../../../../../site/menus";
import { createEnum } from "../../../../core/graphql/createEnum";
import { RequiredText } from "../../../../core/graphql/inputs";

export const SiteMenuPlace = createEnum("SiteMenuPlace", "Where the links of an imported menu are shown.", {
  HEADER: "At the top of every page.",
  FOOTER: "Quick links at the foot of every page.",
});
export type SiteMenuPlace = keyof typeof SiteMenuPlace;

@ObjectType({ description: "A link of the old site's menu." })
export class SiteMenuLink {
  @Field(() => String, { description: "Its text." }) label: string;
  @Field(() => String, { description: "A path of the old site, or the URL of another." }) to: string;
}

/** A menu that the check of an export has found. */
@ObjectType({ description: "A menu of the old site." })
export class SiteMenu {
  @Field(() => String, { description: "Identifies it within the export." }) key: string;
  @Field(() => String, { description: "Its name." }) name: string;
  @Field(() => SiteMenuPlace, {
    nullable: true,
    description: "Where it is imported to, by the export or the last import; null while that is not known.",
  })
  place: SiteMenuPlace | null;

  @Field(() => [SiteMenuLink], { description: "Its links." }) links: SiteMenuLink[];
}

/** A menu of the settings that an import has replaced. */
export interface ReplacedMenu {
  menu: MenuName;
  before: MenuLink[];
  after: MenuLink[];
}

@InputType({ description: "Where a menu is imported to." })
export class SiteMenuChoice {
  @RequiredText("The key of the menu.", "Each menu needs its key", 2_000) key: string;

  @Field(() => SiteMenuPlace, { description: "Where its links replace those of this site." })
  place: SiteMenuPlace;
}
