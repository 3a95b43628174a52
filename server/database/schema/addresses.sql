-- Addresses that readers left with a question or a correction.

CREATE TABLE reader_addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email)),
  question_id uuid REFERENCES questions (id) ON DELETE CASCADE,
  correction_id uuid REFERENCES corrections (id) ON DELETE CASCADE,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reader_addresses_place_check CHECK (num_nonnulls(question_id, correction_id) = 1)
);
CREATE UNIQUE INDEX reader_addresses_question_id_email_key ON reader_addresses (question_id, email);
CREATE UNIQUE INDEX reader_addresses_correction_id_key ON reader_addresses (correction_id);
