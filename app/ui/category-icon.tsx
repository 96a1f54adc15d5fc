import icons from "./category-icons.svg";
import { categoryIcon } from "./category-icon.css.ts";

/** The address of a category's picture: a symbol of a file that all pages share. */
export const getCategoryIcon = (category: string): string => `${icons}#${category}`;

/** The picture of a category, in the colour of the text. For the eye only: a name is beside it. */
export function CategoryIcon({ category }: { readonly category: string }) {
  return (
    <svg className={categoryIcon} aria-hidden="true">
      <use href={getCategoryIcon(category)} />
    </svg>
  );
}
