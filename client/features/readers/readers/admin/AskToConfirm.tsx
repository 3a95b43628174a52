import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { AskSubscribersToConfirmDocument } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";

/** Asks the people who are on the list without a confirmation, each once. @param number of them */
export function AskToConfirm({ number }: { number: number }) {
  const toast = useToast();
  const attempt = useAttempt();
  const [ask, { loading }] = useMutation(AskSubscribersToConfirmDocument, {
    update: (cache) => evictLists(cache, ["subscriberCounts"]),
  });
  const send = () =>
    attempt(async () => {
      const { data } = await ask();
      if (data)
        toast({
          title: "Mails Queued",
          text: `${plural(data.askSubscribersToConfirm, "person is", "people are")} asked to confirm`,
        });
    });
  return (
    <Button variant="outlined" disabled={loading} onClick={() => void send()}>
      Ask {plural(number, "person", "people")} to confirm
    </Button>
  );
}
