import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  IdField,
  OptionalRowIdField,
  OptionalTimeField,
  RequiredTextField,
  UpdatedField,
  VersionField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";
import { Outfit } from "../../content/outfit/outfit.entity";

/** Stored as text. */
export const QuestionStatus = createEnum("QuestionStatus", "What editors did about a question.", {
  OPEN: "Nobody has answered yet.",
  ANSWERED: "A look is the answer.",
  DISMISSED: "It gets no answer.",
});
export type QuestionStatus = keyof typeof QuestionStatus;

/** Readers who ask about the same picture share a question. */
@ObjectType({ description: "A picture about which readers ask what the person wears." })
@Entity("questions")
@Index("questions_inbox_idx", { synchronize: false })
@Index("questions_outfit_id_idx", ["outfitId"])
@Index("questions_picture_idx", { synchronize: false })
@Check("questions_body_check", "char_length(body) BETWEEN 1 AND 500")
@Check("questions_status_check", "status IN ('OPEN', 'ANSWERED', 'DISMISSED')")
@Check("questions_asker_count_check", "asker_count > 0")
export class ReaderQuestion {
  /** Random, so that its address is known to askers alone. */
  @IdField() id: string;
  @RequiredTextField("The words of the first reader, as typed.") body: string;

  /** Name of the file in the private storage. */
  @Column("text")
  picture: string;

  /** See hashPicture. */
  @Column({ type: "bit", length: 170, array: true })
  hashes: string[];

  @CountField("How many readers ask.", 1) askerCount: number;
  @EnumField(() => QuestionStatus, "What editors did.", QuestionStatus.OPEN) status: QuestionStatus;
  @OptionalRowIdField("The look that answers it; null for none, or when it was deleted.") outfitId: string | null;

  /** The reader was shown a known look and has not said yet that it is another one: nobody else sees the question. */
  @Column("boolean", { default: false })
  isHeld: boolean;

  @OptionalTimeField("When the picture was deleted; null before.") pictureDeletedAt: Date | null;
  @VersionField() version: number;
  @CreatedField("When it was asked first.") createdAt: Date;
  @UpdatedField() updatedAt: Date;

  @ManyToOne(() => Outfit, { onDelete: "SET NULL" })
  @JoinColumn({ name: "outfit_id" })
  outfitRow?: Outfit;
}
