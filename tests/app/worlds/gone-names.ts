/**
 * Names of features beside their display names: those of the server's modules, and older ones of our own. The server's descriptions and the search
 * words may contain them.
 */
const GONE =
	/\b(?:Always-on security|Asset CDN|Beautiful Math|Comment Likes|Copy Post|Extra Sidebar Widgets|Gravatar Hovercards|Image CDN|Increase your traffic|Infinite Scroll|Instant search|Lazy Images|Optimized performance|Photon|Publicize(?! connections)|SEO Tools|Secure Sign On|Shortcode Embeds|(?<!Activate )Site Stats|Site backups|Social media sharing|Widget Visibility|WordAds|WP\.me Shortlinks)\b/g;

/** Names that are also common words, so only labels are checked for them. */
const GONE_LABELS = /^(?:link|button|tab): (?:Likes|Monitor)$|\((?:Likes|Monitor|Sharing)\)/;

export const listGoneNames = (text: string, labels: readonly string[] = []): string[] => [
	...(text.match(GONE) ?? []),
	...labels.filter((label) => GONE_LABELS.test(label)),
];
