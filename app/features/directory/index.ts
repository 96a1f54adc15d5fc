export { CategoryBar, type CategoryCount } from "./category-bar.tsx";
export { CardGrid } from "./card-grid.tsx";
export { cardsHtml } from "./cards-html.ts";
export { CardList } from "./card-list.tsx";
export { DirectoryList } from "./directory-list.tsx";
export { scrollToStoredLetterSoon } from "./letters.ts";
export { Sidebar } from "./sidebar.tsx";
export { frame as sidebarFrame } from "./sidebar.css.ts";
