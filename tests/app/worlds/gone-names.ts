/**
 * Names of features beside their display names: those of the server's modules, and older ones of our own. The server's
 * descriptions and the words of the search may have them.
 */
const GONE =
	/\b(?:Always-on security|Asset CDN|Beautiful Math|Comment Likes|Copy Post|Extra Sidebar Widgets|Gravatar Hovercards|Image CDN|Increase your traffic|Infinite Scroll|Instant search|Lazy Images|Optimized performance|Photon|Publicize(?! connections)|SEO Tools|Secure Sign On|Shortcode Embeds|(?<!Activate )Site Stats|Site backups|Social media sharing|Widget Visibility|WordAds|WP\.me Shortlinks)\b/g;

/** Names that are also common words, which only a label may not be. */
const GONE_LABELS = /^(?:link|button|tab): (?:Likes|Monitor)$|\((?:Likes|Monitor|Sharing)\)/;

/** The names in a text and in labels that features no longer have. */
export const listGoneNames = (text: string, labels: readonly string[] = []): string[] => [
	...(text.match(GONE) ?? []),
	...labels.filter((label) => GONE_LABELS.test(label)),
];
