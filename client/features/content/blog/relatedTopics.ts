interface Topic {
  slug: string;
  name: string;
  count: number;
}

interface Article {
  title: string;
  category: string;
  keywords: string;
}

const shown = 4;

/** 3 for the article's category, 1 for a topic whose name is in the title or a keyword, otherwise 0. */
function closeness({ name }: Topic, { title, category, keywords }: Article): number {
  const topicName = name.toLowerCase();
  if (category.toLowerCase() === topicName) return 3;
  return `${title} ${keywords}`.toLowerCase().includes(topicName) ? 1 : 0;
}

/** Returns the most closely related topics, the closest first; topics without articles are skipped. */
export function relatedTopics<Row extends Topic>(topics: readonly Row[], article: Article): Row[] {
  return topics
    .filter(({ count }) => count > 0)
    .map((topic, place) => ({ topic, place, closeness: closeness(topic, article) }))
    .sort((one, other) => other.closeness - one.closeness || one.place - other.place)
    .slice(0, shown)
    .map(({ topic }) => topic);
}
