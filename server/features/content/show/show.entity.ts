import { ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";
import { EnumField, OptionalCountField, RequiredTextField, TextField } from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";

export const ShowForm = createEnum("ShowForm", "What a show is.", {
  SERIES: "A series with seasons and episodes.",
  FILM: "A film.",
});
export type ShowForm = keyof typeof ShowForm;

@ObjectType({ implements: PublishableRow, description: "A series or a film in which looks were worn." })
@Entity("shows")
@VisitorFilter((show) => isPublished("shows", show))
@Index("shows_slug_key", ["slug"], { unique: true })
@Index("shows_words_idx", { synchronize: false })
@Index("shows_words_sample_idx", { synchronize: false })
@Index("shows_search_text_idx", { synchronize: false })
@Index("shows_picture_idx", { synchronize: false })
@Index("shows_content_picture_idx", { synchronize: false })
@Check("shows_status_check", "status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')")
@Check("shows_title_check", "char_length(title) BETWEEN 1 AND 200")
@Check("shows_form_check", "form IN ('SERIES', 'FILM')")
@Check("shows_first_year_check", "first_year BETWEEN 1880 AND 2200")
@Check("shows_years_check", "last_year BETWEEN first_year AND 2200")
export class Show extends PublishableRow {
  @RequiredTextField("Title of the series or film.") title: string;
  @RequiredTextField("Slug of the address /show/{slug}; unique.") slug: string;
  @EnumField(() => ShowForm, "Whether it is a series or a film.", ShowForm.SERIES) form: ShowForm;
  @OptionalCountField("The year in which it began, or came out; null when unknown.") firstYear: number | null;
  @OptionalCountField("The year in which it ended; null while it goes on, for a film, and when unknown.")
  lastYear: number | null;
  @TextField("URL of the picture; empty when there is none.") image: string;
  @TextField("The text about the show as Markdown.") content: string;
}
