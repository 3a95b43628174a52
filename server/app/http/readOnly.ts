import type { FastifyInstance } from "fastify";
import { Kind, type OperationDefinitionNode, OperationTypeNode } from "graphql";
import { apiPaths } from "../../../site/apiPaths";
import { beaconPath, mcpPath } from "../../../site/addresses";
import { outboundPatterns } from "../../../site/outbound";
import { forbidden } from "../../core/errors/appErrors";
import { sendRefusal } from "../../web/refusal";
import { readOnlyDemo } from "./refusals";

/** Mutations that start or end a session. */
const ofSessions = new Set(["signIn", "verifySecondFactor", "startPasskeySignIn", "finishPasskeySignIn", "signOut"]);

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Routes with another method that store nothing in a read-only demo. */
const harmless = new Set<string | undefined>([
  mcpPath,
  beaconPath,
  ...outboundPatterns,
  apiPaths.draftPreview,
  apiPaths.livePresence,
]);

/** Refuses the forms, uploads and reports of a read-only demo. /graphql does not reach this hook; see `refuseMutations`. */
export function refuseWritingRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const { method, routeOptions } = request;
    if (!safeMethods.has(method) && !harmless.has(routeOptions.url)) await sendRefusal(request, reply, readOnlyDemo);
  });
}

/** Refuses the mutations of a read-only demo except those of sessions. @throws FORBIDDEN */
export function refuseMutations(operation: OperationDefinitionNode | undefined): void {
  if (operation?.operation !== OperationTypeNode.MUTATION) return;
  const { selections } = operation.selectionSet;
  const isOfSession = selections.every((field) => field.kind === Kind.FIELD && ofSessions.has(field.name.value));
  if (!isOfSession) throw forbidden(readOnlyDemo.message);
}
