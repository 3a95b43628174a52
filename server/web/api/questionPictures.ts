import { validate as isUuid } from "uuid";
import { apiPaths } from "../../../site/apiPaths";
import { ReaderQuestion } from "../../features/readers/questions/readerQuestion.entity";
import { sendMissing } from "../images/pictures";
import type { ApiRoutes } from "./registerApi";

/** GET /api/questions/{id}/picture: the picture that readers ask about, for editors alone. */
export const registerQuestionPictures: ApiRoutes = (api, { db, questions }) => {
  api.get<{ Params: { id: string } }>(
    apiPaths.questionPicture,
    { config: { role: "editor", token: "read" } },
    async (request, reply) => {
      const { id } = request.params;
      const question = isUuid(id) ? await db().findOneBy(ReaderQuestion, { id }) : null;
      const bytes = question && !question.pictureDeletedAt ? await questions.read(question.picture) : null;
      return bytes ? reply.type("image/jpeg").send(bytes) : sendMissing(reply);
    },
  );
};
