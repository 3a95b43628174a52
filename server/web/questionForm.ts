import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { validate as isUuid } from "uuid";
import { heldPicturePath, paths } from "../../site/addresses";
import { appError, badUserInput } from "../core/errors/appErrors";
import { askForAnswer } from "../features/readers/questions/askers.service";
import { ReaderQuestion } from "../features/readers/questions/readerQuestion.entity";
import { askEditors, sendQuestion, type TypedQuestion } from "../features/readers/questions/sendQuestion.service";
import { toRefusal } from "./formRoute";
import { sendMissing } from "./images/pictures";
import { isFromOtherSite } from "./outbound/requestVisitor";
import type { WebDeps } from "./routes";

const maxMegabytes = 10;
const maxFileBytes = maxMegabytes * 1024 * 1024;
/** The framing and the other fields. */
const wrapping = 32_768;
const limits = { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 8_192, fieldNameSize: 100 };
const failed = "Your question could not be stored at the moment. Please try again in a minute.";
const mailFailed = "Your address could not be stored at the moment. Please try again in a minute.";
const tooLarge = () =>
  appError("PAYLOAD_TOO_LARGE", `This picture is too large. Choose a file of at most ${maxMegabytes} MB.`);

/** Each body is kept in memory; the others wait unread in the network's buffers. */
const limitBodies = pLimit(4);

/** Fills `typed` as the fields arrive, so that a refusal can show them again. @throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE */
async function readForm(request: FastifyRequest, typed: TypedQuestion): Promise<void> {
  if (Number(request.headers["content-length"]) > maxFileBytes + wrapping) throw tooLarge();
  if (!request.isMultipart()) throw badUserInput("Please send the form of this page.");
  try {
    for await (const part of request.parts({ limits })) {
      // A browser sends an empty file when none is chosen.
      if (part.type === "file") typed.file = (part.fieldname === "file" && (await part.toBuffer())) || null;
      else if (part.fieldname === "address" || part.fieldname === "text" || part.fieldname === "website")
        typed[part.fieldname] = String(part.value);
      else if (part.fieldname === "other") typed.isOtherLook = true;
    }
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE";
    throw isTooLarge ? tooLarge() : badUserInput("The upload is incomplete. Please try again.");
  }
  if (typed.file?.length === 0) typed.file = null;
}

/**
 * POST /ask?question={id}: the address to which the answer shall go, or that the known look is another one. Responds with a
 * redirect to the question, or with a sentence.
 */
async function receiveAsker(
  { db, showPage }: Pick<WebDeps, "db" | "showPage">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = request.body as URLSearchParams;
  const [email, website] = [body.get("email") ?? "", body.get("website") ?? ""];
  const id = String((request.query as { question?: unknown }).question);
  try {
    if (body.has("other"))
      return await reply.redirect(paths.ask({ sent: "1", question: await askEditors(db(), id, request.ip) }), 303);
    const outboxPath = await askForAnswer(db(), { id, email, website }, request.ip);
    return await reply.redirect(paths.ask({ question: id, mail: outboxPath?.split("/").at(-1) ?? "1" }), 303);
  } catch (error) {
    const refusal = toRefusal(error, mailFailed);
    if (!refusal) throw error;
    const refused = { fields: { email }, message: refusal.message };
    return showPage(request, reply, { url: paths.ask({ question: id }), status: refusal.status, refused });
  }
}

/**
 * GET /ask/pictures/{id}: the picture of a question that waits for its reader, beside the look that is known.
 * POST /ask: a picture, as a file or an address, and what a reader wants to know. Responds with a redirect to the known
 * look or to the question, or with the form, what was typed and a sentence.
 */
export async function registerQuestions(
  app: FastifyInstance,
  deps: Pick<WebDeps, "db" | "questions" | "publicUrl" | "showPage">,
): Promise<void> {
  const { db, questions: storage, publicUrl, showPage } = deps;
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: true });
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: wrapping },
      (_request, text, parsed) => parsed(null, new URLSearchParams(text as string)),
    );
    scope.get<{ Params: { id: string } }>(heldPicturePath(":id"), async (request, reply) => {
      const { id } = request.params;
      const held = isUuid(id) ? await db().findOneBy(ReaderQuestion, { id, isHeld: true }) : null;
      const bytes = held && (await storage.read(held.picture));
      if (!bytes) return sendMissing(reply);
      return reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" }).type("image/jpeg").send(bytes);
    });
    scope.post(paths.ask.pattern, { bodyLimit: maxFileBytes + wrapping }, async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
      if (request.body instanceof URLSearchParams) return receiveAsker(deps, request, reply);
      const typed: TypedQuestion = { file: null, address: "", text: "", isOtherLook: false, website: "" };
      try {
        const asked = await limitBodies(async () => {
          await readForm(request, typed);
          return sendQuestion({ db: db(), storage }, typed, request.ip);
        });
        return await reply.redirect(paths.ask({ sent: "1", ...asked }), 303);
      } catch (error) {
        const refusal = toRefusal(error, failed);
        if (!refusal) throw error;
        if (refusal.status >= 500) request.log.warn({ err: error }, "a question could not be stored");
        const refused = { fields: { address: typed.address, text: typed.text }, message: refusal.message };
        return showPage(request, reply, {
          url: paths.ask({ other: typed.isOtherLook ? "1" : undefined }),
          status: refusal.status,
          refused,
        });
      }
    });
  });
}
