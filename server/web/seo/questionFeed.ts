import type { FastifyInstance, FastifyRequest } from "fastify";
import { paths } from "../../../site/addresses";
import { questionFeedPath, questionFeedPattern } from "../../../site/feedPaths";
import { type Answer, readAnswer } from "../../features/readers/questions/questions.service";
import { costly } from "../refusal";
import type { FeedItem } from "./feedXml";
import { type FeedSource, sendFeed, sendNoFeed } from "./sendFeed";
import { escapeXml } from "./xml";
import type { WebDeps } from "../routes";

/** Returns the answer as one item, which another answer replaces; none while the question is open. */
function listItems(id: string, { status, outfit, updatedAt }: Answer): FeedItem[] {
  if (status === "OPEN") return [];
  const title = outfit ? `We know this look: ${outfit.title}` : "No answer";
  const summary = outfit?.description ?? "We could not find out what the person in this picture wears.";
  const path = outfit ? paths.outfit(outfit.slug) : paths.ask({ question: id });
  const html = `<p>${escapeXml(summary)}</p>`;
  return [{ id: `urn:uuid:${id}`, title, path, summary, html, published: updatedAt, changed: updatedAt }];
}

const sourceOf =
  (id: string): FeedSource =>
  async (db, { siteName }) => {
    const answer = await readAnswer(db, id);
    return (
      answer && {
        title: `${siteName}: What is she wearing?`,
        description: "The answer to your question, when there is one.",
        path: paths.ask({ question: id }),
        self: questionFeedPath(id, "xml"),
        items: listItems(id, answer),
      }
    );
  };

/** /feeds/questions/{id}.xml and .json: the answer to a reader's question. */
export function registerQuestionFeed(app: FastifyInstance, { db, publicUrl }: Pick<WebDeps, "db" | "publicUrl">): void {
  app.get(questionFeedPattern, costly, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, id] = /^([\da-f-]{36})\.(?:xml|json)$/.exec(request.params.file) ?? [];
    void reply.headers({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    if (id === undefined) return sendNoFeed(reply);
    return sendFeed(request, reply, sourceOf(id), { db: db(), publicUrl, cacheControl: "private, no-cache" });
  });
}
