import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE question_askers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    question_id uuid NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
    email text NOT NULL,
    confirmed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX question_askers_question_id_email_key ON question_askers (question_id, email);
`;

/** Addresses to which the answers of questions go. */
export class QuestionAskers1764227000000 implements MigrationInterface {
  name = "QuestionAskers1764227000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query("DROP TABLE question_askers");
}
