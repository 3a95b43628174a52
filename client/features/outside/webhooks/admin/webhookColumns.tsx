import type { WebhookRowFragment } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn, Noun } from "../../../../admin/grid/gridTypes";
import { dateTime } from "../../../../shared/format/dateTime";
import { plural } from "../../../../shared/format/plural";
import { StateMark } from "../../../../admin/StateMark";
import { DeliveryState } from "./DeliveryState";

export const webhookNoun: Noun = ["webhook", "webhooks"];

/** "hooks.example/wornby": the address as people read it. */
export const webhookName = ({ url }: Pick<WebhookRowFragment, "url">): string => url.replace(/^https?:\/\//, "");

function EndpointState({ isOn, problem, failingSince }: WebhookRowFragment) {
  if (!isOn) return <StateMark tone={problem ? "problem" : "plain"}>Off</StateMark>;
  return failingSince ? <StateMark tone="problem">Failing</StateMark> : <StateMark tone="fine">On</StateMark>;
}

export const webhookColumns: readonly AdminColumn<WebhookRowFragment>[] = [
  {
    field: "url",
    label: "Address",
    flex: 2,
    minWidth: 240,
    rowName: webhookName,
    phone: "title",
    render: webhookName,
  },
  { field: "description", label: "Description", flex: 1, minWidth: 160 },
  {
    field: "events",
    label: "Events",
    width: 120,
    render: ({ eventTypes }) => plural(eventTypes.length, "event"),
  },
  { field: "state", label: "State", width: 110, render: EndpointState },
  {
    field: "last",
    label: "Last delivery",
    minWidth: 230,
    render: ({ lastDelivery }) =>
      lastDelivery ? (
        <span>
          <DeliveryState status={lastDelivery.status} />, {dateTime(lastDelivery.createdAt)}
        </span>
      ) : (
        "None"
      ),
  },
];
