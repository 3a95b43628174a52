import { GraphQLError } from "graphql";
import { apiPaths } from "../../../site/apiPaths";
import { cropPicture } from "../../features/media/library/cropPicture.service";
import { appError } from "../../core/errors/appErrors";
import { databaseError } from "../../core/errors/databaseErrors";
import type { ApiRoutes } from "./registerApi";

const storageError = () =>
  appError("SERVICE_UNAVAILABLE", "The image could not be stored. Nothing was changed. Please try again shortly.");

const toNumber = (value: unknown): number => (typeof value === "number" ? value : NaN);

/**
 * POST /api/pictures/crops: a JSON object with the `id` of a picture and a rectangle in fractions of its size (`left`, `top`,
 * `width`, `height`). Stores the part as a new picture and returns { id, address, width, height, widths }.
 */
export const registerPictureCrops: ApiRoutes = (api, { db, pictures }) => {
  api.post(apiPaths.pictureCrops, { config: { role: "contributor", token: "content" } }, (request) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const { id } = body;
    const [left, top, width, height] = [body.left, body.top, body.width, body.height].map(toNumber);
    const crop = { id: typeof id === "string" ? id : "", left, top, width, height };
    return cropPicture(db(), pictures, request.actor, crop).catch((error: Error) => {
      if (error instanceof GraphQLError || databaseError(error)) throw error;
      request.log.error({ err: error }, "a part of an image could not be stored");
      throw storageError();
    });
  });
};
