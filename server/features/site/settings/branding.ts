import { Matches } from "class-validator";
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import {
  type Branding as SiteBranding,
  type Corners,
  cornerSizes,
  densities,
  type Density,
  type FontPair,
  fontPairs,
  hexColor,
} from "../../../../site/branding";

const toEnum = <Name extends string>(values: Record<Name, unknown>): Record<Name, Name> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, name])) as Record<Name, Name>;

const describe = <Name extends string>(values: Record<Name, string>): Record<Name, { description: string }> =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, description]) => [name, { description: `${description}.` }]),
  ) as Record<Name, { description: string }>;

const fonts = toEnum(fontPairs);
registerEnumType(fonts, {
  name: "FontPair",
  description: "The fonts of titles and of text.",
  valuesConfig: describe(fontPairs),
});

const corners = toEnum(cornerSizes);
registerEnumType(corners, {
  name: "Corners",
  description: "The corners of buttons, fields and pictures.",
  valuesConfig: describe({ SQUARE: "Sharp", SOFT: "A little rounded", ROUND: "Round, with pills for buttons" }),
});

const density = toEnum(densities);
registerEnumType(density, {
  name: "Density",
  description: "The space between sections and cards.",
  valuesConfig: describe({ SPACIOUS: "As in a magazine", COMPACT: "More on a screen" }),
});

@ObjectType({ description: "How the site looks, beside its logo." })
@InputType("BrandingInput", { description: "How the site looks, beside its logo." })
export class Branding implements SiteBranding {
  @Field(() => String, {
    description: "The accent color as #rrggbb. Pages show its nearest tone that can be read, one for each scheme.",
  })
  @Matches(hexColor, { message: "Choose a color, or enter one as in #93301f" })
  accent: string;

  @Field(() => fonts, { description: "The fonts of titles and of text." }) fonts: FontPair;
  @Field(() => corners, { description: "The corners of buttons, fields and pictures." }) corners: Corners;
  @Field(() => density, { description: "The space between sections and cards." }) density: Density;
}
