import { categoryName } from "#catalogue/categories.ts";
import { describeCategory } from "./category-descriptions.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede } from "#ui/layout.css.ts";

interface CategoryPage {
  readonly title: string;
  readonly description: string;
  /** The page's own address; null where it is not one to be found. */
  readonly path: string | null;
}

const VIEWS: Readonly<Record<string, CategoryPage>> = {
  "list-view": { title: "All Calculators", description: "Every calculator in one list, by name.", path: "/" },
  popular: { title: "Popular Calculators", description: "Everyday favorites, from mortgages to BMI.", path: null },
  favorites: { title: "Favorite Calculators", description: "Calculators that you marked with a heart.", path: null },
};

/** What the page of a category, or of another choice of cards, says of itself. */
export function describeCategoryPage(category: string): CategoryPage {
  const description = describeCategory(category);
  if (description === undefined)
    return Object.hasOwn(VIEWS, category)
      ? VIEWS[category]!
      : { title: "Calculators", description: "There is no such category.", path: null };
  return { title: `${categoryName(category)} Calculators`, description, path: `/calculators/${category}` };
}

/** The top of a category's page, in the place of home's hero. */
export function CategoryHeading({ category }: { readonly category: string }) {
  const { title, description } = describeCategoryPage(category);
  return (
    <>
      <Breadcrumb between={[{ to: "/calculators", name: "Calculators" }]} />
      <h1>{title}</h1>
      <p className={lede}>{description}</p>
    </>
  );
}
