import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Number of sample rows of each type after an import." })
export class ImportStats {
  @Field(() => Int, { description: "Celebrities." }) celebrities: number;
  @Field(() => Int, { description: "Outfits." }) outfits: number;
  @Field(() => Int, { description: "Articles." }) blogPosts: number;
  @Field(() => Int, { description: "Affiliate products." }) affiliateProducts: number;
}

@ObjectType({ description: "Number of sample rows by type, including the trash." })
export class SampleCounts {
  @Field(() => Int, { description: "Celebrities." }) celebrities: number;
  @Field(() => Int, { description: "Outfits." }) outfits: number;
  @Field(() => Int, { description: "Affiliate products." }) affiliateProducts: number;
  @Field(() => Int, { description: "Category items." }) categoryItems: number;
  @Field(() => Int, { description: "Articles." }) blogPosts: number;
  @Field(() => Int, { description: "Authors of articles." }) authors: number;
  @Field(() => Int, { description: "Series and films." }) shows: number;
  @Field(() => Int, { description: "Events." }) events: number;
  @Field(() => Int, { description: "Brands." }) brands: number;
  @Field(() => Int, { description: "Newsletter subscribers." }) subscribers: number;
  @Field(() => Int, { description: "Testimonials." }) testimonials: number;
  @Field(() => Int, { description: "Posts of the social feed." }) socialPosts: number;
  @Field(() => Int, { description: "Terms of the tag and category lists." }) terms: number;
  @Field(() => Int, { description: "Page views." }) pageViews: number;
  @Field(() => Int, { description: "Clicks on links." }) linkClicks: number;
  @Field(() => Int, { description: "Conversions." }) conversions: number;
}

@ObjectType({ description: "Sample rows that editors' rows depend on." })
export class KeptSampleRows {
  @Field(() => Int, { description: "Celebrities whose outfits are kept." }) celebrities: number;
  @Field(() => Int, { description: "Outfits with products that editors added." }) outfits: number;
  @Field(() => Int, { description: "Terms that editors' rows use." }) terms: number;
}

@ObjectType({ description: "Overview of the sample data before a removal." })
export class SampleDataStatus {
  @Field(() => SampleCounts, { description: "All sample rows." }) counts: SampleCounts;
  @Field(() => Int, { description: "Sample rows that an editor has changed." }) edited: number;
  @Field(() => KeptSampleRows, { description: "Sample rows that a removal would keep." }) kept: KeptSampleRows;
}

@ObjectType({ description: "Result of removing the sample data." })
export class SampleDataRemoval {
  @Field(() => SampleCounts, { description: "Removed rows." }) removed: SampleCounts;
  @Field(() => KeptSampleRows, { description: "Kept rows, which are no longer sample data." })
  kept: KeptSampleRows;
}
