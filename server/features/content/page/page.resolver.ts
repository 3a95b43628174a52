import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { listTag, settingsTag } from "../../../core/cache/cacheTags";
import { AdminField } from "../../../core/graphql/adminField";
import type { RequestContext } from "../../../core/graphql/context";
import { rowsById } from "../../../core/graphql/loaders";
import { CacheTags } from "../../../core/graphql/publicOperation";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { DependsOn } from "../../../core/read/sqlRelation";
import { createPublicContentResolver } from "../../../core/write/publicContentResolver";
import type { Mention } from "../blog/mentions/mentions.service";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Outfit } from "../outfit/outfit.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { Page } from "./page.entity";
import { PageFilter } from "./page.types";
import { BulkPagesInput, CreatePageInput, PageSort, UpdatePageInput } from "./page.inputs";
import { createPage, pageBulk, pageOrders, updatePage } from "./page.service";
import { hasContactForm, mentionsOfText, PageSection, readSections } from "./pageText.service";
import { findStandardPage, StandardPage, standardPages } from "./standard/standardPages";

const ContentResolver = createPublicContentResolver(
  {
    entity: Page,
    role: "editor",
    nouns: { one: "a page", short: "page", many: "pages" },
    create: {
      input: CreatePageInput,
      description: "Creates a page. A slug that is taken gets the suffix -1, -2, ...",
      run: createPage,
    },
    update: { input: UpdatePageInput, run: updatePage },
    trashed: "Moves a page to the trash.",
    bulk: { ...pageBulk, name: "bulkPages", input: BulkPagesInput, description: "Moves many pages to the trash." },
  },
  { filter: PageFilter, sort: PageSort, orders: pageOrders, firstSort: "TITLE" },
);

const loaders = {
  outfit: rowsById(Outfit),
  celebrity: rowsById(Celebrity),
  affiliateProduct: rowsById(AffiliateProduct),
};

/** Reads the rows of a type that the text of a page mentions and visitors see. */
async function mentionedRows<Type extends Mention["type"]>(page: Page, type: Type, { loader }: RequestContext) {
  const mentions = await loader(mentionsOfText).load(page.content());
  const shown = mentions.filter((mention) => mention.type === type && mention.isShown);
  const rows = await Promise.all(shown.map(({ id }) => loader<string, { id: string } | null>(loaders[type]).load(id)));
  return rows.filter((row) => row !== null);
}

@Resolver(() => Page)
export class PageResolver extends ContentResolver {
  @RequiresRole("editor", "read")
  @Query(() => [StandardPage], { description: "The product's texts that a new page can begin with." })
  standardPages(): readonly StandardPage[] {
    return standardPages;
  }

  @FieldResolver(() => [PageSection], {
    description:
      "The text in sections, one for each heading of the highest level. Facts in braces, such as {siteName}, have " +
      "their values; a paragraph with a fact that the site lacks is left out.",
  })
  @DependsOn<Page>("ownText", "standard")
  @CacheTags(settingsTag, listTag("outfit"), listTag("celebrity"), listTag("affiliateProduct"))
  sections(@Root() page: Page, @Ctx() context: RequestContext): Promise<PageSection[]> {
    return readSections(page.content(), context);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the page shows the contact form: its text has the paragraph {contactForm}, and the settings an email address.",
  })
  @DependsOn<Page>("ownText", "standard")
  @CacheTags(settingsTag)
  hasContactForm(@Root() page: Page, @Ctx() context: RequestContext): Promise<boolean> {
    return hasContactForm(page.content(), context);
  }

  @FieldResolver(() => StandardPage, {
    nullable: true,
    description: "The product's text, when it changed since editors wrote their own; null otherwise.",
  })
  @AdminField()
  @DependsOn<Page>("ownText", "standard", "standardVersion")
  newerStandard(@Root() page: Page): StandardPage | null {
    const standard = findStandardPage(page.standard);
    return standard && !page.isStandard() && standard.version !== page.standardVersion ? standard : null;
  }

  @FieldResolver(() => [Outfit], { description: "The looks that its text links to." })
  @DependsOn<Page>("ownText", "standard")
  mentionedOutfits(@Root() page: Page, @Ctx() context: RequestContext) {
    return mentionedRows(page, "outfit", context);
  }

  @FieldResolver(() => [Celebrity], { description: "The celebrities that its text links to." })
  @DependsOn<Page>("ownText", "standard")
  mentionedCelebrities(@Root() page: Page, @Ctx() context: RequestContext) {
    return mentionedRows(page, "celebrity", context);
  }

  @FieldResolver(() => [AffiliateProduct], { description: "The products that its text links to." })
  @DependsOn<Page>("ownText", "standard")
  mentionedProducts(@Root() page: Page, @Ctx() context: RequestContext) {
    return mentionedRows(page, "affiliateProduct", context);
  }
}
