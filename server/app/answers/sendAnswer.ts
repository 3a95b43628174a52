import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, type Form, formOf } from "../../shared/answerCache/answer";
import { encodingFor } from "../../shared/answerCache/negotiate";
import { hasTag } from "../../web/conditional";

/** Sends ready bytes in the encoding that the client likes best, or says that it has them. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { headers } = request;
  if (headers["if-none-match"] !== undefined && answer.status === 200 && hasTag(headers, answer.etag)) {
    response.writeHead(304, answer.unchanged).end();
    return;
  }
  const send = ({ headers: own, body }: Form): void => void response.writeHead(answer.status, own).end(body);
  const form = formOf(answer, encodingFor(headers["accept-encoding"]));
  if (form instanceof Promise) form.then(send).catch(() => response.destroy());
  else send(form);
}
