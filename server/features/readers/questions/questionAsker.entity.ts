import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { ReaderQuestion } from "./readerQuestion.entity";

/** An address to which the answer of a question goes, once its reader has confirmed it. */
@Entity("question_askers")
@Index("question_askers_question_id_email_key", ["questionId", "email"], { unique: true })
export class QuestionAsker {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  questionId: string;

  @Column("text")
  email: string;

  /** Null while nobody has pressed the button of the mail. */
  @Column("timestamptz", { nullable: true })
  confirmedAt: Date | null;

  @Column("timestamptz", { default: () => "now()" })
  createdAt: Date;

  @ManyToOne(() => ReaderQuestion, { onDelete: "CASCADE" })
  @JoinColumn({ name: "question_id" })
  questionRow?: ReaderQuestion;
}
