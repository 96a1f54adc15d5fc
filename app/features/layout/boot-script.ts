import { SET_SERIF } from "#ui/serif.ts";

/** Visitors who come from another page of ours have the serif in their cache; the dev server has no later moment for it. */
const hasSerif = import.meta.env.DEV ? "true" : 'document.referrer.indexOf(location.origin+"/")===0';

/**
 * What packages may give a browser with Trusted Types beside our own HTML (`ui/trusted-html.ts`): React's way to make a script
 * element, text without markup, and addresses of this site. Anything else is refused.
 */
const DEFAULT_POLICY = `try{self.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(h){return h==="\\x3cscript>\\x3c/script>"||h.indexOf("<")<0?h:null},createScriptURL:function(u){return new URL(u,location).origin===location.origin?u:null}})}catch(e){}`;

/**
 * Runs before the first paint: what a returning visitor chose and only their browser knows is set on the root element,
 * so that nothing flashes or shifts. Kept tiny; it bears the document's nonce.
 */
export const BOOT_SCRIPT = `${import.meta.env.DEV ? "" : DEFAULT_POLICY}(function(d,s){try{s=localStorage;var t=s.getItem("theme");if(!d.theme&&(t==="light"||t==="dark"))d.theme=t;var c=s.getItem("sidebar-collapsed");if(c==="true"||(c===null&&innerWidth<1020))d.sidebar="collapsed";if(s.getItem("category-bar-collapsed")==="false")d.categories="expanded";var a=s.getItem("accessibility-mode");if(a==="false")delete d.accessible;else if(a==="true"||(a===null&&matchMedia("(prefers-reduced-motion: reduce)").matches))d.accessible="true";if(/(^|; )signed-in=1/.test(document.cookie))d.account="known";if(${hasSerif}){${SET_SERIF}}}catch(e){}})(document.documentElement.dataset)`;
