import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { mailPagePath, paths } from "../../site/addresses";
import { mailPaths } from "../../site/mailPages";
import { describePress, type Press } from "../core/access/press";
import { readLinkKey } from "../core/access/signedLink";
import { databaseError } from "../core/errors/databaseErrors";
import { findActor } from "../features/people/accounts/session.service";
import { describeChoices } from "../features/readers/readers/choices.service";
import { confirm, readConfirmation } from "../features/readers/readers/confirmation.service";
import { confirmAsker, readAsker, readAskerLink } from "../features/readers/questions/askers.service";
import { leave, listNames } from "../features/readers/readers/leaving.service";
import { preferencesPath, readConfirmLink, readLeaveLink } from "../features/readers/readers/subscriberLinks.service";
import {
  type AnswerMail,
  badLink,
  goneAddress,
  homeLink,
  type MailAnswer,
  type MailLinkRoute,
  notice,
  tryAgain,
} from "./mailAnswers";
import { readSessionCookie } from "./caller";
import { postPreferences, showPreferences } from "./mailPreferences";
import { previewHeaders } from "./pages/previewPage";
import type { SendPage, WebDeps } from "./routes";

const kicker = "Ask";
const largestForm = 65_536;

const visitor = { actor: null, clientAddress: "", userAgent: "" };

/** Describes who presses a button: an account too, when one is signed in where the link of a reader is opened. */
async function readPress(db: EntityManager, request: FastifyRequest, publicUrl: string | null): Promise<Press> {
  if (request.method !== "POST") return describePress(visitor);
  const cookie = readSessionCookie(request, publicUrl);
  const actor = cookie ? await findActor(db, cookie, false) : null;
  return describePress({ actor, clientAddress: request.ip, userAgent: request.headers["user-agent"] ?? "" });
}

/** The page of a confirmation: GET asks with a button, POST confirms. */
const answerConfirmation: AnswerMail = async (db, request, press) => {
  const key = await readLinkKey(db);
  const link = readConfirmLink(key, request.query);
  if (!link) return badLink;
  const { state, choices } = await (request.method === "POST" ? confirm(db, link, press) : readConfirmation(db, link));
  if (!choices || state === "gone") return goneAddress;
  const preferences = { label: "Choose what you get", href: preferencesPath(key, link.id) };
  if (state === "changed")
    return notice(200, {
      title: "You have chosen otherwise since",
      text: "You left, or changed your choices, after this mail was sent. So its link changes nothing any more.",
      link: preferences,
    });
  if (state === "open" && request.method !== "POST")
    return notice(200, {
      title: "Please confirm your address",
      text: `Press the button to confirm that mails go to ${choices.email}. You get:`,
      items: describeChoices(choices),
      button: { label: "Confirm my address", action: request.url },
    });
  return notice(200, {
    title: "You are subscribed",
    text: `${choices.email} is confirmed. You get:`,
    items: describeChoices(choices),
    link: preferences,
  });
};

/** The page that leaves a list: GET asks with a button, POST leaves, from the page or by one click (RFC 8058). */
const answerLeaving: AnswerMail = async (db, request, press) => {
  const link = readLeaveLink(await readLinkKey(db), request.query);
  if (!link) return badLink;
  const name = listNames[link.list];
  if (request.method !== "POST")
    return notice(200, {
      title: `Leave ${name}?`,
      text: "Press the button, and you get no more of it. It works every time, without a password.",
      button: { label: `Leave ${name}`, action: request.url },
    });
  const isOneClick = request.body?.get("List-Unsubscribe") === "One-Click";
  await leave(db, link, isOneClick ? "mail program" : "leaving page", press);
  const text = link.list === "all" ? "You get no more mail from us." : "You get no more mail from this list.";
  return isOneClick ? { line: text } : notice(200, { title: "You have left", text, link: homeLink });
};

/** The page that confirms where the answer of a question goes: GET asks with a button, POST confirms. */
const answerAsker: AnswerMail = async (db, request) => {
  const id = readAskerLink(await readLinkKey(db), request.query);
  if (!id) return badLink;
  const asker = await (request.method === "POST" ? confirmAsker : readAsker)(db, id);
  if (!asker)
    return notice(410, {
      kicker,
      title: "This link is too old",
      text: "We have forgotten the address. You can ask again at any time.",
      link: { label: "Ask", href: paths.ask() },
    });
  const link = { label: "See the question", href: paths.ask({ question: asker.questionId }) };
  if (asker.status !== "OPEN")
    return notice(200, { kicker, title: "There is an answer", text: "Our editors have answered already.", link });
  if (!asker.isConfirmed)
    return notice(200, {
      kicker,
      title: "Please confirm your address",
      text: `Press the button, and the answer goes to ${asker.email}: one mail, and no other.`,
      button: { label: "Mail me the answer", action: request.url },
    });
  return notice(200, { kicker, title: "Thank you", text: `The answer goes to ${asker.email}.`, link });
};

const routes = [
  [mailPaths.answer.pattern, answerAsker],
  [mailPaths.confirm.pattern, answerConfirmation],
  [mailPaths.leave.pattern, answerLeaving],
  [
    mailPaths.preferences.pattern,
    (db, request, press) => (request.method === "POST" ? postPreferences : showPreferences)(db, request, press),
  ],
] satisfies [string, AnswerMail][];

async function send(
  answer: MailAnswer,
  { request, reply, showPage }: { request: FastifyRequest; reply: FastifyReply; showPage: SendPage },
): Promise<FastifyReply> {
  if ("page" in answer)
    return showPage(request, reply, {
      url: mailPagePath,
      status: answer.status,
      headers: previewHeaders,
      mailPage: answer.page,
    });
  void reply.headers(previewHeaders);
  if ("location" in answer) return reply.redirect(answer.location, 303);
  if ("line" in answer) return reply.type("text/plain; charset=utf-8").send(answer.line);
  return reply
    .header("content-disposition", 'attachment; filename="my-mails.json"')
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(answer.file, null, 2));
}

/**
 * Registers the pages of the links in mails. Their signature is their only right: they need no session, and mail programs
 * send their forms without a page of ours. GET and HEAD change nothing, because programs open every link of a mail, and
 * the pages have no scripts that would count a visit.
 */
export async function registerMailLinks(
  app: FastifyInstance,
  { db, publicUrl, showPage }: Pick<WebDeps, "db" | "publicUrl" | "showPage">,
): Promise<void> {
  const readAnswer = async (answer: AnswerMail, request: FastifyRequest<MailLinkRoute>): Promise<MailAnswer> =>
    answer(db(), request, await readPress(db(), request, publicUrl));
  await app.register((scope, _options, finish) => {
    scope.removeAllContentTypeParsers();
    // Mail programs may send one field as a multipart form, which is read as the text that it contains.
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, readForm(body as string)),
    );
    for (const [url, answer] of routes)
      scope.route<MailLinkRoute>({
        method: ["GET", "POST"],
        url,
        bodyLimit: largestForm,
        handler: async (request, reply) => {
          const result = await readAnswer(answer, request).catch((error: unknown) => {
            if (!databaseError(error)) throw error;
            request.log.warn("a link of a mail could not be answered");
            return tryAgain;
          });
          return send(result, { request, reply, showPage });
        },
      });
    finish();
  });
}

const oneClickPart = /name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/i;

const readForm = (body: string): URLSearchParams =>
  oneClickPart.test(body) ? new URLSearchParams({ "List-Unsubscribe": "One-Click" }) : new URLSearchParams(body);
