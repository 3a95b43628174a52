import { paths } from "../../../../site/addresses";
import { topics } from "../../content/blog/topics";

/** Returns the page in place of the archive of a tag that no article has as its category: its topic, or all articles. */
export function findArchivePage(name: string): string {
  const topic = topics.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return topic ? paths.topic(topic.slug) : paths.blog();
}
