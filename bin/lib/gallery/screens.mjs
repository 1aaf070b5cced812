const product = (/** @type {string} */ key) => `product/${key}`;
const recommendation = (/** @type {string} */ page) => `recommendations/${page}`;

/** Every screen, by the path behind "#/"; a test holds them against the routes of the app. */
export const SCREENS = [
	'dashboard',
	'my-plan',
	'security',
	'performance',
	'writing',
	'sharing',
	'discussion',
	'traffic',
	'privacy',
	'connect-user',
	'license/activation',
	...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map(product),
	...[
		'site-type',
		'product-suggestions',
		'product-purchased',
		'woocommerce',
		'monitor',
		'related-posts',
		'creative-mail',
		'site-accelerator',
		'publicize',
		'security-plan',
		'anti-spam',
		'videopress',
		'summary',
	].map(recommendation),
];

export const WIDTHS = ['1280', '480'];
export const DIRECTIONS = ['ltr', 'rtl'];

/**
 * What was asked for by a flag, of what there is.
 *
 * @param {string}             flag
 * @param {string | undefined} wish  Names with commas between them; without one, all.
 * @param {string[]}           known
 * @throws {Error} One sentence, where there is no such thing.
 */
export function pick(flag, wish, known) {
	const names = wish?.split(',') ?? known;
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== undefined) {
		throw new Error(`--${flag} knows no "${unknown}": choose of ${known.join(', ')}.`);
	}
	return names;
}
