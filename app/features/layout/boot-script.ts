import { SET_SERIF } from "#ui/serif.ts";

/** Who comes from another page of ours has the serif in their cache; the dev server has no later moment for it. */
const hasSerif = import.meta.env.DEV ? "true" : 'document.referrer.indexOf(location.origin+"/")===0';

/**
 * Runs before the first paint: what a returning visitor chose and only their browser knows is set on the root element,
 * so that nothing flashes or shifts. Kept tiny; it bears the document's nonce.
 */
export const BOOT_SCRIPT = `(function(d,s){try{s=localStorage;var t=s.getItem("theme");if(!d.theme&&(t==="light"||t==="dark"))d.theme=t;var c=s.getItem("sidebar-collapsed");if(c==="true"||(c===null&&innerWidth<1020))d.sidebar="collapsed";if(s.getItem("category-bar-collapsed")==="true")d.categories="collapsed";var a=s.getItem("accessibility-mode");if(a==="false")delete d.accessible;else if(a==="true"||(a===null&&matchMedia("(prefers-reduced-motion: reduce)").matches))d.accessible="true";if(/(^|; )signed-in=1/.test(document.cookie))d.account="known";if(${hasSerif}){${SET_SERIF}}}catch(e){}})(document.documentElement.dataset)`;
