import type { DeliveryStatus } from "../../../../graphql/generated/adminOperations";
import { StateMark } from "../../../../admin/StateMark";

const words: Record<DeliveryStatus, { text: string; tone: "fine" | "plain" | "problem" }> = {
  PENDING: { text: "Waiting", tone: "plain" },
  DELIVERED: { text: "Delivered", tone: "fine" },
  FAILED: { text: "Failed", tone: "problem" },
};

export function DeliveryState({ status }: { status: DeliveryStatus }) {
  const { text, tone } = words[status];
  return <StateMark tone={tone}>{text}</StateMark>;
}
