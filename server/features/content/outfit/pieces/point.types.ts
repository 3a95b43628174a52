import { Max, Min } from "class-validator";
import { Field, Float, InputType, ObjectType } from "type-graphql";

const left = "Fraction of the stored picture's width, from the left: 0 to 1.";
const top = "Fraction of the stored picture's height, from the top: 0 to 1.";
const inside = { message: "A point must be inside the picture: 0 to 1" };

@ObjectType({ description: "A point in a stored picture, independent of how a page crops it." })
@InputType("PointInput", { description: "A point in a stored picture." })
export class Point {
  @Field(() => Float, { description: left })
  @Min(0, inside)
  @Max(1, inside)
  x: number;

  @Field(() => Float, { description: top })
  @Min(0, inside)
  @Max(1, inside)
  y: number;
}

/** Where a picture is cropped to when nobody has chosen a point. */
export const center = 0.5;

/** Four digits of a fraction place a point within a pixel of the largest picture. */
export const roundFraction = (fraction: number): number => Math.round(fraction * 10_000) / 10_000;

interface Crop {
  focalPoint?: Point | null;
  aspectRatio?: number | null;
}

/** Converts the input to columns; null sets the default, undefined does not change. */
export const cropColumns = ({ focalPoint, aspectRatio }: Crop) => ({
  ...(focalPoint !== undefined && {
    focalX: roundFraction(focalPoint?.x ?? center),
    focalY: roundFraction(focalPoint?.y ?? center),
  }),
  ...(aspectRatio !== undefined && { aspectRatio: aspectRatio === null ? null : roundFraction(aspectRatio) }),
});
