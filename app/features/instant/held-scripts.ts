/** The document's event that lets the held scripts run. */
export const RELEASE = "release-scripts";

/** The type of a script element that is held back: browsers neither load nor run what it says. */
export const HELD = "text/held-module";

/** The relation of a link that is held back with them. */
export const HELD_PRELOAD = "held-modulepreload";

const POLICY = import.meta.env.DEV
  ? "null"
  : 'self.trustedTypes&&trustedTypes.createPolicy("held",{createScript:function(h){return h}})';

/**
 * A script's text, for right after the first script's element: runs the held scripts once that one has answered, or
 * cannot be loaded. Browsers with Trusted Types take their text from a policy that nothing else can reach; the nonce goes with it.
 */
export const RELEASE_SCRIPT = `(function(d){var t=${POLICY};function r(){d.querySelectorAll('link[rel="${HELD_PRELOAD}"]').forEach(function(l){l.rel="modulepreload"});d.querySelectorAll('script[type="${HELD}"]').forEach(function(h){var s=d.createElement("script");s.type="module";s.nonce=h.nonce;s.text=t?t.createScript(h.text):h.text;h.type="text/released";d.head.append(s)})}d.addEventListener("${RELEASE}",r,{once:true});d.currentScript.previousElementSibling.addEventListener("error",r)})(document)`;
