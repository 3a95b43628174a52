import { ArrayMaxSize, Matches, ValidateNested } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { type MenuName, menuNames } from "../../../../site/menus";
import { paths } from "../../../../site/addresses";
import { reservedSlugs } from "../../../../site/reservedSlugs";
import { RequiredText } from "../../../core/graphql/inputs";
import { contentKinds } from "../../../core/kinds/contentKind";
import { isShown } from "../../../core/kinds/visibility";
import { getAudience } from "../../../core/read/audience";
import { readRows } from "../../../core/read/runStatement";

const menuMessages = {
  label: "Each link needs a label",
  to: "Each link needs a path of this site, as in /imprint, or the address of a page that begins with https://",
  count: "A menu has at most 20 links",
};

@ObjectType({ description: "A link of a menu." })
@InputType("MenuLinkInput", { description: "A link of a menu." })
export class MenuLink {
  @RequiredText("Its text.", menuMessages.label, 60) label: string;

  @Field(() => String, {
    description: "A path of this site, or the URL of another. The path of a page follows its slug.",
  })
  @Matches(/^\s*(?:\/(?![/\\])|https?:\/\/\w)[^\s<>"]{0,1999}\s*$/, { message: menuMessages.to })
  to: string;
}

const Links =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => [MenuLink], { description })(target, key);
    ArrayMaxSize(20, { message: menuMessages.count })(target, key);
    ValidateNested()(target, key);
  };

@ObjectType({ description: "The menus of the site. Links to pages that visitors do not see are left out." })
@InputType("MenusInput", { description: "The menus of the site." })
export class Menus implements Record<MenuName, MenuLink[]> {
  @Links("At the top of every page.") header: MenuLink[];
  @Links("Quick links at the foot of every page.") footer: MenuLink[];
  @Links("In the last line of every page.") legal: MenuLink[];
}

export const mapMenus = (menus: Menus, change: (links: MenuLink[]) => MenuLink[]): Menus =>
  Object.fromEntries(menuNames.map((name) => [name, change(menus[name])])) as unknown as Menus;

/** Returns the slug in the path of a page that editors wrote; null for every other address. */
function readSlug(to: string): string | null {
  const [, slug] = /^\/([\w-]+)(?:[?#]|$)/.exec(to) ?? [];
  return slug === undefined || reservedSlugs.has(slug) ? null : slug;
}

/** Gives links to pages their current path, and leaves out those whose page the reader does not see. */
export async function readMenus(db: EntityManager, menus: Menus): Promise<Menus> {
  const slugs = menuNames.flatMap((name) => menus[name].flatMap(({ to }) => readSlug(to) ?? []));
  if (slugs.length === 0) return menus;
  const { table } = contentKinds.page;
  const rows = await readRows<{ wanted: string; slug: string }>(
    db,
    `SELECT DISTINCT ON (wanted) wanted, page.slug FROM unnest($1::text[]) AS wanted
     JOIN ${table} page ON page.slug = wanted OR page.id =
       (SELECT entity_id FROM slug_history former WHERE former.entity_type = 'page' AND former.slug = wanted)
     WHERE ${isShown(table, "page", getAudience(db))} ORDER BY wanted, page.slug = wanted DESC`,
    [slugs],
  );
  const current = new Map(rows.map(({ wanted, slug }) => [wanted, slug]));
  const follow = (link: MenuLink): MenuLink[] => {
    const slug = readSlug(link.to);
    if (slug === null) return [link];
    const found = current.get(slug);
    return found === undefined ? [] : [{ ...link, to: paths.page(found) + link.to.slice(slug.length + 1) }];
  };
  return mapMenus(menus, (links) => links.flatMap(follow));
}
