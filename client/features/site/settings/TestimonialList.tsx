import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { TestimonialList_TestimonialFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Picture } from "../../../shared/ui/picture/Picture";

type Testimonial = FragmentType<TestimonialList_TestimonialFragment>;

/** Testimonials of readers, side by side. */
export function TestimonialList({ testimonials }: { testimonials: readonly ({ id: string } & Testimonial)[] }) {
  return (
    <Columns>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <Quotation testimonial={testimonial} />
        </li>
      ))}
    </Columns>
  );
}

function Quotation({ testimonial }: { testimonial: Testimonial }) {
  const data = getFragmentData<TestimonialList_TestimonialFragment>(testimonial);
  return (
    <Figure>
      <blockquote>
        <p>{data.quote}</p>
      </blockquote>
      <figcaption>
        <Avatar>
          <Picture src={data.avatar} alt="" kind="person" width={96} height={96} sizes="56px" />
        </Avatar>
        <span>
          <strong>{data.name}</strong>
          {data.role}
        </span>
      </figcaption>
    </Figure>
  );
}

const Columns = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "48px clamp(2rem, 1rem + 3vw, 4.5rem)",
  listStyle: "none",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
}));

const Figure = styled("figure")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 28,
  height: "100%",
  "& blockquote p": {
    ...theme.typography.h3,
    fontWeight: 400,
    lineHeight: 1.38,
    textWrap: "pretty",
    "&::before": { content: "open-quote" },
    "&::after": { content: "close-quote" },
  },
  "& figcaption": { ...theme.typography.body2, display: "flex", alignItems: "center", gap: 14, marginTop: "auto" },
  "& figcaption span": { color: theme.vars.palette.text.secondary },
  "& strong": { display: "block", fontWeight: 600, color: theme.vars.palette.text.primary },
}));

const Avatar = styled("div")({ flex: "none", width: 56, height: 56, overflow: "hidden", borderRadius: "50%" });
