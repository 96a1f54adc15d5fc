export { cardsHtml } from "./cards-html.ts";
export { CardList } from "./card-list.tsx";
export { CardsContext } from "./cards-context.ts";
export { CategoryIndex } from "./category-index.tsx";
export { CategoryHeading, describeCategoryPage } from "./category-page.tsx";
export { DirectoryList } from "./directory-list.tsx";
export { DirectoryView } from "./directory-view.tsx";
export { fetchCards } from "./use-cards.ts";
export { scrollToStoredLetterSoon } from "./letters.ts";
