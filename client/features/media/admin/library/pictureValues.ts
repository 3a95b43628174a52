import { object, string, type ObjectSchema } from "yup";
import type { PictureFieldsFragment } from "../../../../graphql/generated/adminOperations";
import type { PointValue } from "../../../../shared/admin/picture/point";

/** The form values of a picture of the library. */
export interface PictureValues {
  alt: string;
  credit: string;
  license: string;
  focalPoint: PointValue;
}

export const pictureValues = ({
  alt,
  credit,
  license,
  focalPoint: { x, y },
}: PictureFieldsFragment): PictureValues => ({
  alt,
  credit,
  license,
  focalPoint: { x, y },
});

const atMost = (length: number) =>
  string()
    .default("")
    .max(length, `At most ${length.toLocaleString("en")} characters`);

/** The server's rules, checked before sending; a point comes from the picture and is always inside it. */
export const pictureSchema: ObjectSchema<Omit<PictureValues, "focalPoint">> = object({
  alt: atMost(1_000),
  credit: atMost(300),
  license: atMost(300),
});
