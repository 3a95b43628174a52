import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** The only row of its table, made once: the key of signed links, which stay good for ever. */
@Entity("link_keys")
@Check("link_keys_one_row_check", "id = 1")
export class LinkKey {
  @PrimaryColumn("int", { default: 1 })
  id: number;

  @Column("text")
  key: string;
}
