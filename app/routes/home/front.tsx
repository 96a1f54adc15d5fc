import { useEffect, useRef, useState } from "react";
import { fetchJson } from "#features/data/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import type { HomeFigures } from "#workers/directory/home-figures.ts";
import { Hero } from "./hero.tsx";
import { Popular } from "./popular.tsx";

interface FrontProps {
  readonly total: number;
  readonly categories: number;
  readonly written: HomeFigures;
}

/** Home's first screen: what the site is, with questions that it has answered, and what is opened most. */
export function Front({ total, categories, written }: FrontProps) {
  const { questions, popular } = useFiguresOfPreferences(written);
  return (
    <>
      <Hero total={total} categories={categories} questions={questions} />
      <Popular figures={popular} />
    </>
  );
}

/** The server wrote them in the visitor's units and currency: for others it is asked again, and without a network they stay. */
function useFiguresOfPreferences(written: HomeFigures): HomeFigures {
  const { preferences } = usePreferences();
  const known = useRef(preferences);
  const [figures, setFigures] = useState(written);
  useEffect(() => {
    if (known.current === preferences) return undefined;
    known.current = preferences;
    let isWanted = true;
    fetchJson<HomeFigures>("/api/home-figures").then(
      (found) => isWanted && setFigures(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [preferences]);
  return figures;
}
