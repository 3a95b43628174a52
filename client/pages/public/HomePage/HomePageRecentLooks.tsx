import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef, useState } from "react";
import { OutfitThumb } from "../../../features/content/outfit/OutfitThumb";
import { useRecentLooks } from "../../../features/content/outfit/recentLooks";
import { HomePageRecentDocument } from "../../../graphql/generated/operations";
import { useToast } from "../../../shared/toast/ToastContext";
import { Section } from "../../../shared/ui/layout/Section";

/** Whether the place of the section is below the screen, so that showing it moves nothing that the visitor sees. */
function useIsBelowScreen() {
  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  useLayoutEffect(() => {
    setIsBelow((place.current?.getBoundingClientRect().top ?? 0) >= window.innerHeight);
  }, []);
  return { place, isBelow };
}

export function HomePageRecentLooks() {
  const { place, isBelow } = useIsBelowScreen();
  return <div ref={place}>{isBelow ? <RecentLooks /> : null}</div>;
}

function RecentLooks() {
  const { ids, change } = useRecentLooks();
  const toast = useToast();
  const { data, error } = useQuery(HomePageRecentDocument, { variables: { ids: [...ids] }, skip: ids.length === 0 });
  const looks = data?.outfitsByIds ?? [];
  // The section is an extra: an error omits it, and so do looks that are gone.
  if (ids.length === 0 || error || (data && looks.length === 0)) return null;
  const clear = () => {
    change(() => []);
    toast({ title: "Recently viewed looks removed", action: { label: "Undo", onClick: () => void change(() => ids) } });
  };
  return (
    <Section title="Recently viewed">
      <List>
        {data
          ? looks.map((look) => (
              <li key={look.id}>
                <OutfitThumb outfit={look} />
              </li>
            ))
          : ids.map((id) => (
              <li key={id}>
                <Skeleton height="auto" style={{ aspectRatio: "3 / 4" }} />
                <Skeleton height="1.25rem" style={{ marginTop: 8 }} />
              </li>
            ))}
      </List>
      <Clear variant="text" onClick={clear}>
        Clear recently viewed
      </Clear>
    </Section>
  );
}

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "24px 16px",
  listStyle: "none",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
}));

const Clear = styled(Button)({ marginTop: 16, paddingInline: 0 });
