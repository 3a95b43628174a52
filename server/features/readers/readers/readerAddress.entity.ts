import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";

/** Where a reader wants the answer to a question, once confirmed, or to a correction. */
@Entity("reader_addresses")
@Index("reader_addresses_question_id_email_key", ["questionId", "email"], { unique: true })
@Index("reader_addresses_correction_id_key", ["correctionId"], { unique: true })
@Check("reader_addresses_email_check", "email = lower(email)")
@Check("reader_addresses_place_check", "num_nonnulls(question_id, correction_id) = 1")
export class ReaderAddress {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("text")
  email: string;

  /** Null for a correction. */
  @Column("uuid", { nullable: true })
  questionId: string | null;

  /** Null for a question. */
  @Column("uuid", { nullable: true })
  correctionId: string | null;

  /** Null while nobody has pressed the button of the mail. Corrections have none. */
  @Column("timestamptz", { nullable: true })
  confirmedAt: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  // By the names of their tables, because their features import this one.
  @ManyToOne("questions", { onDelete: "CASCADE" })
  @JoinColumn({ name: "question_id" })
  questionRow?: object;

  @ManyToOne("corrections", { onDelete: "CASCADE" })
  @JoinColumn({ name: "correction_id" })
  correctionRow?: object;
}
