import { object, string } from "yup";
import { formKind, kindWords } from "../../../../../admin/kind/recordKind";
import {
  CreateNewsletterDocument,
  type NewsletterFieldsFragment,
  NewsletterRecordDocument,
  type NewsletterSegmentInput,
  UpdateNewsletterDocument,
} from "../../../../../graphql/generated/adminOperations";

/** A celebrity or a place of a segment. */
export interface FollowedName {
  id: string;
  name: string;
}

/** Who gets a newsletter, as a form has it; blank and empty parts match everyone. */
export interface SegmentValues {
  source: string;
  /** Slugs. */
  topics: string[];
  followed: FollowedName[];
}

export interface NewsletterValues {
  subject: string;
  preview: string;
  segment: SegmentValues;
  /** Markdown. */
  content: string;
}

const empty: NewsletterValues = {
  subject: "",
  preview: "",
  segment: { source: "", topics: [], followed: [] },
  content: "",
};

const toValues = ({ subject, preview, body, segment }: NewsletterFieldsFragment): NewsletterValues => ({
  subject,
  preview,
  content: body,
  segment: {
    source: segment.source ?? "",
    topics: [...segment.topics],
    followed: [...segment.celebrities, ...segment.places].map(({ id, name }) => ({ id, name })),
  },
});

export const toSegmentInput = ({ source, topics, followed }: SegmentValues): NewsletterSegmentInput => ({
  source,
  topics,
  celebrityIds: followed.map(({ id }) => id),
});

/** "1,204 readers" */
export const formatReaders = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "reader" : "readers"}`;

const tooLong = "At most 200 characters";

export const newsletterKind = formKind({
  type: "newsletter",
  words: kindWords("Newsletter", {
    addTitle: "Write Newsletter",
    add: "Save draft",
    update: "Save",
    adding: "Saving...",
    updating: "Saving...",
  }),
  documents: {
    record: NewsletterRecordDocument,
    create: CreateNewsletterDocument,
    update: UpdateNewsletterDocument,
  },
  lists: ["newsletters", "goingOut"],
  schema: object({
    subject: string().trim().required("Subject is required").max(200, tooLong),
    preview: string().max(200, tooLong),
  }),
  empty,
  toValues,
  toCopy: (row: NewsletterFieldsFragment) => ({ ...toValues(row), subject: `${row.subject} (copy)`.slice(0, 200) }),
  toInput: ({ content, segment, ...texts }: Partial<NewsletterValues>) => ({
    ...texts,
    ...(content !== undefined && { body: content }),
    ...(segment && { segment: toSegmentInput(segment) }),
  }),
  toNewInput: ({ content, segment, ...texts }: NewsletterValues) => ({
    ...texts,
    body: content,
    segment: toSegmentInput(segment),
  }),
  labels: { preview: "Preview text", content: "Text", segment: "Readers" },
  messages: {
    add: { done: { title: "Draft saved", text: "Nothing is sent before you schedule it." } },
    update: { done: { title: "Newsletter saved", text: "Readers get it as it is now." } },
  },
  maxWidth: 760,
});
